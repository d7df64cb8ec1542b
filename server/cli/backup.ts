/** `npm run backup`: everything of one moment, in one file. */
import { writeBackup } from '../backup/writeBackup.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { recordedMigrations } from '../db/migrationState.ts';
import { reachDatabase } from '../db/reachDatabase.ts';
import { loadEnv } from '../loadEnv.ts';
import { runCommand } from './command.ts';

const help = `Usage: npm run backup -- FILE

Writes everything of one moment into FILE, which may not be there yet: every table, mails that wait, the files of
resumes, what was erased, and the secret that DATA_DIR keeps. Anyone who has the file has all of it; keep it as safe as
the data.

Not in it: resumes in a bucket, which has backups of its own, and an AUTH_SECRET that is set as a variable.

Works while the server runs and without it. Exit status: 0 done, 1 nothing was written.`;

/** The first migration from which on a schema is the same whichever builds made it. */
const even = '0014_even';

await runCommand({
  help,
  takes: ['FILE'],
  options: {},
  async run(_values, shutdown, [file = '']) {
    const env = loadEnv(process.env);
    const { connection, stop } = await reachDatabase(env);
    shutdown.add(stop);
    const { db, close } = openDatabase(connection);
    // Kept as it is, so that the build before can go on with it; only what no backup could describe is brought up.
    if (!(await recordedMigrations(db)).includes(even)) await migrate(db);
    await close();
    const inBucket = env.S3_BUCKET !== undefined;
    const { tables, resumes, waiting, missing } = await writeBackup(file, {
      connection,
      dataDir: env.DATA_DIR,
      inBucket,
      withSecret: process.env.AUTH_SECRET === undefined,
      secret: env.AUTH_SECRET,
      clock: () => new Date(),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const files = resumes === null ? 'resumes stay in their bucket' : `${resumes} resumes`;
    console.log(
      `${file}: ${rows} rows of ${tables.length} tables, ${waiting} mails and requests that wait, ${files}.`,
    );
    if (missing > 0)
      console.log(`${missing} resumes have no file any more; their candidates are in the backup.`);
    return 0;
  },
});
