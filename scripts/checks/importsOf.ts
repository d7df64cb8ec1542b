/** The files of this checkout that a source file imports, types too. */
import path from 'node:path';
import { type ESTree, type parseSync, Visitor } from 'vite';

export interface Import {
  /** From the root of the checkout, as it is written: it may lead nowhere. */
  from: string;
  /** `*` for all of it. */
  names: string[];
}

/** A name, also one that is written as a text. */
export const nameOf = (node: ESTree.ModuleExportName) =>
  node.type === 'Literal' ? String(node.value) : node.name;

/** @param file from the root of the checkout */
export function importsOf(file: string, { program }: ReturnType<typeof parseSync>): Import[] {
  const found: Import[] = [];
  const take = (source: string, names: string[]) => {
    if (source.startsWith('.'))
      found.push({ from: path.posix.join(path.posix.dirname(file), source), names });
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) =>
      take(
        source.value,
        specifiers.map((one) =>
          one.type === 'ImportSpecifier'
            ? nameOf(one.imported)
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*',
        ),
      ),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') take(String(source.value), ['*']);
    },
    TSImportType: ({ source }) => take(String(source.value), ['*']),
    ExportAllDeclaration: ({ source }) => take(source.value, ['*']),
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source)
        take(
          source.value,
          specifiers.map(({ local }) => nameOf(local)),
        );
    },
  }).visit(program);
  return found;
}

/** The packages that a source file imports, types too. */
export function packagesOf({ program }: ReturnType<typeof parseSync>): string[] {
  const found = new Set<string>();
  const take = (source: string) => {
    const [scope = '', name] = source.split('/');
    if (!source.startsWith('.')) found.add(scope.startsWith('@') ? `${scope}/${name}` : scope);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => take(source.value),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') take(String(source.value));
    },
    ExportNamedDeclaration: ({ source }) => {
      if (source) take(source.value);
    },
  }).visit(program);
  return [...found];
}
