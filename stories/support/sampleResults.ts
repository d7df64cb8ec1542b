import type { CriterionResult } from '../../schemas/criteria.ts';

/** One result of each outcome, with and without evidence. */
export const sampleResults: CriterionResult[] = [
  {
    name: 'Laminated dough',
    importance: 'MUST_HAVE',
    outcome: 'MEETS',
    evidence: 'Led a team of 12 bakers making croissants and puff pastry by hand',
    source: 'RESUME',
  },
  {
    name: 'Five years in production',
    importance: 'MUST_HAVE',
    outcome: 'PARTIAL',
    evidence: 'Four years at Mill & Stone, Austin',
    source: 'RESUME',
  },
  {
    name: 'Food safety certificate',
    importance: 'MUST_HAVE',
    outcome: 'UNKNOWN',
    evidence: null,
    source: null,
  },
  {
    name: 'Lives in Austin',
    importance: 'NICE_TO_HAVE',
    outcome: 'DOES_NOT_MEET',
    evidence: 'Portland, OR',
    source: 'PROFILE',
  },
];
