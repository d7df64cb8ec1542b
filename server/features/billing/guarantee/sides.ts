/** Whether an applicant and the company that owes an answer are known to be one: nobody is credited for their own silence. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { PaymentProvider } from '../../../services/paymentProvider.ts';
import { registeredDomain, workDomain } from '../../companyDomains/domainNames.ts';
import { recordKnownDomains } from '../../companyDomains/recordKnownDomains.ts';

interface Sides {
  candidateEmail: string;
  employerEmail: string;
}

export interface CardServices {
  db: Database;
  payments: Pick<PaymentProvider, 'name' | 'cards'>;
}

/** A network with more accounts is a whole town's, a university's or a proxy's, and says nothing of two of them. */
const mostOnOneNetwork = 100;

/** Everyone who acts for the company of "recruiters". */
const itsPeople = sql`
  select "recruiters"."employerEmail"
  union select "administratorEmail" from "administrators"
    where "administrators"."employerEmail" = "recruiters"."employerEmail"
  union select "colleagues"."recruiterEmail" from "recruiters" as "colleagues"
    where "colleagues"."employerEmail" = "recruiters"."employerEmail"`;

/** Whether the candidate of "applications" and someone of the company of "recruiters" were seen on one network lately. */
export const shareNetwork: RawBuilder<boolean> = sql<boolean>`exists (
  select from "networks" as "mine"
  join "users" as "me" on "me"."id" = "mine"."userId" and "me"."email" = "applications"."candidateEmail"
  join "networks" as "theirs" on "theirs"."networkHash" = "mine"."networkHash"
  join "users" as "them" on "them"."id" = "theirs"."userId" and "them"."email" in (${itsPeople})
  where (select count(*) from "networks" as "all" where "all"."networkHash" = "mine"."networkHash")
    <= ${mostOnOneNetwork})`;

/** A mailbox without what its owner may put in freely: anything behind a plus sign, and dots at Google. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/\+.*$/, '');
  return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? plain.replaceAll('.', '') : plain}@${domain.replace('googlemail', 'gmail')}`;
}

async function addressesOf(db: Database, employerEmail: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select "email" from (
      select ${employerEmail} as "email"
      union select "administratorEmail" from "administrators" where "employerEmail" = ${employerEmail}
      union select "recruiterEmail" from "recruiters" where "employerEmail" = ${employerEmail}
    ) as "all"`.execute(db);
  return rows.map(({ email }) => email);
}

/** Whether the candidate's address is at a domain of the company, or is the mailbox of someone who acts for it. */
export async function shareDomain(db: Database, { candidateEmail, employerEmail }: Sides): Promise<boolean> {
  const theirs = (await addressesOf(db, employerEmail)).map(mailboxOf);
  if (theirs.includes(mailboxOf(candidateEmail))) return true;
  const mine = registeredDomain(candidateEmail);
  if (mine === undefined || workDomain(`x@${mine}`) === undefined) return false;
  await recordKnownDomains(db, [employerEmail]);
  const { domains } = await db
    .selectFrom('employers')
    .select('domains')
    .where('employerEmail', '=', employerEmail)
    .executeTakeFirstOrThrow();
  return (domains ?? []).includes(mine);
}

/**
 * Whether the candidate and someone who acts for the company have paid with one card. Nothing of cards is stored here: the
 * provider is asked while both are its customers.
 *
 * @throws ApiError PAYMENTS_UNAVAILABLE
 */
export async function shareCard(
  { db, payments }: CardServices,
  { candidateEmail, employerEmail }: Sides,
): Promise<boolean> {
  const customersOf = async (emails: readonly string[]) =>
    (
      await db
        .selectFrom('paymentCustomers')
        .select('providerId')
        .where('provider', '=', payments.name)
        .where('leftAt', 'is', null)
        .where('userEmail', 'in', emails)
        .execute()
    ).map(({ providerId }) => providerId);
  const theirs = await customersOf(await addressesOf(db, employerEmail));
  if (theirs.length === 0) return false;
  const cards = async (customers: readonly string[]) =>
    (await Promise.all(customers.map((customer) => payments.cards(customer)))).flat();
  const mine = new Set(await cards(await customersOf([candidateEmail])));
  return mine.size > 0 && (await cards(theirs)).some((card) => mine.has(card));
}
