import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { peers } from './packageJson.ts';

/** The weight of what an app pays for: everything but the peers, minified. Parts that are loaded when they are asked for count apart. */
async function weigh(library: string, from: string, names: string) {
  const entry = path.resolve(library, 'weighed.js');
  const result = await build({
    logLevel: 'silent',
    configFile: false,
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
  const kB = (isLater: boolean) =>
    files
      .filter((file) => file.type === 'chunk')
      .filter((file) => file.isDynamicEntry === isLater)
      .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;
  return { 'kB gzip': Math.round(kB(false) * 10) / 10, 'and when asked for': Math.round(kB(true) * 10) / 10 };
}

/** The weight of a form alone, and of everything. */
export const librarySizes = async (library: string) => ({
  'SchemaForm alone': await weigh(library, 'form', '{ SchemaForm }'),
  everything: await weigh(library, 'index', '*'),
});
