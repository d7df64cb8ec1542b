/** What is loaded before the language is known says nothing yet: it would say it in English. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { isNode, type Node, walk } from './walk.ts';

/** The build may put these, with all they import, into files that run before `startLocale` has. */
const entries = ['src/main.tsx', 'src/launch.ts', 'src/start.tsx'];

const parse = (file: string) =>
  parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;

const isFunction = ({ type }: Node) => /Function/.test(type) || type === 'PropertyDefinition';

/** Sources a file cannot be run without. */
function importsOf(file: string, program: Node): string[] {
  return (program.body as Node[]).flatMap((statement) => {
    const { source, importKind, exportKind } = statement;
    if (!isNode(source) || importKind === 'type' || exportKind === 'type') return [];
    const found = path.join(path.dirname(file), String(source.value));
    return /\.tsx?$/.test(found) && existsSync(found) ? [found] : [];
  });
}

test('no text is named outside of a function by what the start imports', () => {
  const said: string[] = [];
  const seen = new Set(entries);
  for (const file of seen) {
    const program = parse(file);
    for (const [node, parents] of walk(program)) {
      const isT = node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 't';
      if (isT && !parents.some(isFunction)) said.push(file);
    }
    for (const imported of importsOf(file, program)) seen.add(imported);
  }
  expect([...seen]).toContain('src/themeComponents.ts');
  expect([...new Set(said)]).toEqual([]);
});
