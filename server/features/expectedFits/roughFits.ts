/** Estimates for those who write no jobs and only want to know whether a plan is worth its price. */
import type { PeopleEstimate } from '../../../schemas/expectedFits.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { ExpectFits } from '../../services/expectFits.ts';

const step = 10;

/** In tens, so that one person more or less is seldom told, and never who. */
const rough = ({ about, least, most }: PeopleEstimate): PeopleEstimate => ({
  about: about === null ? null : Math.round(about / step) * step,
  least: Math.floor(least / step) * step,
  most: most < step ? most : Math.ceil(most / step) * step,
});

/**
 * The estimates of a title and at most one criterion, such as a place, in tens. With more criteria a question could be
 * narrowed to a single person; what each must-have costs is left out because it answers a second question.
 *
 * @throws ApiError INVALID_FIELDS where more is asked
 */
export function roughly(expectFits: ExpectFits): ExpectFits {
  return async (draft) => {
    if (draft.description !== '')
      throw wrongField('description', 'Leave the description out: only recruiters ask with one.');
    if (draft.criteria.length > 1)
      throw wrongField('criteria', 'Give one criterion at most: only recruiters ask with more.');
    const { pending, pool, good, partial } = await expectFits(draft);
    return {
      pending,
      pool: pool && rough(pool),
      good: good && rough(good),
      partial: partial && rough(partial),
      mustHaves: [],
    };
  };
}
