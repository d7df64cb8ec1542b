/** On what ground a company keeps people whom it imports or adds, and for how long (docs/decisions/own-people.md). */
import { z } from 'zod';

import { choiceOf, count, country, email, moment } from './base/fields.ts';

/** Who is asked and does not answer is erased after so many days. */
export const daysToConsent = 30;

/** Days before someone is erased that the company is told. */
export const daysOfNotice = 30;

export const PeopleBasis = choiceOf(['CONSENT', 'RELATIONSHIP', 'POLICY'], 'Legal basis', {
  CONSENT: 'They are asked by mail',
  RELATIONSHIP: 'An ongoing relationship',
  POLICY: 'Our own policy',
});

const Months = z.int().min(1).max(120).meta({
  title: 'Months',
  description: 'After so many months without an answer they are erased; the company is told before.',
});

export const PeopleBasisForm = z.strictObject({
  basis: PeopleBasis,
  months: Months,
});

export const PeopleBasisSettings = z.object({
  basis: PeopleBasis.nullable().meta({
    title: 'Legal basis',
    description: 'Null until the company has named one; until then people are asked by mail.',
  }),
  months: Months.nullable(),
  proposedBasis: PeopleBasis.meta({ title: 'Proposed', description: 'The usual choice in the country.' }),
  proposedMonths: Months,
  country: country.nullable(),
  ending: count('To be erased').meta({
    title: 'To be erased',
    description: 'Kept without consent, erased within 30 days.',
  }),
});

/** People who can be named to be kept longer at once. */
const mostNamed = 100;

/** The body of keeping people longer. */
export const KeepLongerForm = z.strictObject({
  people: z.array(email('Person')).min(1).max(mostNamed).optional().meta({
    title: 'People',
    description: 'Without any, all erased within 30 days.',
  }),
});

export const KeptLonger = z.object({
  kept: count('Kept'),
  endsAt: moment('Erased').meta({ title: 'Erased', description: 'When they are erased now.' }),
});

interface Usual {
  basis: PeopleBasis;
  months: number;
}

/** Where a company asks first, unless its country is named below. */
const asking: Usual = { basis: 'CONSENT', months: 24 };

/** Countries in which most companies do otherwise: the law behind each is in docs/decisions/own-people.md. */
const usual: Readonly<Record<string, Usual>> = {
  US: { basis: 'POLICY', months: 36 },
  AU: { basis: 'POLICY', months: 24 },
  NZ: { basis: 'POLICY', months: 24 },
  SG: { basis: 'POLICY', months: 24 },
  GB: { basis: 'RELATIONSHIP', months: 12 },
  IE: { basis: 'RELATIONSHIP', months: 12 },
  FR: { basis: 'RELATIONSHIP', months: 24 },
};

/** @param of the company's country; null where it named none */
export const usualBasis = (of: string | null): Usual => (of === null ? asking : (usual[of] ?? asking));

export type PeopleBasis = z.output<typeof PeopleBasis>;
export type KeepLongerForm = z.output<typeof KeepLongerForm>;
export type KeptLonger = z.output<typeof KeptLonger>;
export type PeopleBasisForm = z.output<typeof PeopleBasisForm>;
export type PeopleBasisSettings = z.output<typeof PeopleBasisSettings>;
