/** JSON that keeps its type when it is looked into. */
import { isRecord, type Json } from '@accretion/engine';

export type JsonRecord = { readonly [name: string]: Json };

/** For values that came out of JSON: a record of it holds JSON again. */
export const isJsonRecord = (value: unknown): value is JsonRecord => isRecord(value);

export const isJsonList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

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
