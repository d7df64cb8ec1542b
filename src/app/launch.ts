import { startLocale } from '../i18n/pageLocale.ts';

/**
 * Starts the app, once the texts of its language are there.
 *
 * @param isRendered whether the page stands as the build rendered it
 * @param onShown called when it is on the screen
 */
export async function launch(isRendered: boolean, onShown?: () => void): Promise<void> {
  const [{ start }] = await Promise.all([import('./start.tsx'), startLocale()]);
  await start(isRendered, onShown);
}
