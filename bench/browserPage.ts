/** A page of one program, as an app is built, for measurements in a browser. */
import type { Page } from 'playwright';
import { build } from 'vite';

/** @returns the program in one file */
export async function programOf(entry: string): Promise<string> {
  const result = await build({
    logLevel: 'error',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'measured' },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const program = files.find((file) => file.type === 'chunk');
  if (!program) throw new Error('The page has no program.');
  return program.code;
}

/** Opens an empty page that runs it. */
export async function showProgram(page: Page, code: string): Promise<void> {
  await page.route('http://measured.example/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><meta charset="utf-8"><div id="root"></div><script src="/page.js"></script>',
        }),
  );
  await page.goto('http://measured.example/');
}
