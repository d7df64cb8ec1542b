import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { peers } from './packageJson.ts';

interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
}

/** The chunks that come with the entry: itself, and all that these import at once. */
function withImports(chunks: readonly Chunk[]): ReadonlySet<string> {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of found)
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (chunks.some(({ fileName }) => fileName === other)) found.add(other);
  return found;
}

/** The weight of what an app pays for: everything but the peers, minified. Parts that are loaded when they are asked for count apart. */
async function weigh(library: string, from: string, names: string) {
  const entry = path.resolve(library, 'weighed.js');
  const result = await build({
    logLevel: 'silent',
    configFile: false,
    // As an app is built, whatever NODE_ENV this runs under.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `export ${names} from ${JSON.stringify(path.resolve(library, `src/components/package/${from}.js`))};`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: peers.map((peer) => new RegExp(`^${peer}(/|$)`)) },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const atOnce = withImports(chunks);
  const kB = (isLater: boolean) =>
    chunks
      .filter(({ fileName }) => atOnce.has(fileName) !== isLater)
      .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;
  return { 'kB gzip': Math.round(kB(false) * 10) / 10, 'and when asked for': Math.round(kB(true) * 10) / 10 };
}

/** The weight of a form alone, and of everything. */
export const librarySizes = async (library: string) => ({
  'SchemaForm alone': await weigh(library, 'form', '{ SchemaForm }'),
  everything: await weigh(library, 'index', '*'),
});
