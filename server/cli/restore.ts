/** `npm run restore`: a data folder, or a database elsewhere, as it was when a backup was made. */
import { readFile } from 'node:fs/promises';
import { openBackup } from '../backup/readBackup.ts';
import { restoreElsewhere, restoreEmbedded } from '../backup/restoreBackup.ts';
import { parseSettings } from '../base/env.ts';
import { reasonOf } from '../base/startError.ts';
import { reachDatabase } from '../db/reachDatabase.ts';
import { runCommand, UsageError } from './command.ts';

const help = `Usage: npm run restore -- FILE [--erasures FILE]

Restores a backup into DATA_DIR, which has to be empty or absent, or into the empty database of DATABASE_URL. All of it
is checked first and restored as a whole or not at all. A backup of an earlier version is brought up to this one, and
one made under an earlier main version of PostgreSQL fits.

  --erasures  erasures.log of the data folder that is replaced: people who asked to be erased after the backup was made
              are erased again at the next start

Exit status: 0 done, 1 nothing was restored.`;

await runCommand({
  help,
  takes: ['FILE'],
  options: { erasures: { type: 'string' } },
  async run({ erasures }, shutdown, [file = '']) {
    const settings = parseSettings(process.env);
    if (erasures !== undefined) {
      await readFile(erasures).catch((error: unknown) => {
        throw new UsageError(`--erasures: ${erasures} cannot be read: ${reasonOf(error)}.`);
      });
    }
    const backup = await openBackup(file);
    shutdown.add(async () => backup.close());
    const options = { dataDir: settings.DATA_DIR, erasures, onOpen: shutdown.add };
    let where = settings.DATA_DIR;
    if (settings.DATABASE_URL === undefined) await restoreEmbedded(backup, options);
    else {
      const { connection, stop } = await reachDatabase(settings);
      shutdown.add(stop);
      await restoreElsewhere(backup, connection, options);
      where = 'the database of DATABASE_URL';
    }
    const { madeAt, tables, resumes } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${where} is as it was at ${madeAt}: ${rows} rows, ${resumes ?? 'no'} resumes.`);
    return 0;
  },
});
