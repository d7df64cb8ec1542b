/** A server's mail queue in a process of its own, to be killed. */
import pino from 'pino';
import { openDatabase } from '../../server/db/database.ts';
import { startMailQueue } from '../../server/mail/queue.ts';
import { testEnv } from './services.ts';

const [config = '{}', smtpUrl = ''] = process.argv.slice(2);
const connection = JSON.parse(config);
const { db } = openDatabase(connection);

await startMailQueue({
  db,
  env: { ...testEnv, SMTP_URL: smtpUrl, MAIL_FROM: 'Hireday <no-reply@hireday.example>' },
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
  connection,
  retry: { retryDelay: 1 },
});
process.send?.('ready');
