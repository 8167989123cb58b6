import type { TextKey } from '../../texts/en.ts';

/** The keys at a table, in the order they are explained. */
export const keyHelp: readonly { readonly keys: readonly string[]; readonly does: TextKey }[] = [
  { keys: ['C'], does: 'keys.choices' },
  { keys: ['1', '…', '9'], does: 'keys.numbers' },
  { keys: ['B'], does: 'keys.board' },
  { keys: ['P'], does: 'keys.prompt' },
  { keys: ['L'], does: 'keys.log' },
  { keys: ['U'], does: 'keys.undo' },
  { keys: ['S'], does: 'keys.settings' },
  { keys: ['?'], does: 'keys.help' },
  { keys: ['Esc'], does: 'keys.escape' },
];
