/** The first daily list of a company, which it sees without a plan. docs/decisions/first-list.md says on what terms. */
import { z } from 'zod';
import { choiceOf, id, jobTitle, moment } from './base/fields.ts';

/** So many days the job stays open without a plan. */
export const firstListDays = 7;

const FirstListState = choiceOf(['AVAILABLE', 'TAKEN', 'HAD_PLAN', 'NO_DOMAIN'], 'State', {
  AVAILABLE: 'Can be had',
  TAKEN: 'Was had',
  HAD_PLAN: 'The company has or had a plan',
  NO_DOMAIN: 'The company has proved no domain',
});

export const FirstList = z.object({
  state: FirstListState,
  job: z.object({ id, title: jobTitle() }).nullable().meta({
    title: 'Job',
    description: 'The job it is of, where the caller may see its lists.',
  }),
  endsAt: moment('Open without a plan until').nullable(),
});

export type FirstList = z.output<typeof FirstList>;
