/** The domains by which a company shows that it is the one it says it is. */
import { z } from 'zod';
import { choiceOf, email, id, moment, text } from './base/fields.ts';

/** The most domains of a company, proved or not. */
export const mostDomains = 5;

/** How long the link in the mail is good for, in hours. */
export const linkHours = 48;

/** How long the same domain gets no second mail, in minutes. */
export const mailPause = 10;

/** How long a proof by mail stands; a DNS record is looked up every day instead. */
export const proofDays = 365;

/** How long before its end the administrators are told of it. */
export const warnDays = 30;

/** How long a domain stays proved once its record is gone. */
export const graceDays = 14;

/** Where the record stands, in front of the domain. */
export const recordPrefix = '_hireday';

export const DomainMethod = choiceOf(['ADDRESS', 'MAIL', 'DNS'], 'Proved by', {
  ADDRESS: 'The address the company was registered with',
  MAIL: 'A link sent to an address of the domain',
  DNS: 'A DNS record',
});

/** Result of the last look for the record. */
export const RecordLookup = choiceOf(['FOUND', 'MISSING', 'UNREACHABLE'], 'Record', {
  FOUND: 'Found',
  MISSING: 'Not there',
  UNREACHABLE: 'The name servers did not answer',
});

export const CompanyDomainFields = z.strictObject({
  domain: text('Domain', { max: 300 }).meta({ title: 'Domain', description: 'Such as acme.com.' }),
});

export const CompanyDomain = z.object({
  id,
  domain: text('Domain'),
  method: DomainMethod.nullable(),
  provedAt: moment('Proved').nullable(),
  goodUntil: moment('Good until')
    .nullable()
    .meta({ title: 'Good until', description: 'Null for a record, which is looked up again every day.' }),
  recordName: z.string().meta({ title: 'Name of the DNS record', description: 'Of type TXT.' }),
  recordValue: z.string().meta({ title: 'Text of the DNS record' }),
  lookup: RecordLookup.nullable(),
  checkedAt: moment('Looked up').nullable(),
  mailedTo: email('Link sent to').nullable(),
  linkExpiresAt: moment('Link good until').nullable(),
});

/** Where the link is sent; anyone may read the mail who sees to the domain. */
export const DomainMail = z.strictObject({ email: email('Address at the domain') });

/** The secret of the link. */
export const DomainSecret = z.strictObject({
  secret: z.string().min(1).max(200).meta({ title: 'Secret', description: 'From the link in the mail.' }),
});

export type RecordLookup = z.output<typeof RecordLookup>;
export type CompanyDomain = z.output<typeof CompanyDomain>;
