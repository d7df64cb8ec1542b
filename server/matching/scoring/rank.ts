/** All candidates of a pool against one job. */
import type { PlaceFit } from '../../../schemas/criteria.ts';
import type { Match, PoolExplanation, Ranked } from '../../../schemas/matching.ts';
import { isCredential } from '../criteria/credential.ts';
import { isOfVocabulary } from '../criteria/listedWords.ts';
import type { MatchCandidate } from '../profile/prepare.ts';
import { profileOf } from '../profile/profile.ts';
import type { MatchJob } from './job.ts';
import { matchCandidate } from './match.ts';
import { neutralOrder } from './neutralOrder.ts';
import { type PoolStatistics, poolStatistics } from './pool.ts';
import { bandFloor, type ScoreRules, scoreOf } from './score.ts';
import { shippedWeights } from './weights.ts';

/**
 * Ranks candidates for a job, best first. Equal scores are ordered by what capping and rounding hid, then by a hash of
 * the key, which favours nobody.
 * @param pool statistics to weigh words with; made of the candidates themselves unless given.
 */
export function rankCandidates(
  job: MatchJob,
  candidates: readonly MatchCandidate[],
  pool?: PoolStatistics,
): Ranked[] {
  const statistics = pool ?? poolStatistics(candidates.map(profileOf));
  return candidates
    .map((candidate) => {
      const { fine, unwanted, isOfTrade, ...match } = matchCandidate(job, candidate, statistics);
      return { match, key: candidate.key, fine, order: neutralOrder(candidate.key) };
    })
    .sort(
      (a, b) =>
        b.match.score - a.match.score ||
        b.fine - a.fine ||
        a.order - b.order ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
    )
    .map(({ match, key }, index) => ({ ...match, key, rank: index + 1 }));
}

const isFitting = (score: number) => score >= bandFloor.PARTIAL;

/** A match as far as it matters why few fit. */
type ExplainedMatch = Omit<Match, 'place'> & { place?: Pick<PlaceFit, 'standing'> | null };

/**
 * Explains a short list: how many were considered, how many fit, and the must-have that keeps most of the others out,
 * with how many more would fit if it were a nice-to-have. No must-have is named that asks for words in no list, such as
 * employers and towns: the answer is about people who are on no list.
 */
export function explainPool(
  matches: readonly ExplainedMatch[],
  rules: ScoreRules = { weights: shippedWeights, isChosen: true },
): PoolExplanation {
  const poolSize = matches.length;
  const unfit = matches.filter(({ score }) => !isFitting(score));
  const fitting = poolSize - unfit.length;
  const asked = matches[0]?.criteria ?? [];
  const areCredentials = asked.map(({ name }) => isCredential(name));
  const mustHaves = asked.filter(
    ({ name, importance }) => importance === 'MUST_HAVE' && isOfVocabulary(name),
  );

  const considered = mustHaves.map(({ name }) => {
    const relaxed = matches.filter((match) => {
      const criteria = match.criteria.map((criterion, at) => ({
        ...criterion,
        isCredential: areCredentials[at] ?? false,
        ...(criterion.name === name && { importance: 'NICE_TO_HAVE' as const }),
      }));
      return isFitting(scoreOf(criteria, match, rules, match.place?.standing === 'AWAY').score);
    }).length;
    const outcomes = unfit.map(
      ({ criteria }) => criteria.find((criterion) => criterion.name === name)?.outcome,
    );
    return {
      name,
      gain: relaxed - fitting,
      notMet: outcomes.filter((outcome) => outcome === 'DOES_NOT_MEET').length,
      notStated: outcomes.filter((outcome) => outcome === 'UNKNOWN').length,
    };
  });
  considered.sort((a, b) => b.gain - a.gain || b.notMet + b.notStated - (a.notMet + a.notStated));
  const worst = considered[0];
  if (!worst || worst.notMet + worst.notStated === 0)
    return { poolSize, fitting, criterion: null, notMet: 0, notStated: 0, gain: 0 };
  const { name, ...counts } = worst;
  return { poolSize, fitting, criterion: name, ...counts };
}
