/** Each company's own people in a run: all of them where they are few, the most promising of many. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { CoarseJob } from '../../matching/scoring/coarse.ts';
import type { Outlines } from '../../ranking/outlines/outlines.ts';
import type { WarmOutlines } from '../../ranking/outlines/warmOutlines.ts';
import { isListedBy, ownPeopleOf } from '../../ranking/ownPeople.ts';

/** Up to this many of a company, all are scored for each of its jobs. */
const fewOwn = 1000;

/** Companies with more people whose outlines are held at once: some megabytes each. */
const mostHeld = 20;

/** Their plan never ends, so any moment does. */
const anyMoment = 0;

export interface OwnPeople {
  /** Reads what the jobs of these companies need. @returns whom to score for one of them */
  ofCompanies(
    tx: Database,
    companies: readonly string[],
  ): Promise<(company: string, job: CoarseJob, count: number) => readonly string[]>;
}

/** @param warm reads the outlines of companies with many people */
export function createOwnPeople(warm: WarmOutlines): OwnPeople {
  const many = new Map<string, Outlines>();
  return {
    async ofCompanies(tx, companies) {
      const own = await ownPeopleOf(tx, [...new Set(companies)], fewOwn + 1);
      if (many.size > mostHeld) many.clear();
      for (const [company, emails] of own)
        if (emails.length > fewOwn && !many.has(company))
          many.set(company, await warm.unpaid(tx, isListedBy(sql`${company}`)));
      return (company, job, count) => {
        const outlines = many.get(company);
        return outlines ? outlines.promising(job, count, anyMoment) : (own.get(company) ?? []);
      };
    },
  };
}
