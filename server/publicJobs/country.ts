/** Which country a job is in, as far as its place and its pay tell. */
import { stateCode } from '../matching/places.ts';
import type { PublishedJob } from './findPublicJob.ts';

const provinces = new Set(['ON', 'BC', 'QC', 'AB']);

/** Codes of currencies begin with their country's, but for those of several countries. */
const ofSeveral = /^(EU|X)/;

function ofState(state: string | null): string | undefined {
  const code = state === null ? null : stateCode(state);
  if (code === null) return undefined;
  return provinces.has(code) ? 'CA' : 'US';
}

/**
 * @returns an ISO 3166 code: of the state, else of the currency, else of the employer's state; undefined when none tells
 */
export function countryOf(job: Pick<PublishedJob, 'state' | 'salaryCurrency' | 'employerState'>) {
  const ofCurrency = ofSeveral.test(job.salaryCurrency) ? undefined : job.salaryCurrency.slice(0, 2);
  return ofState(job.state) ?? ofCurrency ?? ofState(job.employerState);
}
