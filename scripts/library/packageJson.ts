/** The package.json of the library: what it promises, and what it needs at the versions this checkout has. */
import { readFileSync } from 'node:fs';

interface Own {
  license: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
}

/** The folders that are packed. */
export const packed = ['src/components/', 'src/kit/', 'schemas/ui/'] as const;

/** The app has these already; there must be one of each. */
export const peers = [
  '@mui/icons-material',
  '@mui/material',
  'react',
  'react-admin',
  'react-dom',
  'react-hook-form',
  'zod',
] as const;

/** These come with the library. */
export const needed = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@hookform/resolvers',
  '@lingui/core',
  '@lingui/message-utils',
  '@mui/utils',
  '@tanstack/react-virtual',
  'csv-stringify',
  'notistack',
  'react-markdown',
  'remark-breaks',
  'remark-gfm',
] as const;

/** The parts that can be imported by themselves. */
const parts = ['form', 'list', 'show', 'resource', 'parts', 'texts', 'theme'] as const;

const folder = './src/components/package';

const entry = (name: string) => ({ types: `${folder}/${name}.d.ts`, default: `${folder}/${name}.js` });

const messages = (language: string) => ({
  types: './messages/messages.d.ts',
  default: `./messages/${language}.js`,
});

export function packageJson() {
  const own: Own = JSON.parse(readFileSync('package.json', 'utf8'));
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, own.dependencies[name]]));
  return {
    name: '@hireday/schema-admin',
    version: own.version,
    description: 'Forms, lists and pages of react-admin from zod schemas.',
    license: own.license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(parts.map((part) => [`./${part}`, entry(part)])),
      './messages/en': messages('en'),
      './messages/es': messages('es'),
    },
    files: ['src', 'schemas', 'messages', 'README.md'],
    dependencies: ranges(needed),
    peerDependencies: ranges(peers),
  };
}
