import { isTooDeep } from '@accretion/engine';
import type * as z from 'zod/mini';
import { type ErrorCode, errors } from './errors.ts';
import type { Failure } from './parts.ts';

/** The value, or what is wrong with it in a few words. Takes anything at all. */
export function parse<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
): { readonly value: z.output<T> } | { readonly problem: string } {
  if (isTooDeep(value)) return { problem: 'the whole: nested too deep' };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  const path = issue?.path.join('.') || 'the whole';
  return { problem: `${path.slice(0, 80)}: ${(issue?.message ?? 'not valid').slice(0, 120)}` };
}

/** A failure as it is sent. */
export function failureOf(
  code: ErrorCode,
  values?: Readonly<Record<string, string>>,
  refusal?: Failure['refusal'],
): Failure {
  const message = errors[code].en.replace(/\{(\w+)\}/g, (whole, name: string) => values?.[name] ?? whole);
  return { code, message, ...(values && { values: { ...values } }), ...(refusal && { refusal }) };
}
