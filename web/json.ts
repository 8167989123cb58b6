/** Type guards for JSON that keep the type of what it contains. */
import { isRecord, type Json } from '@accretion/engine';

export type JsonRecord = { readonly [name: string]: Json };

/** For values known to come from JSON: the fields of a record are JSON again. */
export const isJsonRecord = (value: unknown): value is JsonRecord => isRecord(value);

export const isJsonList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The fields of a record; none of anything else. */
export const fieldsOf = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {});

/** A record with one field set. */
export const withField = (value: JsonRecord, name: string, field: Json): JsonRecord => ({
  ...value,
  [name]: field,
});

/** A record without a field. */
export function withoutField(value: JsonRecord, name: string): JsonRecord {
  const { [name]: _, ...rest } = value;
  return rest;
}
