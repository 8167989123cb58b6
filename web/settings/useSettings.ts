import { useSyncExternalStore } from 'react';
import { settings, wishes } from './settings.ts';

export const useSettings = () => useSyncExternalStore(settings.subscribe, settings.getSnapshot);
export const useWishes = () => useSyncExternalStore(wishes.subscribe, wishes.getSnapshot);
