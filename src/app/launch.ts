import { startLocale } from '../i18n/pageLocale.ts';

/**
 * Starts the app, once it is known which language it speaks.
 *
 * @param onShown called when it is on the screen
 */
export async function launch(onShown?: () => void): Promise<void> {
  await startLocale();
  const { start } = await import('./start.tsx');
  await start(onShown);
}
