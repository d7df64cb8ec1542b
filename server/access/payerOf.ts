/** Whose plan it is that someone sees to. */

import type { Database } from '../db/database.ts';
import type { Caller } from './caller.ts';

/**
 * The caller as who pays: a company's administrators all see to the plan of its owner, also while they recruit. So no one
 * who has a company buys a recruiter's plan beside the company's, which covers them.
 */
export async function payerOf(db: Database, caller: Caller): Promise<Caller> {
  const { roles, email, employerEmail } = caller;
  if (!roles.includes('EMPLOYER') || employerEmail === null) return caller;
  const payer = { ...caller, role: 'EMPLOYER' as const, email: employerEmail };
  if (employerEmail === email) return payer;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', employerEmail)
    .executeTakeFirstOrThrow();
  return { ...payer, id };
}
