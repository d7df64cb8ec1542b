/** A candidate's row as the row of a profile. */
import { occupationsIn } from '../../matching/profile/occupations.ts';
import { profileOf } from '../../matching/profile/profile.ts';
import { sketchOf } from '../../matching/profile/sketch.ts';
import { type MatchRow, toMatchCandidate } from './matchColumns.ts';

/** `stamp` changes with every change of the row. */
export type StampedRow = MatchRow & { stamp: string };

/** The kept profile of a candidate, and the stamp of the row it was made from. */
export interface MadeProfile {
  email: string;
  stamp: string;
  occupations: number[];
  years: number | null;
  /** As `levelRank` gives it. */
  level: number | null;
  bytes: Uint8Array;
  sketch: Uint8Array;
}

/** Some milliseconds of work. */
export function makeProfile(row: StampedRow): MadeProfile {
  const profile = profileOf(toMatchCandidate(row));
  return {
    email: row.candidateEmail,
    stamp: row.stamp,
    occupations: occupationsIn(profile),
    years: profile.statedYears ?? profile.years,
    level: profile.education < 0 ? null : profile.education,
    bytes: profile.bytes,
    sketch: new Uint8Array(sketchOf(profile).buffer),
  };
}
