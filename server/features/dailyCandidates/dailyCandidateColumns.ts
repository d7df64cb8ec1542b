/** Sort keys and filters of the lists of picks, in the database's terms. */
import { sql } from 'kysely';
import { DailyCandidateStatus } from '../../../schemas/dailyCandidate.ts';
import type { ListColumns, SortKey } from '../../db/list.ts';

const ref = (name: string) => sql.ref(`dailyCandidates.${name}`);
const date: SortKey = { by: ref('date'), type: 'date' };
const rank: SortKey = { by: ref('rank'), type: 'integer' };
/** Within whatever else was asked for: the newest day first, and its best candidate first. */
const newestBest: SortKey[] = [
  { ...date, order: 'DESC' },
  { ...rank, order: 'ASC' },
];

export const dailyCandidateColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    date: [date, { ...rank, order: 'ASC' }],
    rank: [rank, { ...date, order: 'DESC' }],
    score: [{ by: ref('score'), type: 'integer' }, ...newestBest],
    // In the order of a pick's life.
    status: [
      {
        by: sql`array_position(array[${sql.join(DailyCandidateStatus.options.map((one) => sql.lit(one)))}], ${ref('status')})`,
        type: 'integer',
      },
      ...newestBest,
    ],
  },
  search: [ref('candidateName'), ref('headline'), ref('city'), ref('state')],
  filters: {
    date,
    status: { by: ref('status'), type: 'text' },
    band: { by: ref('band'), type: 'text' },
  },
};

export const dailyListColumns: ListColumns = {
  id: { by: sql`${sql.ref('dailyLists.date')}::text`, type: 'text' },
  sorts: { date: { by: sql.ref('dailyLists.date'), type: 'date' } },
  // The name in the explanation: the criterion, or all the words of one that is kept as a text.
  search: [
    sql`"dailyLists"."explanation" -> 'pool' ->> 'criterion'`,
    sql`case jsonb_typeof("dailyLists"."explanation") when 'string' then "dailyLists"."explanation" #>> '{}' end`,
  ],
  filters: {},
};
