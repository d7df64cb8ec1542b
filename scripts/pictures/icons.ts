/** `node scripts/pictures/icons.ts`: the icons of public/icons from the logo, and the plain ones of phones and other systems. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../checks/chromium.ts';
import { root } from '../start/install.mjs';

const drawing = readFileSync(path.join(root, 'src', 'app', 'favicon.svg'), 'utf8');
const ground = '#0D3B33';

/** Systems cut a maskable icon to their own shape, and phones round theirs: both get the ground up to the edge. */
const icons = [
  { name: 'icon-192', size: 192, inset: 0 },
  { name: 'icon-512', size: 512, inset: 0 },
  { name: 'maskable-512', size: 512, inset: 0.1 },
  { name: 'apple-touch-icon', size: 180, inset: 0.04 },
];

const folder = path.join(root, 'public', 'icons');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
for (const { name, size, inset } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = Math.round(size * inset);
  await page.setContent(
    `<style>html, body { margin: 0; background: ${inset ? ground : 'transparent'} } svg { position: fixed; inset: ${margin}px; width: ${size - 2 * margin}px; height: ${size - 2 * margin}px }</style>${drawing}`,
  );
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: inset === 0 });
  await page.close();
}
await browser.close();
