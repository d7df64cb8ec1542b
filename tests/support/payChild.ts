/** A server in a process of its own that is killed once a payment is made and before anything else knows of it. */
import { logging } from '../../server/base/logging.ts';
import { openDatabase } from '../../server/db/database.ts';
import { createTestPayments } from '../../server/features/billing/test/provider.ts';
import { testEnv } from './services.ts';

const [config = '{}', clientSecret = '', now = ''] = process.argv.slice(2);
const { db } = openDatabase(JSON.parse(config));

const payments = createTestPayments({
  log: logging('silent'),
  db,
  env: testEnv,
  clock: () => new Date(now),
  receiveEvent: async () => process.kill(process.pid, 'SIGKILL'),
});
await payments.confirm(clientSecret, { card: '4242424242424242' });
