/** Puts a gzip and a brotli form beside each built file that gets smaller by it, so that no request waits for that. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The folder of the build. */
const [, , folder = ''] = process.argv;
const web = path.join(folder, 'web');
const shrinks = /\.(?:js|mjs|css|svg|json|txt|webmanifest)$/;

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const files = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && shrinks.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const bytes = readFileSync(file);
    // A packet holds less than this anyway.
    if (bytes.length < 1024) return;
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, await brotli(bytes));
  }),
);
