/** The daily list's filters, kept in the address so that reload and back bring them again. */
import type { Query } from '../../schemas/addresses.ts';
import { Band } from '../../schemas/criteria.ts';
import { type DailyCandidate, DailyCandidateStatus } from '../../schemas/dailyCandidate.ts';

export interface PickFilters {
  /** Day of the list; undefined for the newest. */
  date: string | undefined;
  status: DailyCandidateStatus[];
  band: Band[];
  /** Cards, where none is named. */
  view: Query<'dailyCandidates'>['view'];
}

const values = <T extends string>(text: string | undefined, known: readonly T[]): T[] => {
  const asked = new Set(text?.split(','));
  return known.filter((value) => asked.has(value));
};

/** Reads `?date=2026-11-21&status=NEW,SAVED&band=STRONG`; what is not known is left out. */
export const readFilters = ({ date, status, band, view }: Query<'dailyCandidates'>): PickFilters => ({
  date,
  view,
  status: values(status, DailyCandidateStatus.options),
  band: values(band, Band.options),
});

/** The query of an address for these filters: empty for the newest day with all of its picks. */
export const writeFilters = ({ date, status, band, view }: PickFilters): Query<'dailyCandidates'> => ({
  date,
  view,
  status: status.join(',') || undefined,
  band: band.join(',') || undefined,
});

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
