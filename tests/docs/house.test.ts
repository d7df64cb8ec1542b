import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../scripts/checks/rooms.ts');
const page = `## Shared
- \`schemas/\` what there is
## Server
- \`server/base/\` the ground
- \`server/\` the roof
## Browser
- \`src/\` the app
## Around it
- \`tests/\` tests
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The lint's complaints about a house of these files. */
function lint(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hireday-house-'));
  folders.push(folder);
  const all: Record<string, string> = {
    'docs/house.md': page,
    'schemas/job.ts': 'export const job = 1;',
    'server/base/env.ts': "import { job } from '../../schemas/job.ts';\nexport const env = job;",
    'server/main.ts': "import { env } from './base/env.ts';\nexport const main = env;",
    'src/app.ts': "import { job } from '../schemas/job.ts';\nexport const app = job;",
    'tests/a.test.ts': "import '../server/main.ts';\nimport '../src/app.ts';",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '-A'], { cwd: folder });
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, said: stderr };
}

test('a house in order passes', () => {
  expect(lint({})).toEqual({ status: 0, said: '' });
});

test.each([
  [
    'an import from below to above',
    { 'server/base/env.ts': "import type { main } from '../main.ts';" },
    'server/base/env.ts may not import server/main.ts.',
  ],
  [
    'a page that imports the server',
    { 'src/app.ts': "export const app = () => import('../server/base/env.ts');" },
    'src/app.ts may not import server/base/env.ts.',
  ],
  [
    'a product that imports its tests',
    { 'src/app.ts': "export * from '../tests/a.test.ts';" },
    'src/app.ts may not import tests/a.test.ts.',
  ],
  [
    'a folder nobody has written a line about',
    { 'server/mail/send.ts': 'export {};' },
    'docs/house.md has no line about server/mail/.',
  ],
  [
    'a line about a folder that is gone',
    { 'docs/house.md': `${page}- \`bench/\` figures\n` },
    'docs/house.md: there is no bench/.',
  ],
  [
    'a component that imports the product',
    {
      'docs/house.md': page.replace(
        '## Browser',
        '## Browser\n- `src/client/` asks\n- `src/components/` the library',
      ),
      'src/client/ask.ts': 'export const ask = 1;',
      'src/components/Form.ts': "import { ask } from '../client/ask.ts';\nexport const form = ask;",
    },
    'src/components/Form.ts is packed with the library and may not import src/client/ask.ts.',
  ],
  [
    'a component that needs a package the library does not name',
    {
      'docs/house.md': page.replace('## Browser', '## Browser\n- `src/components/` the library'),
      'src/components/Form.ts': "import pg from 'pg';\nexport const form = pg;",
    },
    "src/components/Form.ts: the library's package.json does not name pg.",
  ],
])('%s is refused', (_what, files, sentence) => {
  const { status, said } = lint(files);
  expect(status).toBe(1);
  expect(said.split('\n')).toContain(sentence);
});

test('every file the walks through the house pass is there', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const house = readFileSync(path.join(root, 'docs/house.md'), 'utf8');
  const passed = [...house.matchAll(/^\d+\. `(.+?)`/gm)].map(([, file = '']) => file);
  expect(passed.length).toBeGreaterThan(20);
  expect(passed.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
