/** Packs the library and has npm install it into a project of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { peers } from '../../scripts/library/packageJson.ts';

/** The app has these besides the library's peers: MUI's own peers, a language, and the types of React. */
const ofTheApp = [
  '@emotion/react',
  '@emotion/styled',
  'ra-i18n-polyglot',
  'ra-language-english',
  '@types/react',
  '@types/react-dom',
];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, object>;
}

const root = process.cwd();
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const npm = (project: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** An app of somewhere else as its author would write it down; locked to this checkout's versions, so that a release of the day breaks no test. */
function describeApp(project: string, tarball: string): void {
  const own: Manifest = read('package.json');
  const lock: Lock = read('package-lock.json');
  const ranges = { ...own.devDependencies, ...own.dependencies };
  const app = {
    name: 'boats',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries([...peers, ...ofTheApp].map((name) => [name, ranges[name]])),
      '@hireday/schema-admin': `file:./${tarball}`,
    },
  };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(app));
  writeFileSync(
    path.join(project, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { ...lock.packages, '': app } }),
  );
}

/** Gives npm the files that this checkout has at the versions it decided on: it unpacks the others, which takes most of a minute for all. */
function shareFiles(project: string): void {
  const { packages }: Lock = read(path.join(project, 'package-lock.json'));
  for (const place of Object.keys(packages)) {
    const [from, to] = [path.join(root, place), path.join(project, place)];
    if (place === '' || existsSync(to) || !existsSync(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    // Links of files and not of folders: a package must not find what stands beside the original.
    spawnSync('cp', ['-al', from, to]);
  }
}

/**
 * A Vite project in a folder of its own, with the tarball and what it needs installed by npm: a package that it does
 * not declare is not there, and versions that contradict each other stop the installation.
 *
 * @param app the project's sources
 */
export function projectWithLibrary(app: string): string {
  const project = mkdtempSync(path.join(tmpdir(), 'boats-'));
  cpSync(app, project, { recursive: true });
  execFileSync(process.execPath, ['scripts/library/build.ts', '--no-sizes'], { stdio: 'inherit' });
  const [{ filename }]: [{ filename: string }] = JSON.parse(
    npm(project, 'pack', '--json', path.resolve('dist/library')),
  );
  describeApp(project, filename);
  npm(project, 'install', '--package-lock-only');
  shareFiles(project);
  npm(project, 'install');
  return project;
}
