import type { Thing } from '@accretion/games/tables';
import { useFrame } from '../frame.ts';
import { HelpDialog } from './HelpDialog.tsx';

/** Help on a thing in the current match. */
export default function CardHelp({
  thing,
  onClose,
}: {
  readonly thing: Thing;
  readonly onClose: () => void;
}) {
  const { module, source, settings, state } = useFrame();
  return (
    <HelpDialog
      thing={thing}
      module={module}
      ruleset={source.ruleset}
      view={state.view}
      settings={settings}
      onClose={onClose}
    />
  );
}
