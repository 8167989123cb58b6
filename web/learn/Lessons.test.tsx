// @vitest-environment happy-dom
import type { Lesson } from '@accretion/games/tables';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPreferences } from '../settings/settings.ts';
import { loadTexts } from '../texts/texts.ts';
import { Lessons } from './Lessons.tsx';

const lesson: Lesson = { text: { en: 'Pick a card.', de: 'Wähle eine Karte.' } };
const state = {} as ReturnType<ComponentProps<typeof Lessons>['source']['getSnapshot']>;

function learn(): void {
  const nothing = (): void => undefined;
  const source = {
    ...{ lesson, at: 0, lessons: [lesson, lesson] },
    ...{ subscribe: () => nothing, getSnapshot: () => state, next: nothing, skip: nothing },
  };
  render(<Lessons source={source} onRestart={nothing} />);
}

const bubble = () => document.querySelector('aside');

beforeAll(async () => {
  setPreferences({ language: 'en' });
  await loadTexts();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('a lesson', () => {
  it('waits while a dialog is open, and never lies under it', async () => {
    learn();
    expect(bubble()).not.toBeNull();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    await act(async () => dialog.showModal());
    await waitFor(() => expect(bubble()).toBeNull());
    await act(async () => dialog.close());
    await waitFor(() => expect(bubble()).not.toBeNull());
  });

  it('waits while a scene is shown', async () => {
    const frame = document.createElement('div');
    frame.dataset['scene'] = 'reveal';
    document.body.append(frame);
    learn();
    expect(bubble()).toBeNull();
    await act(async () => frame.removeAttribute('data-scene'));
    await waitFor(() => expect(bubble()).not.toBeNull());
  });

  it('is announced, because its place is there before it', async () => {
    const frame = document.createElement('div');
    frame.dataset['scene'] = 'reveal';
    document.body.append(frame);
    learn();
    const place = document.querySelector('[aria-live="polite"]');
    expect(place?.textContent).toBe('');
    await act(async () => frame.remove());
    await waitFor(() => expect(place?.textContent).toContain('Pick a card.'));
  });
});
