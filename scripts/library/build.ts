/** Builds the component library as a package, into dist/library: `npm run build:library`. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { libraryMessages } from './messages.ts';
import { packageJson } from './packageJson.ts';
import { librarySizes } from './sizes.ts';

const out = 'dist/library';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
};

rmSync(out, { recursive: true, force: true });
// Modules stay apart, so that an app's bundler takes those it uses.
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'scripts/library/tsconfig.json'], {
  stdio: 'inherit',
});
for (const file of globSync(`${out}/**/*.d.ts`)) {
  // The compiler rewrites the endings of imports in programs, and not in what it declares.
  const text = readFileSync(file, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
  writeFileSync(file, text);
}
for (const [language, texts] of Object.entries(libraryMessages()))
  write(`messages/${language}.js`, `export default ${JSON.stringify({ schemaAdmin: texts }, null, 2)};\n`);
write(
  'messages/messages.d.ts',
  '/** Messages to spread into those of an i18nProvider. */\ndeclare const messages: { schemaAdmin: Record<string, string> };\nexport default messages;\n',
);
write('package.json', `${JSON.stringify(packageJson(), null, 2)}\n`);
copyFileSync('src/components/package/README.md', path.join(out, 'README.md'));
if (!process.argv.includes('--no-sizes')) console.table(await librarySizes(out));
