import { Select } from '../design/Field.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Preferences, setPreferences } from './settings.ts';
import { usePreferences } from './useSettings.ts';

const speeds = ['slow', 'normal', 'fast', 'off'] as const;

/** How fast scenes are shown: in the settings, and at the table while one runs. */
export function SceneSpeed({ label }: { readonly label: string }) {
  const t = useTexts();
  const { scenes } = usePreferences();
  return (
    <Select<Preferences['scenes']>
      label={label}
      value={scenes}
      values={speeds.map((value) => ({ value, name: t(`settings.scenes.${value}`) }))}
      onChange={(value) => setPreferences({ scenes: value })}
    />
  );
}
