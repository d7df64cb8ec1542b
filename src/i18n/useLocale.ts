import { useSyncExternalStore } from 'react';
import { currentLocale, onLocaleChange } from './t.ts';

/** The language the app speaks; what shows texts further down is mounted again when it becomes another one. */
export const useLocale = () => useSyncExternalStore(onLocaleChange, currentLocale, currentLocale);
