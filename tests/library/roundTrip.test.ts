/** Forms of schemas nobody wrote, filled in by hand in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import fc from 'fast-check';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/checks/chromium.ts';
import { humanise } from '../../src/components/fields/humanise.ts';
import { fill, type Made, outcomes, timezone } from './roundTrip/fill.ts';
import { type Drawn, forms } from './roundTrip/forms.ts';
import { type Slip, slipsOf, wrongCount } from './roundTrip/mistakes.ts';
import { slippedForms } from './roundTrip/slips.ts';
import { isTwoWay, type LeafName, leaves, type Spec } from './roundTrip/spec.ts';
import { pack, unpack } from './roundTrip/wire.ts';

let folder: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
const said: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
  const common = { root: 'tests/library/roundTrip/page', configFile: false, logLevel: 'error' } as const;
  const output = { outDir: folder, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 9000 };
  await build({ ...common, plugins: [react()], build: output });
  server = await preview({ ...common, build: { outDir: folder }, preview: { port: 0 } });
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ timezoneId: timezone, locale: 'en-US' });
  page.setDefaultTimeout(15_000);
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '', { timeout: 60_000 });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Rows are counted as soon as a form is there, so the one before has to be gone. */
async function show(parts: Drawn['parts'], record?: unknown): Promise<void> {
  const id = await page.evaluate(([fields, values]) => window.showForm(fields, values), [
    pack(parts),
    record && pack(record),
  ] as const);
  await page.locator(`#${id}`).getByRole('button', { name: 'Save' }).waitFor();
}

/** Counts the fields that have to be put right. */
const refusal = () => page.getByRole('status').filter({ hasText: /^Check/ });

async function save(): Promise<unknown[]> {
  await page.getByRole('button', { name: 'Save' }).click();
  // The button is busy a moment after it was pressed, so it cannot tell when the form has answered.
  const answer = page.waitForFunction(() => window.saved.length > 0);
  await Promise.race([refusal().waitFor(), answer]);
  return page.evaluate(() => window.saved).then((saved) => saved.map(unpack));
}

/** The sentence that an input is described by. */
const describedBy = (input: Locator) =>
  input.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby') ?? '';
    return document.getElementById(ids)?.textContent ?? '';
  });

/** @returns the mistakes that were made */
async function fillAll({ parts, typed }: Drawn): Promise<Made[]> {
  const made: Made[] = [];
  for (const [name, type] of parts)
    await fill({ page, made }, type, typed[name], { scope: page.locator('form'), label: humanise(name) });
  return made;
}

/** More of them with `npm run fuzz -- --forms 500`. */
const drawn = (here: number) => ({
  numRuns: Number(process.env.FUZZ_FORMS ?? here),
  // A smaller example is looked for in `npm run fuzz` alone: it takes minutes.
  endOnFailure: process.env.FUZZ_FORMS === undefined,
});

test('a form of any schema gives back what was typed into it', async () => {
  await fc.assert(
    fc.asyncProperty(forms, async (form) => {
      await show(form.parts);
      await fillAll(form);
      expect(await save()).toStrictEqual([outcomes(form.parts, form.typed)]);
    }),
    drawn(10),
  );
}, 3_600_000);

test('a form of any record gives it back when nothing was touched', async () => {
  await fc.assert(
    fc.asyncProperty(
      forms.filter(({ parts }) => parts.every(([, type]) => isTwoWay(type))),
      async ({ parts, typed }) => {
        const record = outcomes(parts, typed);
        await show(parts, record);
        expect(await save()).toStrictEqual([record]);
      },
    ),
    drawn(30),
  );
}, 3_600_000);

const leaf = (name: LeafName): Spec => ({ kind: 'leaf', leaf: name });

test('a mistake at any place of any form is said there, and the form is taken once it is put right', async () => {
  await fc.assert(
    fc.asyncProperty(slippedForms, async ({ parts, typed, slipped }) => {
      await show(parts);
      const made = await fillAll({ parts, typed: slipped });
      expect(made).toHaveLength(1);
      expect(await save()).toEqual([]);
      for (const { input, message } of made) expect(await describedBy(input)).toBe(message);
      for (const { mend } of made) await mend();
      await refusal().waitFor({ state: 'hidden' });
      expect(await save()).toStrictEqual([outcomes(parts, typed)]);
    }),
    drawn(4),
  );
}, 3_600_000);

/** One entry too few and one too many, of each kind of list. */
function listsWithMistakes(): [name: string, Spec, Slip][] {
  const lists = [
    { name: 'rows', kind: 'array', of: 'number', entries: [1, 2, 3] },
    { name: 'words', kind: 'array', of: 'text', entries: ['one', 'two', 'three'] },
    { name: 'menu', kind: 'array', of: 'choice', entries: ['red', 'green', 'blue'] },
    { name: 'set', kind: 'set', of: 'number', entries: [1, 2, 3] },
  ] as const;
  const both = { least: 2, most: 2 };
  return lists.flatMap(({ name, kind, of, entries }) =>
    [1, 3].map((count): [string, Spec, Slip] => [
      `${name}Of${count}`,
      { kind, element: leaf(of), ...both },
      wrongCount(kind, both, entries.slice(0, count), entries.slice(0, 2)),
    ]),
  );
}

