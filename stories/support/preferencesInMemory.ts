import type { z } from 'zod';
import { Preferences } from '../../schemas/preferences.ts';
import type { StoryApi } from './StoryApp.tsx';

/** How someone likes the screens, kept as long as the scene; what is written has to be what the API takes. */
export function preferencesInMemory(begin: z.input<typeof Preferences> = {}) {
  let kept = Preferences.parse(begin);
  const write = (body: unknown) => {
    kept = Preferences.parse(body);
    return kept;
  };
  return {
    /** The value kept now. */
    now: () => kept,
    /** For a data provider. */
    calls: {
      preferences: async () => kept,
      setPreferences: async ({ body }: { body: unknown }) => write(body),
    },
    /** For the whole app. */
    api: {
      'GET /users/me/preferences': () => kept,
      'PUT /users/me/preferences': ({ body }) => write(body),
    } satisfies StoryApi,
  };
}
