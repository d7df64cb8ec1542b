/** The files of this checkout that a source file imports, types too. */
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * @param file from the root of the checkout
 * @returns paths from there, as they are written: one may lead nowhere
 */
export function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const take = (source: string) => {
    if (source.startsWith('.')) found.push(path.posix.join(path.posix.dirname(file), source));
  };
  new Visitor({
    ImportDeclaration: ({ source }) => take(source.value),
    ExportAllDeclaration: ({ source }) => take(source.value),
    ExportNamedDeclaration: ({ source }) => source && take(source.value),
    ImportExpression: ({ source }) => source.type === 'Literal' && take(String(source.value)),
    TSImportType: ({ source }) => take(String(source.value)),
  }).visit(parseSync(file, text).program);
  return found;
}
