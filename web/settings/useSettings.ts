import { useSyncExternalStore } from 'react';
import { preferences, settings } from './settings.ts';

export const useSettings = () => useSyncExternalStore(settings.subscribe, settings.getSnapshot);
export const usePreferences = () => useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
