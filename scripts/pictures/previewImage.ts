/** `node scripts/pictures/previewImage.ts`: the picture a job is shown with where its link is shared, `public/og-job.png`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { jobPreview } from '../../schemas/publicPages.ts';
import { palettes } from '../../src/base/themePalette.ts';
import { chromiumLaunchOptions } from '../checks/chromium.ts';
import { root } from '../start/install.mjs';

const { brand, brandText, sun } = palettes.light.surface;
const { path: file, width, height } = jobPreview;

/** The mark without its ground, which is that of the whole picture. */
const drawing = readFileSync(path.join(root, 'src', 'app', 'favicon.svg'), 'utf8').replace(
  /<rect[^>]*\/>/,
  '',
);
const font = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

/** The sun that rises over the lower edge, as on the home page. */
const rays = [540, 430, 320]
  .map((radius, ring) => {
    const opacity = [0.1, 0.16, 0.5][ring];
    return `<circle cx="${width / 2}" cy="${height + 220}" r="${radius}" fill="${sun}" opacity="${opacity}"/>`;
  })
  .join('');

const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(`<style>
@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
html, body { margin: 0; background: ${brand} }
.sun { position: fixed; inset: 0 }
.name { position: fixed; inset: 0 0 170px; display: flex; gap: 20px; align-items: center; justify-content: center;
  font: 720 132px Inter; letter-spacing: -0.03em; color: ${brandText} }
.name svg { width: 200px; height: 200px }
</style><svg class="sun" viewBox="0 0 ${width} ${height}">${rays}</svg><div class="name">${drawing}<span>Hireday</span></div>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: path.join(root, 'public', file) });
await browser.close();
