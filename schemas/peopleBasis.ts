/** On what ground a company keeps people whom it imports or adds, and for how long (docs/decisions/own-people.md). */
import { z } from 'zod';
import { choiceOf, country } from './base/fields.ts';

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
});

/** Who is asked and does not answer is erased after so many days. */
export const daysToConsent = 30;

/** Days before someone is erased that the company is told. */
export const daysOfNotice = 30;

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
export type PeopleBasisForm = z.output<typeof PeopleBasisForm>;
export type PeopleBasisSettings = z.output<typeof PeopleBasisSettings>;
