/** Resumes as people really send them, where a folder of them lies beside the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createResumeReader } from '../../server/files/readResume.ts';

const folder = join(import.meta.dirname, '../../../shared/data/resumes');
const files = existsSync(folder) ? readdirSync(folder).filter((_, index) => index % 10 === 0) : [];
const reader = createResumeReader();
afterAll(() => reader.close());

describe('real resumes', () => {
  it('are read, one in ten of them, line by line and without damage', async ({ skip }) => {
    skip(files.length === 0, `There are no resumes in ${folder}.`);
    for (const file of files) {
      const { kind, text, pages } = await reader.read(readFileSync(join(folder, file)));
      expect(kind).toBe('PDF');
      expect(pages).toBeGreaterThan(0);
      expect(text.split('\n').length).toBeGreaterThan(10);
      expect(text).not.toMatch(/â€|Â(?:\s|$)|[\0\uFFFD]/m);
    }
  });
});
