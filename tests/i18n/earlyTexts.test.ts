/** A text is looked up when it is read: one that a module looked up while loading would stay in the language of that moment. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type * as lingui from '@lingui/core';
import { expect, test, vi } from 'vitest';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));

vi.mock('@lingui/core', async (load) => {
  const real = await load<typeof lingui>();
  const setupI18n: typeof real.setupI18n = (...args) => {
    const i18n = real.setupI18n(...args);
    vi.spyOn(i18n, '_').mockImplementation((text) => {
      said.push(String(text));
      return String(text);
    });
    return i18n;
  };
  return { ...real, setupI18n };
});

/** Those that start a program do so when they are loaded; pages of a PDF are drawn by a browser's program. */
const startsOrDraws = /main\.tsx?$|Worker\.ts$|^server\/cli\/|product\/document\/PdfPages\.tsx$/;
const files = globSync('{schemas,src,resources,server}/**/*.{ts,tsx}').filter(
  (file) => !startsOrDraws.test(file),
);

test('no module looks a text up while it is loaded', async () => {
  const early: string[] = [];
  for (const file of files) {
    await import(path.resolve(file));
    early.push(...said.splice(0).map((text) => `${file}: ${text}`));
  }
  expect(early).toEqual([]);
}, 300_000);

test('what a module says when it is asked is noticed', async () => {
  const { t } = await import('../../src/i18n/t.ts');
  t('Jobs');
  expect(said.splice(0)).toEqual(['Jobs']);
});
