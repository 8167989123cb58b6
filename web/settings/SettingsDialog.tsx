import type { Language } from '@accretion/games/tables';
import { Dialog } from '../design/Dialog.tsx';
import { Check, Input, Select } from '../design/Field.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Wishes, wish } from './settings.ts';
import { useWishes } from './useSettings.ts';

const languageNames: readonly { value: Language; name: string }[] = [
  { value: 'en', name: 'English' },
  { value: 'de', name: 'Deutsch' },
];
const motions = ['system', 'on', 'off'] as const;
const sizes = ['normal', 'large', 'huge'] as const;
const nameLimit = 40;

/** What this person wishes; every change counts at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const now = useWishes();
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Input
        label={t('settings.name')}
        value={now.name}
        max={nameLimit}
        placeholder={t('settings.nobody')}
        onChange={(name) => wish({ name })}
      />
      <Select
        label={t('settings.language')}
        value={now.language}
        values={languageNames}
        onChange={(language) => wish({ language })}
      />
      <Select<Wishes['text']>
        label={t('settings.text')}
        value={now.text}
        values={sizes.map((value) => ({ value, name: t(`settings.text.${value}`) }))}
        onChange={(text) => wish({ text })}
      />
      <Select<Wishes['motion']>
        label={t('settings.motion')}
        value={now.motion}
        values={motions.map((value) => ({ value, name: t(`settings.motion.${value}`) }))}
        onChange={(motion) => wish({ motion })}
      />
      <div>
        <Check
          label={t('settings.patterns')}
          value={now.patterns}
          onChange={(patterns) => wish({ patterns })}
        />
        <Check label={t('settings.sound')} value={now.sound} onChange={(sound) => wish({ sound })} />
        <Check
          label={t('settings.shortcuts')}
          value={now.shortcuts}
          onChange={(shortcuts) => wish({ shortcuts })}
        />
      </div>
    </Dialog>
  );
}
