/** Each claim of the public pages is on a page word for word, and its test exists under its name. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const rows = readFileSync(new URL('docs/claims.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| claim'))
  .map((line) => {
    const [claim = '', file = '', named = ''] = line.slice(2, -2).split(' | ');
    return { claim, file, named };
  });
const sources = globSync('{src,server}/**/*.{ts,tsx}', { cwd: fileURLToPath(root) })
  .filter((file) => !file.startsWith('src/i18n/es/'))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

describe('every claim of docs/claims.md', () => {
  test('is there', () => expect(rows.length).toBeGreaterThan(30));

  test.each(rows)('is what a page says, and is tested: $claim', ({ claim, file, named }) => {
    expect(sources).toContain(claim);
    const path = new URL(file, root);
    expect(existsSync(path), file).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(named);
  });
});
