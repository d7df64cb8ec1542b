/**
 * Prints the figures by which the order of the house is judged: sizes, casts, rings of folders, exports nobody imports.
 * `node scripts/checks/survey.ts [folder] [--list]`: of this checkout, or of another one; with `--list` what the figures count.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync, Visitor } from 'vite';
import { packageJson } from '../library/packageJson.ts';
import { isBlind } from './blindCasts.ts';
import { functionsOf, isProduct, longestFunction } from './functionsOf.ts';
import { type Import, importsOf, nameOf } from './importsOf.ts';

interface Survey {
  lines: number;
  functions: ReturnType<typeof functionsOf>;
  /** Casts, `as const` aside. */
  casts: number;
  /** Of them those that switch checking off: `as never`, `as unknown as`. */
  blindCasts: number;
  /** Lines with calls of `t` that run when the module is loaded. */
  earlyTexts: number[];
  exports: string[];
  imports: Import[];
  /** Files that are named by their paths. */
  named: string[];
}

const { values: options, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = path.resolve(positionals[0] ?? '.');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
  cwd: folder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'));
const known = new Set(files);

function lookAt(file: string): Survey {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const parsed = parseSync(file, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const survey: Survey = {
    lines: text.split('\n').length - 1,
    functions: functionsOf(text, parsed),
    casts: 0,
    blindCasts: 0,
    earlyTexts: [],
    exports: [],
    imports: importsOf(file, parsed),
    named: [],
  };
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: ({ callee, start }) => {
      if (depth === 0 && callee.type === 'Identifier' && callee.name === 't')
        survey.earlyTexts.push(lineAt(start));
    },
    Literal: ({ value }) => {
      // For an alias, or for a process to run.
      if (typeof value === 'string' && known.has(value)) survey.named.push(value);
    },
    TSAsExpression: (node) => {
      const { typeAnnotation: to } = node;
      if (to.type === 'TSTypeReference' && to.typeName.type === 'Identifier' && to.typeName.name === 'const')
        return;
      survey.casts += 1;
      survey.blindCasts += Number(isBlind(node));
    },
    ExportDefaultDeclaration: () => {
      survey.exports.push('default');
    },
    ExportNamedDeclaration: ({ specifiers, declaration }) => {
      survey.exports.push(...specifiers.map(({ exported }) => nameOf(exported)));
      if (!declaration) return;
      if (declaration.type === 'VariableDeclaration')
        survey.exports.push(
          ...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])),
        );
      else if ('id' in declaration && declaration.id && 'name' in declaration.id)
        survey.exports.push(declaration.id.name);
    },
  }).visit(parsed.program);
  return survey;
}

const surveys = new Map(files.map((file) => [file, lookAt(file)]));
const product = [...surveys].filter(([file]) => isProduct(file));
const total = (of: (survey: Survey) => number) => product.reduce((sum, [, survey]) => sum + of(survey), 0);

/** Median, ninth tenth and largest. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`;
}

/** Groups of folders, two levels deep, that import one another in a ring. */
function ringsOfFolders(): string[][] {
  const folderOf = (file: string) => path.posix.dirname(file).split('/').slice(0, 2).join('/');
  const edges = new Map<string, Set<string>>();
  for (const [file, { imports }] of product)
    for (const { from } of imports) {
      const [own, other] = [folderOf(file), folderOf(from)];
      if (own === other || !surveys.has(from)) continue;
      edges.set(own, (edges.get(own) ?? new Set()).add(other));
    }
  const reached = (start: string) => {
    const seen = new Set<string>();
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const next of edges.get(at) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
    return seen;
  };
  const reach = new Map([...edges.keys()].map((one) => [one, reached(one)]));
  const rings = new Map<string, string[]>();
  for (const [one, seen] of reach) {
    if (!seen.has(one)) continue;
    const ring = [...seen].filter((other) => reach.get(other)?.has(one)).sort();
    rings.set(ring.join(' '), ring);
  }
  return [...rings.values()].sort((a, b) => b.length - a.length);
}

const importers = new Map<string, { file: string; names: string[] }[]>();
for (const [file, { imports }] of surveys)
  for (const { from, names } of imports)
    importers.set(from, [...(importers.get(from) ?? []), { file, names }]);
const named = new Set(product.flatMap(([, survey]) => survey.named));
const usersOf = (file: string, name: string) =>
  (importers.get(file) ?? []).filter(({ names }) => names.includes(name) || names.includes('*'));
const exported = product.flatMap(([file, survey]) => survey.exports.map((name) => ({ file, name })));
const withoutUsers = exported.filter(
  ({ file, name }) => !named.has(file) && usersOf(file, name).length === 0,
);
/** The names that the library's package promises to those who install it. */
const entry = path.posix.normalize(packageJson().exports['.'].default.replace(/\.js$/, '.ts'));
const promised = withoutUsers.filter(({ file }) => file === entry);
const isReadByTool = ({ file, name }: { file: string; name: string }) =>
  /^[^/]+\.config\.ts$/.test(file) && name === 'default';
const unused = withoutUsers.filter((one) => one.file !== entry && !isReadByTool(one));
const forTests = exported.filter(({ file, name }) => {
  const users = usersOf(file, name);
  return users.length > 0 && users.every((user) => !isProduct(user.file));
});
const rings = ringsOfFolders();
const inRings = product.filter(([file]) =>
  rings.some((ring) => ring.includes(path.posix.dirname(file).split('/').slice(0, 2).join('/'))),
);
const small = product.filter(
  ([file, { lines }]) =>
    lines <= 20 && new Set((importers.get(file) ?? []).map((one) => one.file)).size === 1,
);
const lines = total((survey) => survey.lines);

console.table({
  'files / lines, without tests, stories and bench': `${product.length} / ${lines}`,
  'lines of a file: median / nine tenths / most': spread(product.map(([, survey]) => survey.lines)),
  'lines of a named function': spread(
    product.flatMap(([, survey]) => survey.functions.map((one) => one.lines)),
  ),
  'files in rings of folders': `${inRings.length} (rings of ${rings.map((ring) => ring.length).join(', ') || 'none'})`,
  'casts per 1,000 lines; blind ones': `${((total((survey) => survey.casts) / lines) * 1000).toFixed(1)}; ${total((survey) => survey.blindCasts)}`,
  'exports imported nowhere / by tests only': `${unused.length} / ${forTests.length}`,
  'names that the package promises, and nothing here uses': promised.length,
  'files of 20 lines at most with one importer': small.length,
  'texts translated while a module loads': total((survey) => survey.earlyTexts.length),
  'lines of JavaScript that nothing type-checks': product
    .filter(([file]) => file.endsWith('.mjs'))
    .reduce((sum, [, survey]) => sum + survey.lines, 0),
});
if (options.list) {
  for (const ring of rings) console.log('ring:', ring.join(' '));
  for (const { file, name } of unused) console.log('unused:', file, name);
  for (const { file, name } of forTests) console.log('tests only:', file, name);
  for (const [file] of small) console.log('small:', file);
  for (const [file, { functions }] of product)
    for (const { name, line, lines: size } of functions)
      if (size > longestFunction) console.log('long:', `${file}:${line}`, name, size);
  for (const [file, { earlyTexts }] of product)
    for (const line of earlyTexts) console.log('early text:', `${file}:${line}`);
}
