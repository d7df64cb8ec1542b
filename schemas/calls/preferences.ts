/** How someone likes the screens. */

import { Preferences } from '../preferences.ts';
import type { Call } from './call.ts';

export const preferencesCalls = {
  preferences: {
    method: 'GET',
    path: '/users/me/preferences',
    tag: 'users',
    may: 'preferences.edit',
    summary:
      'What is kept of how one likes the screens: saved filters, hidden columns, whether the tour was seen.',
    answer: Preferences,
    extension: true,
  },
  setPreferences: {
    method: 'PUT',
    path: '/users/me/preferences',
    tag: 'users',
    may: 'preferences.edit',
    summary: 'Replace what is kept of how one likes the screens.',
    body: Preferences,
    answer: Preferences,
    extension: true,
  },
} as const satisfies Record<string, Call>;
