/** The domains by which a company shows that it is the one it says it is. */
import { z } from 'zod';
import { choiceOf, flag, id, moment, text } from './base/fields.ts';

/** The most domains of a company, proved or not. */
export const mostDomains = 5;

/** How long before its end the administrators are told of it. */
export const warnDays = 30;

/** How long a domain stays proved once its record is gone. */
export const graceDays = 14;

/** Where the record stands, in front of the domain. */
export const recordPrefix = '_hireday';

/** Earlier versions took a mailbox at the domain for a proof; what they proved so counts no more and is ended. */
export const DomainMethod = choiceOf(['ADDRESS', 'MAIL', 'DNS'], 'Proved by', {
  ADDRESS: 'The address the company was registered with',
  MAIL: 'A link sent to an address of the domain',
  DNS: 'A DNS record',
});

const letsIn = flag(
  'Let in everyone with an address at this domain',
  'They recruit for your company at once, without your approval. Only for a domain at which no one else has an address.',
);

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
  goodUntil: moment('Good until').nullable().meta({
    title: 'Good until',
    description: 'Null while the record, which is looked up every day, is there.',
  }),
  recordName: z.string().meta({ title: 'Name of the DNS record', description: 'Of type TXT.' }),
  recordValue: z.string().meta({ title: 'Text of the DNS record' }),
  lookup: RecordLookup.nullable(),
  checkedAt: moment('Looked up').nullable(),
  letsIn,
  isTrial: flag('Proved in the trial', 'No name server was asked: the record counted as there.'),
});

/** The part of a domain that the owner of the company sets. */
export const CompanyDomainChanges = z.strictObject({ letsIn });

export type RecordLookup = z.output<typeof RecordLookup>;
export type CompanyDomain = z.output<typeof CompanyDomain>;
