/** Estimates how many people would fit a job that is being written, from outlines and a few hundred full scores. */
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import type { Database } from '../../db/database.ts';
import { isOfVocabulary } from '../../matching/criteria/listedWords.ts';
import type { PreparedJob } from '../../matching/scoring/job.ts';
import type { PairScore } from '../../matching/scoring/match.ts';
import { bandFloor, scoreOf } from '../../matching/scoring/score.ts';
import { productMatching } from '../../ranking/productMatching.ts';
import type { EstimatedJob, ExpectFits } from '../../services/expectFits.ts';
import { inTens, moreInTens } from './inTens.ts';
import { createKnownPool, type Known, type KnownPool, preparedFor } from './knownPool.ts';
import { countedFrom, estimate, ranked, strataOf } from './strata.ts';

/** If a job's occupations have more people, this many are looked at, taken evenly. */
const mostLookedAt = 60_000;

const pending: ExpectedFits = {
  ...{ pending: true, pool: null, good: null, partial: null, away: null },
  mustHaves: [],
  notCounted: [],
};

/** How someone would score if one must-have were a nice-to-have. */
function relaxed(job: PreparedJob, at: number, pair: PairScore): number {
  const outcomes = job.criteria.map(({ criterion: { importance }, isCredential }, i) => ({
    isCredential,
    importance: i === at ? ('NICE_TO_HAVE' as const) : importance,
    outcome: pair.outcomes[i] ?? ('UNKNOWN' as const),
  }));
  return scoreOf(outcomes, pair, job, pair.place?.standing === 'AWAY').score;
}

interface Drawn {
  strata: ReturnType<typeof strataOf>;
  /** By the places of those who were drawn. */
  pairs: ReadonlyMap<number, PairScore>;
}

/** How many people reach a floor, by the scores of those who were drawn. */
const countOf =
  ({ strata, pairs }: Drawn, scoreIn: (pair: PairScore) => number) =>
  (floor: number) =>
    estimate(strata, (place) => {
      const pair = pairs.get(place);
      return pair && scoreIn(pair) >= floor;
    });

/** The figures of a job. */
function toldOf(job: PreparedJob, drawn: Drawn): Pick<ExpectedFits, 'good' | 'partial' | 'mustHaves'> {
  const count = (scoreIn: (pair: PairScore) => number) => countOf(drawn, scoreIn);
  const reach = count(({ score }) => score);
  const [good, partial] = [reach(bandFloor.GOOD), reach(bandFloor.PARTIAL)];
  return {
    good: inTens(good),
    partial: inTens(partial),
    mustHaves: job.criteria.flatMap(({ criterion: { name, importance } }, i) => {
      if (importance !== 'MUST_HAVE') return [];
      const without = count((pair) => relaxed(job, i, pair));
      return [
        {
          name,
          good: moreInTens(good, without(bandFloor.GOOD)),
          partial: moreInTens(partial, without(bandFloor.PARTIAL)),
        },
      ];
    }),
  };
}

/** @param now in milliseconds */
export function createExpectFits(
  db: Database,
  now: () => number = Date.now,
  pool: KnownPool = createKnownPool(db, now),
): ExpectFits {
  /** People who might fit, in layers, and the scores of those who were drawn of them. */
  async function draw(
    job: PreparedJob,
    hidden: ReadonlySet<string>,
    { outlines, standsFor }: Known,
    away: boolean,
  ): Promise<Drawn> {
    const at = Math.floor(now() / 1000);
    const coarse = productMatching.coarse(job);
    const { met, places, scores } = outlines.met(coarse, mostLookedAt, at, hidden, away);
    const strata = strataOf(
      ranked(places, scores),
      places.length > 0 ? (standsFor * met) / places.length : 1,
    );
    const drawn = strata.flatMap((stratum) => stratum.drawn);
    const ready = await pool.ready(drawn.map(outlines.emailAt));
    const pairs = new Map<number, PairScore>();
    for (const place of drawn) {
      const profile = ready.get(outlines.emailAt(place));
      if (profile) pairs.set(place, productMatching.score(job, profile));
    }
    return { strata, pairs };
  }

  async function tell(draft: EstimatedJob, hidden: ReadonlySet<string>, known: Known): Promise<ExpectedFits> {
    const job = preparedFor({ ...draft, onlyListed: true }, known.ordinary);
    const near = await draw(job, hidden, known, false);
    const away = job.placeRule ? await draw(job, hidden, known, true) : undefined;
    const size = known.outlines.size(Math.floor(now() / 1000), hidden);
    return {
      pending: false,
      pool: inTens(countedFrom(size, known.standsFor)),
      ...toldOf(job, near),
      away: away ? inTens(countOf(away, ({ score }) => score)(bandFloor.PARTIAL)) : null,
      notCounted: draft.criteria.map(({ name }) => name).filter((name) => !isOfVocabulary(name)),
    };
  }

  return async (draft, hidden) => {
    const known = await pool.known();
    return known ? tell(draft, new Set(hidden), known) : pending;
  };
}
