/** Notes for the operator at the start: features that are off for want of a setting, a line each. */

import type { Settings } from './base/env.ts';
import type { Database } from './db/database.ts';
import { sendsMail } from './mail/openPostOffice.ts';

const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/** @returns nothing where everything is set up */
export async function startNotices(settings: Settings, db: Database): Promise<string[]> {
  const { payments, DATABASE_URL } = settings;
  const notices: string[] = [];
  if (payments === 'none') {
    notices.push(
      'Payments are off: no plan can be bought. Set the STRIPE_ settings, or TEST_PAYMENTS=on to try paying without money.',
    );
  }
  if (payments === 'test' && DATABASE_URL !== undefined) {
    notices.push('Payments are a test: plans are "bought" with test cards, and no money is taken.');
  }
  if (settings.domains === 'trial' && DATABASE_URL !== undefined) {
    notices.push(
      'Proving a domain is a trial: no DNS record is looked up, and any company proves any domain.',
    );
  }
  if (!sendsMail(settings)) {
    notices.push(
      'Mail is off: mails wait for up to 14 days, and nobody can ask for a code. Set SMTP_URL and MAIL_FROM.',
    );
  }
  if (!(await hasAccounts(db))) {
    notices.push(
      'There is no account yet. Make the first one: npm run account -- EMAIL --role EMPLOYER --name "NAME OF THE COMPANY"',
    );
  }
  return notices;
}
