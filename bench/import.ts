/** Benchmark: the import command, how fast it is and how much memory it takes with all its workers. `node bench/import.ts [runs]` */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { benchDatabase, candidatesFile, needRealData } from './realData.ts';

const command = path.join(import.meta.dirname, '..', 'server', 'cli', 'import.ts');
const runs = Number(process.argv[2] ?? 3);
const sampleMs = 50;

/** Resident memory of a process and all below it, in bytes; the embedded database runs apart and is not counted. */
async function memoryOf(root: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (id: string, file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
  const processes = await Promise.all(
    ids.map(async (id) => {
      const status = await read(id, 'status');
      const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      return {
        id: Number(id),
        parent: field('PPid'),
        bytes: field('VmRSS') * 1024,
        name: /^Name:\s+(.*)/m.exec(status)?.[1],
      };
    }),
  );
  const below = (id: number): number =>
    processes
      .filter(({ parent, name }) => parent === id && name !== 'postgres')
      .reduce((sum, child) => sum + child.bytes + below(child.id), 0);
  return (processes.find(({ id }) => id === root)?.bytes ?? 0) + below(root);
}

async function run(): Promise<{ seconds: number; peak: number; rows: number }> {
  const { db, dataDir, close } = await benchDatabase();
  try {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      [command, '--candidates', candidatesFile, '--complimentary', '30'],
      {
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    let peak = 0;
    const sampling = setInterval(async () => {
      if (child.pid) peak = Math.max(peak, await memoryOf(child.pid));
    }, sampleMs);
    const [status] = await once(child, 'exit');
    clearInterval(sampling);
    if (status !== 0) throw new Error(`The import ended with status ${status}.`);
    const seconds = (performance.now() - started) / 1000;
    const { rows } = await db
      .selectFrom('candidates')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return { seconds, peak, rows };
  } finally {
    await close();
  }
}

needRealData();
const results = [];
for (let i = 0; i < runs; i += 1) results.push(await run());
console.table(
  results.map(({ seconds, peak, rows }) => ({
    resumes: rows,
    seconds: seconds.toFixed(1),
    'resumes/s': (rows / seconds).toFixed(1),
    'peak memory, all processes': `${(peak / 2 ** 20).toFixed(0)} MB`,
  })),
);
