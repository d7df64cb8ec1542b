/** The plans for sale: one monthly and one yearly plan per role. */
import { z } from 'zod';
import { choiceOf, money, text } from './base/fields.ts';
import { Role } from './user.ts';

const PlanInterval = choiceOf(['MONTH', 'YEAR'], 'Interval', { MONTH: 'Monthly', YEAR: 'Yearly' });

export const Plan = z.object({
  id: z.string().meta({ title: 'Plan' }),
  role: Role,
  name: text('Name'),
  interval: PlanInterval,
  amount: money('Price'),
  currency: z.string().meta({ title: 'Currency' }),
  features: z.array(z.string()).meta({ title: 'What it unlocks' }),
});

export type Plan = z.output<typeof Plan>;

/** The body of buying and changing: one of the plans of the caller's role. */
const PlanChoice = z.strictObject({
  planId: z.string().max(60).meta({ title: 'Plan' }),
});

/** A plan that covers someone already, and may still be bought, kept or changed: the answer to a question. */
const evenIfCovered = z.boolean().meta({
  title: "Even though the employer's plan covers me",
  description: 'Needed by recruiters whose employer has a plan; without it the answer is COVERED_ALREADY.',
});

export const PlanPurchase = PlanChoice.extend({ evenIfCovered: evenIfCovered.optional() });

export type PlanPurchase = z.output<typeof PlanPurchase>;

export const EvenIfCovered = z.strictObject({
  evenIfCovered: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).optional(),
});

const perRole: { role: Role; name: string; month: number; year: number; features: string[] }[] = [
  {
    role: 'CANDIDATE',
    name: 'Picked',
    month: 9,
    year: 90,
    features: [
      'Be picked for the daily lists of open jobs that fit you, every morning',
      'Shown to recruiters with the evidence from your resume, not with a number alone',
    ],
  },
  {
    role: 'RECRUITER',
    name: 'Desk',
    month: 99,
    year: 990,
    features: [
      'Open as many jobs as you hire for',
      'A ranked list of candidates for each open job, every morning',
      'Evidence from the resume, criterion by criterion, and the resume itself',
      'Invite candidates with the salary named up front',
    ],
  },
  {
    role: 'EMPLOYER',
    name: 'Team',
    month: 349,
    year: 3490,
    features: [
      'Everything in Desk, for all your recruiters',
      'Statistics of your whole organisation',
      "Your recruiters' daily lists, read-only",
    ],
  },
];

export const plans: readonly Plan[] = perRole.flatMap(({ role, name, month, year, features }) => [
  {
    id: `${role.toLowerCase()}-month`,
    role,
    name,
    interval: 'MONTH' as const,
    amount: month,
    currency: 'USD',
    features,
  },
  {
    id: `${role.toLowerCase()}-year`,
    role,
    name,
    interval: 'YEAR' as const,
    amount: year,
    currency: 'USD',
    features,
  },
]);

/** The plan of people who were imported with a free period; it is given, never bought. */
export const complimentaryPlanId = 'complimentary';
