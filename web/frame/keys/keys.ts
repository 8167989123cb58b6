import type { PageTextKey } from '../../texts/pages/en.ts';

/** The keys at a table, in the order they are explained. */
export const keyHelp: readonly { readonly keys: readonly string[]; readonly does: PageTextKey }[] = [
  { keys: ['C'], does: 'keys.choices' },
  { keys: ['1', '…', '9'], does: 'keys.numbers' },
  { keys: ['B'], does: 'keys.board' },
  { keys: ['P'], does: 'keys.prompt' },
  { keys: ['L'], does: 'keys.log' },
  { keys: ['U'], does: 'keys.undo' },
  { keys: ['H'], does: 'keys.hint' },
  { keys: ['Space'], does: 'keys.skip' },
  { keys: ['S'], does: 'keys.settings' },
  { keys: ['?'], does: 'keys.help' },
  { keys: ['Esc'], does: 'keys.escape' },
];
