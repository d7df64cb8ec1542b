/** A backup opened for reading: every byte of it is checked before anything is made of it. */
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { reasonOf, StartError } from '../base/startError.ts';
import { Manifest, manifestName, resumePrefix, tableEntry, waitingName } from './manifest.ts';

export interface OpenBackup {
  manifest: Manifest;
  /** @returns undefined when there is no such entry */
  read(name: string): Promise<Readable | undefined>;
  /** The keys of the resumes in it. */
  resumes: readonly string[];
  close(): void;
}

const damaged = (file: string, what: string) =>
  new StartError(`${file} is not a whole backup (${what}). Nothing was restored; take another copy of it.`);

const openZip = (file: string) =>
  new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.open(file, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );

const streamOf = (zip: yauzl.ZipFile, entry: yauzl.Entry) =>
  new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );

const entriesOf = (zip: yauzl.ZipFile) =>
  new Promise<yauzl.Entry[]>((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    zip.on('error', reject);
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.readEntry();
  });

/** Reads an entry to its end and compares its checksum. @throws Error when it differs */
async function check(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  let sum = 0;
  for await (const chunk of await streamOf(zip, entry)) sum = crc32(chunk as Buffer, sum);
  if (sum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} differs`);
}

async function readManifest(
  zip: yauzl.ZipFile,
  entries: ReadonlyMap<string, yauzl.Entry>,
): Promise<Manifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw new Error('its list of contents is missing');
  const { data, error } = Manifest.safeParse(
    JSON.parse((await buffer(await streamOf(zip, entry))).toString()),
  );
  if (!data) throw new Error(`its list of contents is ${error.issues[0]?.message}`);
  const names = [
    ...data.tables.map(({ name }) => tableEntry(name)),
    ...(data.waiting > 0 ? [waitingName] : []),
  ];
  const missing = names.find((name) => !entries.has(name));
  if (missing) throw new Error(`${missing} is missing`);
  const resumes = [...entries.keys()].filter((name) => name.startsWith(resumePrefix)).length;
  if (resumes !== (data.resumes ?? 0)) throw new Error('resumes are missing');
  return data;
}

/**
 * Opens a backup and checks all of it.
 *
 * @throws StartError when it cannot be read, or is damaged or cut short
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  try {
    await (await open(file, 'r')).close();
  } catch (error) {
    throw new StartError(`The backup ${file} cannot be read: ${reasonOf(error)}.`);
  }
  let zip: yauzl.ZipFile | undefined;
  try {
    const opened = await openZip(file);
    zip = opened;
    const entries = new Map((await entriesOf(opened)).map((entry) => [entry.fileName, entry]));
    for (const entry of entries.values()) await check(opened, entry);
    const manifest = await readManifest(opened, entries);
    return {
      manifest,
      read: async (name) => {
        const entry = entries.get(name);
        return entry && streamOf(opened, entry);
      },
      resumes: [...entries.keys()]
        .filter((name) => name.startsWith(resumePrefix))
        .map((name) => name.slice(resumePrefix.length)),
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw damaged(file, error instanceof Error ? error.message : String(error));
  }
}
