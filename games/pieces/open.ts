/** Whether a part of a view can be read. */
import { hidden, isRecord } from '@accretion/engine';

/** Is nothing hidden in it? */
export const isOpen = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isOpen);
  return isRecord(value) ? Object.values(value).every(isOpen) : value !== hidden;
};
