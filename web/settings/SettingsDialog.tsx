import type { Language } from '@accretion/games/tables';
import { Dialog } from '../design/Dialog.tsx';
import { Check, Input, Select } from '../design/Field.tsx';
import { useTexts } from '../texts/texts.ts';
import { AvatarField } from './AvatarField.tsx';
import { SceneSpeed } from './SceneSpeed.tsx';
import { type Preferences, setPreferences } from './settings.ts';
import { usePreferences } from './useSettings.ts';
import { Volume } from './Volume.tsx';

const languageNames: readonly { value: Language; name: string }[] = [
  { value: 'en', name: 'English' },
  { value: 'de', name: 'Deutsch' },
];
const themes = ['system', 'dark', 'light'] as const;
const motions = ['system', 'on', 'off'] as const;
const sizes = ['normal', 'large', 'huge'] as const;
const paces = ['slow', 'normal', 'fast', 'off'] as const;
const nameLimit = 40;

/** The preferences of this person; every change takes effect at once. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const now = usePreferences();
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Input
        label={t('settings.name')}
        value={now.name}
        max={nameLimit}
        placeholder={t('settings.nobody')}
        onChange={(name) => setPreferences({ name })}
      />
      <AvatarField />
      <Select
        label={t('settings.language')}
        value={now.language}
        values={languageNames}
        onChange={(language) => setPreferences({ language })}
      />
      <Select<Preferences['theme']>
        label={t('settings.theme')}
        value={now.theme}
        values={themes.map((value) => ({ value, name: t(`settings.theme.${value}`) }))}
        onChange={(theme) => setPreferences({ theme })}
      />
      <Select<Preferences['text']>
        label={t('settings.text')}
        value={now.text}
        values={sizes.map((value) => ({ value, name: t(`settings.text.${value}`) }))}
        onChange={(text) => setPreferences({ text })}
      />
      <Select<Preferences['motion']>
        label={t('settings.motion')}
        value={now.motion}
        values={motions.map((value) => ({ value, name: t(`settings.motion.${value}`) }))}
        onChange={(motion) => setPreferences({ motion })}
      />
      <SceneSpeed label={t('settings.scenes')} />
      <Select<Preferences['bots']>
        label={t('settings.bots')}
        value={now.bots}
        values={paces.map((value) => ({ value, name: t(`settings.bots.${value}`) }))}
        onChange={(bots) => setPreferences({ bots })}
      />
      <div>
        <Check
          label={t('settings.patterns')}
          value={now.patterns}
          onChange={(patterns) => setPreferences({ patterns })}
        />
        <Volume />
        <Check
          label={t('settings.haptics')}
          value={now.haptics}
          onChange={(haptics) => setPreferences({ haptics })}
        />
        <Check
          label={t('settings.shortcuts')}
          value={now.shortcuts}
          onChange={(shortcuts) => setPreferences({ shortcuts })}
        />
        <Check
          label={t('settings.passes')}
          value={!now.passes}
          onChange={(asks) => setPreferences({ passes: !asks })}
        />
        <Check
          label={t('settings.confirm')}
          value={now.confirm}
          onChange={(confirm) => setPreferences({ confirm })}
        />
      </div>
    </Dialog>
  );
}
