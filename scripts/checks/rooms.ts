/**
 * Refuses imports against the order of docs/house.md, folders that are missing there, and lines about folders that do not
 * exist; functions that are too long; casts that check nothing; and whatever the component library's package would not have. Part of
 * `npm run lint`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { needed, packed, peers } from '../library/packageJson.ts';
import { blindCasts } from './blindCasts.ts';
import { functionsOf, isProduct, longestFunction } from './functionsOf.ts';
import { importsOf, packagesOf } from './importsOf.ts';

interface Room {
  folder: string;
  section: string;
}

/** The folders in the order of the page, and the heading each stands under. */
function readHouse(): Room[] {
  let section = '';
  return readFileSync('docs/house.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      section = /^## (.+)/.exec(line)?.[1] ?? section;
      const folder = /^- `(.+)\/`/.exec(line)?.[1];
      return folder ? [{ folder, section }] : [];
    });
}

/** The last section may import everything; the two sides only what is shared and their own. */
const around = 'Around it';

const rooms = readHouse();
const house = new Map(rooms.map((room, place) => [room.folder, { ...room, place }]));
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.js', '*.sql'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.includes('/') && !file.startsWith('.'));
// A resource is declared over all of its pages. Tests, stories and measurements have folders of their own below the one
// that is named.
const folderOf = (file: string) =>
  /^resources\/[^/]+\/index\.ts$/.test(file)
    ? 'resources'
    : (/^(?:tests|stories)\//.exec(file)?.[0].slice(0, -1) ?? path.posix.dirname(file));

const wrong: string[] = [];
for (const { folder } of rooms) if (!existsSync(folder)) wrong.push(`docs/house.md: there is no ${folder}/.`);
for (const folder of new Set(files.map(folderOf)))
  if (!house.has(folder)) wrong.push(`docs/house.md has no line about ${folder}/.`);
for (const file of files.filter((one) => !one.endsWith('.sql') && existsSync(one))) {
  const text = readFileSync(file, 'utf8');
  const parsed = parseSync(file, text);
  if (isProduct(file))
    for (const { name, line, lines } of functionsOf(text, parsed))
      if (lines > longestFunction) wrong.push(`${file}:${line}: ${name} has ${lines} lines.`);
  for (const line of blindCasts(text, parsed))
    wrong.push(`${file}:${line}: a cast by way of never or unknown checks nothing.`);
  const own = house.get(folderOf(file));
  if (!own || own.section === around) continue;
  for (const { from: to } of importsOf(file, parsed)) {
    const other = house.get(folderOf(to));
    if (!other || other.folder === own.folder) continue;
    const isBelow = other.place < own.place;
    const isReachable = other.section === own.section || other.section === rooms[0]?.section;
    if (!isBelow || !isReachable) wrong.push(`${file} may not import ${to}.`);
  }
}

/** Shared files that are packed beside the folders of the library: they import nothing. */
const packedFiles = ['schemas/base/days.ts'];
const isPacked = (file: string) =>
  packed.some((folder) => file.startsWith(folder)) || packedFiles.includes(file);
const declared = new Set<string>([...needed, ...peers]);
for (const file of files.filter((one) => isPacked(one) && existsSync(one))) {
  const parsed = parseSync(file, readFileSync(file, 'utf8'));
  for (const { from } of importsOf(file, parsed))
    if (!isPacked(from)) wrong.push(`${file} is packed with the library and may not import ${from}.`);
  for (const name of packagesOf(parsed))
    if (!declared.has(name)) wrong.push(`${file}: the library's package.json does not name ${name}.`);
}
for (const line of wrong) console.error(line);
if (wrong.length > 0)
  console.error(
    `\nThe order of the folders is in docs/house.md. A function has ${longestFunction} lines at most.`,
  );
process.exit(wrong.length > 0 ? 1 : 0);
