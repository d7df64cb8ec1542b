/** Judges people for jobs as they would be, where it is called. */
import type { Fit } from '../../../schemas/criteria.ts';
import type { Match } from '../../../schemas/matching.ts';
import type { Database } from '../../db/database.ts';
import type { Profile } from '../../matching/profile/openProfile.ts';
import type { PreparedJob } from '../../matching/scoring/job.ts';
import { type PoolCandidate, readCandidates } from '../../ranking/pool.ts';
import { productMatching } from '../../ranking/productMatching.ts';
import type { JudgePeople } from '../../services/judgePeople.ts';
import { createKnownPool, type KnownPool, preparedFor } from './knownPool.ts';

const asFit = ({ score, band, criteria, summary, place }: Match): Fit => ({
  score,
  band,
  criteria,
  summary,
  place,
});

async function rowsByEmail(
  db: Database,
  people: readonly { email: string }[],
): Promise<ReadonlyMap<string, PoolCandidate>> {
  const rows = await readCandidates(
    db,
    people.map(({ email }) => email),
  );
  return new Map(rows.map((row) => [row.candidateEmail, row]));
}

/** How someone fits, with quotations. */
const shown = (job: PreparedJob, row: PoolCandidate, profile: Profile): Fit =>
  asFit(productMatching.show(job, row, profile));

/** @param now in milliseconds */
export function createJudgePeople(
  db: Database,
  pool: KnownPool = createKnownPool(db),
  now: () => number = Date.now,
): JudgePeople {
  return {
    async best(job, emails, most) {
      const [ordinary, ready] = [await pool.ordinary(), await pool.ready(emails)];
      const prepared = preparedFor(job, ordinary);
      const best = emails
        .flatMap((email) => {
          const profile = ready.get(email);
          return profile ? [{ email, profile, pair: productMatching.score(prepared, profile) }] : [];
        })
        .sort((a, b) => b.pair.score - a.pair.score || b.pair.fine - a.pair.fine)
        .slice(0, most);
      const rows = await rowsByEmail(db, best);
      return best.flatMap(({ email, profile }) => {
        const row = rows.get(email);
        return row ? [{ email, fit: shown(prepared, row, profile) }] : [];
      });
    },

    async promising(job, most) {
      const known = await pool.known();
      if (!known || known.standsFor > 1) return null;
      const coarse = productMatching.coarse(preparedFor(job, known.ordinary));
      return known.outlines.promising(coarse, most, Math.floor(now() / 1000));
    },

    async compare(before, after, emails, most) {
      const [ordinary, ready] = [await pool.ordinary(), await pool.ready(emails)];
      const [was, is] = [preparedFor(before, ordinary), preparedFor(after, ordinary)];
      const judged = emails.flatMap((email) => {
        const profile = ready.get(email);
        if (!profile) return [];
        const [from, to] = [productMatching.score(was, profile), productMatching.score(is, profile)];
        return [{ email, profile, from, to }];
      });
      const moved = judged
        .filter(({ from, to }) => from.band !== to.band)
        .sort((a, b) => Math.abs(b.to.score - b.from.score) - Math.abs(a.to.score - a.from.score))
        .slice(0, most);
      const rows = await rowsByEmail(db, moved);
      return {
        looked: judged.length,
        moved: moved.flatMap(({ email, profile }) => {
          const row = rows.get(email);
          return row ? [{ email, before: shown(was, row, profile), after: shown(is, row, profile) }] : [];
        }),
      };
    },
  };
}
