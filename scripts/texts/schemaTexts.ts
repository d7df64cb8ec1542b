/** The texts of the schemas: titles, descriptions, choices and whatever else a form or a table shows of them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { z } from 'zod';
import { isNode, walk } from './walk.ts';

const files = globSync('schemas/**/*.ts');

/** A name, a sentence or a number of something, rather than a code (`FULL_TIME`) or a word of the program (`textarea`). */
const isText = (text: string) => /^["“(]?(?:\p{Lu}.*\p{Ll}|\d.* \p{Ll}{2})/su.test(text);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner);
  }
}

/** The fields' metadata: also titles and choices that are put together while the schemas are made. */
async function describedFields(): Promise<string[]> {
  const found: string[] = [];
  const add = z.globalRegistry.add;
  z.globalRegistry.add = function (schema, ...meta) {
    found.push(...textsIn(meta));
    return add.call(this, schema, ...meta);
  };
  try {
    for (const file of files) await import(path.resolve(file));
  } finally {
    z.globalRegistry.add = add;
  }
  return found;
}

/** Sentences written in the schemas, such as messages and features of plans; what a call is for is documentation. */
function writtenTexts(file: string): string[] {
  const found: string[] = [];
  const program = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' });
  for (const [node, parents] of walk(program)) {
    if (node.type !== 'Literal' || typeof node.value !== 'string') continue;
    const parent = parents.at(-1);
    const key = parent?.type === 'Property' && isNode(parent.key) ? parent.key.name : '';
    if (key !== 'summary') found.push(node.value);
  }
  return found;
}

/** Every text of the schemas with the files that spell it out; none for one that is put together. */
export async function schemaTexts(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const text of await describedFields()) if (isText(text)) found.set(text, new Set());
  for (const file of files) {
    for (const text of writtenTexts(file)) {
      if (isText(text)) found.set(text, (found.get(text) ?? new Set()).add(file));
    }
  }
  return found;
}
