/** Builds the server: a few files that load in a fraction of the sources' time. */
import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

/** Packages that bring native code, worker files or data beside their code, or that are seldom loaded. */
const unbundled = [
  '@aws-sdk/client-s3',
  '@fastify/swagger-ui',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/spa',
  'file-type',
  'pdfkit',
  'pg',
  'pg-boss',
  'pino',
  'tesseract.js-core',
  'unpdf',
  'word-list',
];

/** Started beside the bundle by their file names, so each is a file of its own. */
const workers = globSync('server/**/*Worker.ts');

export default defineConfig({
  plugins: [
    {
      name: 'migrations, vocabulary, demo and catalogs',
      writeBundle: ({ dir = '' }) => {
        cpSync('server/db/migrations', path.join(dir, 'migrations'), { recursive: true });
        cpSync('server/matching/vocabulary/data', path.join(dir, 'data'), { recursive: true });
        for (const name of globSync('server/demo/data/*.json'))
          cpSync(name, path.join(dir, 'data', path.basename(name)));
        for (const name of globSync('src/i18n/es/*.po'))
          cpSync(name, path.join(dir, 'es', path.basename(name)));
      },
    },
  ],
  publicDir: false,
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ['server/main.ts', ...workers].map((file) => [path.basename(file, '.ts'), file]),
      ),
      // Flat: files find what lies beside them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
