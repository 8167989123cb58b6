/** Messages as they come in, before anything is known about them. */
import { isRecord } from '@accretion/engine';
import { id, parse } from '@accretion/protocol';

/** What a text says; undefined when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message, whatever else is wrong with it, so that its sender knows which one was refused. */
export function idIn(message: unknown): { readonly id?: string } {
  const parsed = parse(id, isRecord(message) ? message['id'] : undefined);
  return 'value' in parsed ? { id: parsed.value } : {};
}
