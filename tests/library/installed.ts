/** Packs the library and puts it into a project of its own, as an installation would. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The project has these besides: react-admin's English, and the types of React. */
const ofTheApp = ['ra-i18n-polyglot', 'ra-language-english', '@types/react', '@types/react-dom'];

const root = process.cwd();

/** Links a package of this checkout; the packages it needs itself are found beside the original. */
function link(project: string, name: string): void {
  const place = path.join(project, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(root, 'node_modules', name), place);
}

/**
 * A Vite project in a folder of its own with the tarball unpacked in its node_modules. Beside it is what its package.json
 * names, and nothing else: an import it does not declare finds nothing.
 *
 * @param app the project's sources
 */
export function projectWithLibrary(app: string): string {
  const project = mkdtempSync(path.join(tmpdir(), 'boats-'));
  cpSync(app, project, { recursive: true });
  execFileSync(process.execPath, ['scripts/library/build.ts', '--no-sizes'], { stdio: 'inherit' });
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', project, './dist/library'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed);
  const library = path.join(project, 'node_modules/@hireday/schema-admin');
  mkdirSync(library, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(project, filename), '-C', library, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(library, 'package.json'), 'utf8'),
  );
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...ofTheApp])
    link(project, name);
  return project;
}
