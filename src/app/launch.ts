import { startLocale } from '../i18n/pageLocale.ts';

/**
 * Starts the app, once the texts of its language are there.
 *
 * @param onShown called when it is on the screen
 */
export async function launch(onShown?: () => void): Promise<void> {
  const [{ start }] = await Promise.all([import('./start.tsx'), startLocale()]);
  await start(onShown);
}
