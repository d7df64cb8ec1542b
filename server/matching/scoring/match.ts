/** One candidate against one job. */
import type { Band, CriterionResult, Outcome, PlaceFit } from '../../../schemas/criteria.ts';
import type { Unwanted } from '../../../schemas/job.ts';
import type { Match } from '../../../schemas/matching.ts';
import type { Verdict } from '../criteria/judge.ts';
import { homeOf } from '../places/home.ts';
import type { Profile } from '../profile/openProfile.ts';
import type { MatchCandidate } from '../profile/prepare.ts';
import { profileOf } from '../profile/profile.ts';
import { type Affinity, affinityOf } from './affinity.ts';
import { type MatchJob, type PreparedJob, prepareJob } from './job.ts';
import { type Overlap, overlapOf } from './overlap.ts';
import { judgePlace, type PlaceRule, type PlaceVerdict } from './placeRule.ts';
import type { PoolStatistics } from './pool.ts';
import { quotationOf } from './quotations.ts';
import { partsOf, type ScoreParts, scoreOf, summaryOf } from './score.ts';
import { unwantedFor } from './unwanted.ts';

/** How a pair comes out, in the order of the job's criteria. */
export interface PairScore extends ScoreParts {
  score: number;
  band: Band;
  /** Tells equal scores apart. */
  fine: number;
  outcomes: Outcome[];
  /** Null where people may live anywhere. */
  place: PlaceVerdict | null;
  /** Whether a title held is the job's, or near it. */
  isOfTrade: boolean;
  /** The way the job is against what the candidate wants; null where it is not. */
  unwanted: Unwanted | null;
}

/** A title nearer than this to the job's is one of its trade. */
const leastOfTrade = 0.45;

/** A match with what is told to the candidate alone, and what tells equal scores apart. */
type ShownMatch = Match & Pick<PairScore, 'fine' | 'unwanted' | 'isOfTrade'>;

interface JudgedPair extends Omit<PairScore, 'outcomes'> {
  verdicts: Verdict[];
}

/** The features by which a pair is scored beside the criteria. */
export const featuresOf = (job: PreparedJob, profile: Profile): { affinity: Affinity; overlap: Overlap } => ({
  affinity: affinityOf(job, profile),
  overlap: overlapOf(job.telling, profile),
});

function judgePair(job: PreparedJob, profile: Profile): JudgedPair {
  const verdicts = job.criteria.map(({ judge }) => judge(profile));
  const criteria = job.criteria.map(({ criterion: { importance }, isCredential }, i) => {
    return { importance, isCredential, outcome: verdicts[i]?.outcome ?? ('UNKNOWN' as const) };
  });
  const { affinity, overlap } = featuresOf(job, profile);
  const parts = partsOf(affinity, overlap, job.weights);
  const place = job.placeRule && judgePlace(job.placeRule, profile.home);
  const isAway = place?.standing === 'AWAY';
  const { wants } = profile;
  const unwanted = job.conditions && wants && unwantedFor(job.conditions, job.reach, wants);
  const isOfTrade = affinity.nearestTitle >= leastOfTrade;
  return { ...scoreOf(criteria, parts, job, isAway), ...parts, verdicts, place, isOfTrade, unwanted };
}

/** Scores a candidate for a job from profile and criteria alone: some millionths of a second, no text. */
export function scorePair(job: PreparedJob, profile: Profile): PairScore {
  const { verdicts, ...pair } = judgePair(job, profile);
  return { ...pair, outcomes: verdicts.map(({ outcome }) => outcome) };
}

/** The verdict with the place it rests on. */
function placeFit(verdict: PlaceVerdict, candidate: MatchCandidate, { inMiles }: PlaceRule): PlaceFit {
  const { written, country, isStated } = homeOf(candidate);
  return { ...verdict, town: written, homeCountry: country, isStated, inMiles };
}

/**
 * Matches a candidate whom someone will see: the outcomes of `scorePair` with the words they rest on.
 * @param profile the candidate's, where it is at hand; one of another text is made again
 */
export function showPair(
  job: PreparedJob,
  candidate: MatchCandidate,
  profile: Profile = profileOf(candidate),
): ShownMatch {
  const { verdicts, place, ...pair } = judgePair(job, profile);
  const criteria = job.criteria.map(({ criterion }, i): CriterionResult => {
    const { outcome = 'UNKNOWN', evidence = null, note } = verdicts[i] ?? {};
    const quotation = evidence ? quotationOf(evidence, candidate) : { evidence: null, source: null };
    return { ...criterion, outcome, ...quotation, ...(note && { note }) };
  });
  return {
    ...pair,
    criteria,
    summary: summaryOf(criteria),
    place: place && job.placeRule && placeFit(place, candidate, job.placeRule),
  };
}

/**
 * Matches a candidate with a job. Pure: the same input gives the same match; what is prepared for either is kept
 * with the objects themselves, so pass the same objects again when matching many.
 * @param pool statistics of the candidates the job is matched against, from `poolStatistics`.
 */
export function matchCandidate(
  job: MatchJob,
  candidate: MatchCandidate,
  pool: PoolStatistics,
  profile?: Profile,
): ShownMatch {
  return showPair(prepareJob(job, pool), candidate, profile);
}