test('every mistake of each kind is said at its input, and nothing is given back', async () => {
  const inLeaves = Object.keys(leaves).flatMap((name) =>
    slipsOf(name as LeafName).map((slip, at) => [`${name}${at}`, leaf(name as LeafName), slip] as const),
  );
  const slips = [...inLeaves, ...listsWithMistakes()];
  const parts = slips.map(([name, type]) => [name, type] as const);
  await show(parts);
  const made = await fillAll({
    parts,
    typed: Object.fromEntries(slips.map(([name, , slip]) => [name, slip])),
  });
  expect(await save()).toEqual([]);
  const wanted = made.map(({ label, message }) => ({ label, message }));
  expect(wanted).toHaveLength(parts.length);
  const found = made.map(async ({ label, input }) => ({ label, message: await describedBy(input) }));
  expect(await Promise.all(found)).toEqual(wanted);
}, 600_000);

test('a value that a menu does not offer is said at the menu, until another is chosen', async () => {
  const parts: Drawn['parts'] = [
    ['colour', leaf('choice')],
    ['count', leaf('mixedChoice')],
    ['sides', leaf('several')],
  ];
  await show(parts, { colour: 'purple', count: 9, sides: ['north', 'up'] });
  expect(await save()).toEqual([]);
  const said = ['Colour *', 'Count *', 'Sides *'].map((label) =>
    describedBy(page.getByLabel(label, { exact: true })),
  );
  expect(await Promise.all(said)).toEqual([
    'Choose one of: red, green, blue.',
    'Choose one of: 1, 2, three.',
    'Choose one of: north, east, south, west.',
  ]);
  const typed = { colour: 'red', count: 2, sides: ['east', 'west'] };
  await fillAll({ parts, typed });
  expect(await save()).toStrictEqual([typed]);
});

describe('what these tests have found', () => {
  test('a number of any length stands in a form from the start', async () => {
    const record = { count: 12345678901234567890n, rows: [1n, 2n] };
    await show(
      [
        ['count', leaf('bigNumber')],
        ['rows', { kind: 'array', element: leaf('bigNumber') }],
      ],
      record,
    );
    expect(await save()).toStrictEqual([record]);
  });

  test('a number of any length stands in a part that a codec has read', async () => {
    const voyage: Spec = {
      kind: 'object',
      parts: [
        ['start', leaf('momentCodec')],
        ['miles', leaf('bigNumber')],
      ],
    };
    const options = [
      { title: 'Flag', type: leaf('flag') },
      { title: 'Voyage', type: voyage },
    ];
    const record = { trip: { start: new Date('2026-11-23T08:30:00Z'), miles: 10n ** 20n } };
    await show([['trip', { kind: 'union', options }]], record);
    expect(await save()).toStrictEqual([record]);
  });

  test('a record keeps its list where the default is longer', async () => {
    const element = leaf('number');
    const list: Spec = { kind: 'default', inner: { kind: 'array', element }, given: [1, 2, 3] };
    await show([['list', list]], { list: [7] });
    expect(await save()).toStrictEqual([{ list: [7] }]);
  });

  test('a mistake in a member of a union takes the focus', async () => {
    const union: Spec = {
      kind: 'union',
      options: [
        { title: 'Word', type: leaf('shortText') },
        { title: 'Number', type: leaf('number') },
      ],
    };
    await show([['either', union]]);
    const input = page.getByLabel('Word *', { exact: true });
    await input.fill('x');
    expect(await save()).toEqual([]);
    expect(await describedBy(input)).toBe('At least 2 characters.');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a pair without a key can be told from others where it is removed', async () => {
    const parts: Drawn['parts'] = [['prices', { kind: 'record', value: leaf('number') }]];
    await show(parts, { prices: { '': 1, tea: 2 } });
    await page.getByRole('button', { name: 'Remove Prices 1', exact: true }).click();
    expect(await save()).toStrictEqual([{ prices: { tea: 2 } }]);
  });

  test('a list that may be absent is so once its entries are gone', async () => {
    const rows: Spec = { kind: 'array', element: leaf('number'), least: 1 };
    const parts: Drawn['parts'] = [
      ['rows', { kind: 'optional', inner: rows }],
      ['menu', { kind: 'optional', inner: leaf('several') }],
    ];
    await show(parts);
    await fillAll({ parts, typed: { rows: [7], menu: ['north', 'south'] } });
    await fillAll({ parts: [['rows', rows]], typed: { rows: [] } });
    await fillAll({ parts: [['menu', leaf('several')]], typed: { menu: [] } });
    expect(await save()).toStrictEqual([{}]);
  });

  test('a moment keeps its minute while another year is typed over its own', async () => {
    const parts: Drawn['parts'] = [['start', leaf('momentToMinutes')]];
    await show(parts, { start: '2026-11-23T08:30Z' });
    await fillAll({ parts, typed: { start: '1970-01-01T00:00Z' } });
    expect(await save()).toStrictEqual([{ start: '1970-01-01T00:00Z' }]);
  });

  test('a time keeps its minutes while another is typed over it', async () => {
    const parts: Drawn['parts'] = [['start', leaf('minutes')]];
    await show(parts, { start: '00:00' });
    await fillAll({ parts, typed: { start: '02:01' } });
    expect(await save()).toStrictEqual([{ start: '02:01' }]);
  });

  test('a moment without a zone stays as the clock shows it', async () => {
    const parts: Drawn['parts'] = [['start', leaf('localMoment')]];
    const typed = { start: '2026-11-23T08:30:00' };
    await show(parts);
    await fillAll({ parts, typed });
    expect(await save()).toStrictEqual([typed]);
  });
});

test('the browser had nothing to complain about', () => {
  expect(said).toEqual([]);
});
