/** The daily list's filters, kept in the address so that reload and back bring them again. */
import { Band } from '../../schemas/criteria.ts';
import { type DailyCandidate, DailyCandidateStatus } from '../../schemas/dailyCandidate.ts';

export interface PickFilters {
  /** Day of the list, null for the newest. */
  date: string | null;
  status: DailyCandidateStatus[];
  band: Band[];
}

const values = <T extends string>(text: string | null, known: readonly T[]): T[] => {
  const asked = new Set(text?.split(','));
  return known.filter((value) => asked.has(value));
};

/** Reads `?date=2026-11-21&status=NEW,SAVED&band=STRONG`; what is not known is left out. */
export function readFilters(search: string): PickFilters {
  const params = new URLSearchParams(search);
  return {
    date: params.get('date'),
    status: values(params.get('status'), DailyCandidateStatus.options),
    band: values(params.get('band'), Band.options),
  };
}

/** The query of an address for these filters: '' for the newest day with all of its picks. */
export function writeFilters({ date, status, band }: PickFilters): string {
  const pairs = [
    ['date', date ?? ''],
    ['status', status.join(',')],
    ['band', band.join(',')],
  ].filter(([, value]) => value !== '');
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The picks that pass the filters; no value of a filter lets all pass. */
export const filterPicks = (
  picks: readonly DailyCandidate[],
  { status, band }: Pick<PickFilters, 'status' | 'band'>,
): DailyCandidate[] =>
  picks.filter(
    (pick) =>
      (status.length === 0 || status.includes(pick.status)) &&
      (band.length === 0 || band.includes(pick.band)),
  );
