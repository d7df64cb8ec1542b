/** Which country a job is in, as far as its place and its pay tell. */
import { stateCode } from '../../matching/places/places.ts';
import type { PublishedJob } from './findPublicJob.ts';

const provinces = new Set(['ON', 'BC', 'QC', 'AB']);

/** Codes of currencies begin with their country's, but for those of several countries. */
const ofSeveral = /^(EU|X)/;

/** The currencies there are. */
const currencies = new Set(Intl.supportedValuesOf('currency'));

function ofState(state: string | null): string | undefined {
  const code = state === null ? null : stateCode(state);
  if (code === null) return undefined;
  return provinces.has(code) ? 'CA' : 'US';
}

function ofCurrency(code: string): string | undefined {
  return currencies.has(code) && !ofSeveral.test(code) ? code.slice(0, 2) : undefined;
}

/**
 * @returns an ISO 3166 code: of the state, else of the currency, else of the employer's state where the job names no place
 *   of its own; undefined when none tells, because a wrong country is worse than none
 */
export function countryOf({
  city,
  state,
  salaryCurrency,
  employerState,
}: Pick<PublishedJob, 'city' | 'state' | 'salaryCurrency' | 'employerState'>) {
  const ofEmployer = city === null && state === null ? ofState(employerState) : undefined;
  return ofState(state) ?? ofCurrency(salaryCurrency) ?? ofEmployer;
}
