/** Decides whether someone has done a job's work before, by the titles they held. */
import { found, type Judge, unknown } from '../criteria/judge.ts';
import { type AskedTitle, titleNearness } from './affinity.ts';

/** The nearness a title needs to count as the job's own under another name, and to count as related work. */
const least = { own: 0.65, related: 0.45 };

const inWords = (position: number) =>
  position < 0 ? ({ from: 'HEADLINE' } as const) : ({ from: 'POSITION', position } as const);

/** Quotes the newest position whose title is the job's own, else the title that comes nearest. */
export const titleJudge =
  (job: AskedTitle): Judge =>
  ({ titles }) => {
    let nearest = 0;
    let own = -1;
    let related = -1;
    for (const title of titles) {
      const nearness = titleNearness(job, title);
      if (nearness >= least.own && own < 0) own = title.position;
      if (nearness > nearest) {
        nearest = nearness;
        related = title.position;
      }
    }
    if (nearest >= least.own) return found('MEETS', inWords(own));
    return nearest >= least.related ? found('PARTIAL', inWords(related), 'RELATED_FIELD') : unknown;
  };
