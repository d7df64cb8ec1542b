/** `npm run restore`: a data folder, or a database elsewhere, as it was when a backup was made. */
import { readFile } from 'node:fs/promises';
import { openBackup } from '../backup/readBackup.ts';
import { restoreElsewhere, restoreEmbedded } from '../backup/restoreBackup.ts';
import { checkSecret } from '../backup/secretOfBackup.ts';
import { parseSettings } from '../base/env.ts';
import { reasonOf } from '../base/startError.ts';
import { reachDatabase } from '../db/reachDatabase.ts';
import type { BucketOptions } from '../files/storage/storage.ts';
import { storageOptions } from '../files/storage/storageOptions.ts';
import { runCommand, UsageError } from './command.ts';

const help = `Usage: npm run restore -- FILE [--erasures FILE] [--other-secret]

Restores a backup into DATA_DIR, which has to be empty or absent, or into the empty database of DATABASE_URL. All of it
is checked first and restored as a whole or not at all. A backup of an earlier version is brought up to this one, and
one made under an earlier main version of PostgreSQL fits. Files of resumes go into DATA_DIR, or into the bucket of
S3_BUCKET, and each is read back.

  --erasures  erasures.log of the data folder that is replaced: people who asked to be erased after the backup was made
              are erased again at the next start
  --other-secret  restores although AUTH_SECRET is not the one the backup was made with, so that second factors, keys of
              other software, webhooks' signatures, calendars, links in mails and waiting mails stop working

Exit status: 0 done, 1 nothing was restored.`;

/** A backup of a server with a bucket has no files. */
const whereResumesAre = (bucket: BucketOptions | undefined) =>
  bucket
    ? `Resumes are not in this backup: they have to be in the bucket ${bucket.bucket}.`
    : 'Resumes are not in this backup: they are in the bucket of the server it was made on. Set S3_BUCKET and the settings beside it, or they are not found.';

await runCommand({
  help,
  takes: ['FILE'],
  options: { erasures: { type: 'string' }, 'other-secret': { type: 'boolean', default: false } },
  async run({ erasures, 'other-secret': mayDiffer }, shutdown, [file = '']) {
    const settings = parseSettings(process.env);
    if (erasures !== undefined) {
      await readFile(erasures).catch((error: unknown) => {
        throw new UsageError(`--erasures: ${erasures} cannot be read: ${reasonOf(error)}.`);
      });
    }
    const backup = await openBackup(file);
    shutdown.add(async () => backup.close());
    const notice = await checkSecret(backup, settings.AUTH_SECRET, mayDiffer);
    const { dataDir, bucket } = storageOptions(settings);
    const options = { dataDir, bucket, erasures, onOpen: shutdown.add };
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
    console.log(
      `${where} is as it was at ${madeAt}: ${rows} rows, ${resumes ?? 'no'} resumes${resumes && bucket ? `, each put into the bucket ${bucket.bucket} and read back` : ''}.`,
    );
    if (resumes === null) console.log(whereResumesAre(bucket));
    if (notice !== undefined) console.log(notice);
    return 0;
  },
});
