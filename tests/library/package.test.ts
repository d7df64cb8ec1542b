import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/checks/chromium.ts';
import { librarySizes } from '../../scripts/library/sizes.ts';
import { projectWithLibrary } from './installed.ts';

let project: string;
let server: PreviewServer;
let browser: Browser;
const said: string[] = [];

beforeAll(async () => {
  project = projectWithLibrary('tests/library/app');
  const common = { root: project, configFile: false, logLevel: 'error' } as const;
  await build({ ...common, plugins: [react()], build: { minify: false, chunkSizeWarningLimit: 9000 } });
  server = await preview({ ...common, preview: { port: 0 } });
  browser = await chromium.launch(chromiumLaunchOptions());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (project) rmSync(project, { recursive: true, force: true });
});

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(`${server.resolvedUrls?.local[0]}${address}`);
  return page;
}

test('a schema it has never seen is listed, created, edited, shown and deleted in stock react-admin', async () => {
  const page = await open('#/boats');
  await page.getByRole('link', { name: 'Alma' }).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Length in metres' }).count()).toBe(1);

  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This is required.').first().waitFor();
  await page.getByLabel('Name').fill('Clara');
  await page.getByLabel('Rig').click();
  await page.getByRole('option', { name: 'Cutter' }).click();
  await page.getByLabel('Length in metres').fill('120');
  await page.getByLabel('Owner’s e-mail').fill('cleo@example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('At most 90.').waitFor();
  await page.getByLabel('Length in metres').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByText('cleo@example.org').waitFor();
  expect(await page.locator('dl').innerText()).toMatch(/Clara.*Cutter.*12.*No.*cleo@example\.org/s);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name').fill('Clara II');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('dl').getByText('Clara II').waitFor();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Berta' }).waitFor();
  expect(await page.getByRole('link', { name: 'Clara II' }).count()).toBe(0);
  await page.close();
}, 120_000);

test('filters and columns are kept in react-admin’s own Store', async () => {
  const page = await open('#/boats');
  await page.getByRole('button', { name: 'Rig', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Ketch' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Alma' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save filters' }).click();
  await page.getByLabel('Name for the current filters').fill('Two masts');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Two masts' }).waitFor();
  await page.close();
}, 120_000);

test('a board, a timeline and a file on its way stand beside stock components', async () => {
  const page = await open('#/yard');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });
  await column('SLOOP').getByText('Alma').waitFor();
  await page.getByRole('button', { name: 'Drag Alma' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Alma is over SLOOP.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Alma is over KETCH.').waitFor();
  await page.keyboard.press('Space');
  await column('KETCH').getByText('Alma').waitFor();
  await page.getByRole('list', { name: 'Moves' }).getByText('Alma is a KETCH now').waitFor();

  // Held back until it is given up.
  await page.route('**/papers', () => {});
  const papers = { name: 'papers.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2000) };
  await page.getByLabel('Papers', { exact: true }).locator('input').setInputFiles(papers);
  await page.getByRole('progressbar', { name: 'Upload: Papers' }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await page.getByText('Drop a file here').waitFor();
  await page.close();
}, 120_000);

test('its texts and the schema’s come in Spanish through a polyglot provider', async () => {
  const page = await open('?lang=es#/boats/create');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Este dato es obligatorio.').first().waitFor();
  await page.getByLabel('Eslora en metros').fill('120');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Como máximo 90.').waitFor();
  await page.close();
}, 120_000);

test('the browser had nothing to complain about', () => {
  expect(said).toEqual([]);
});

test('it weighs what its README says, and little less', async () => {
  const library = path.join(project, 'node_modules/@hireday/schema-admin');
  const readme = readFileSync(path.join(library, 'README.md'), 'utf8');
  for (const [imported, size] of Object.entries(await librarySizes(library))) {
    const said = new RegExp(`^\\| ${imported} \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(readme);
    const weighed = [size['kB gzip'], size['and when asked for']];
    for (const [place, kB] of weighed.entries()) {
      const most = Number(said?.[place + 1]);
      expect(kB, imported).toBeLessThanOrEqual(most);
      expect(kB, imported).toBeGreaterThan(most * 0.9);
    }
  }
}, 120_000);

test('its types describe it to an app that checks them', () => {
  const options = {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      // react-admin's own types do not pass it.
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
    include: ['*.ts', '*.tsx'],
  };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(options));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
}, 120_000);
