/** Sort keys and filters of the lists of picks, in the database's terms. */
import { sql } from 'kysely';
import { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { ListColumns, SortKey } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';

const ref = (name: string) => sql.ref(`dailyCandidates.${name}`);
const date: SortKey = { by: ref('date'), type: 'date' };
const rank: SortKey = { by: ref('rank'), type: 'integer' };
/** Within whatever else was asked for: the newest day first, and its best candidate first. */
const newestBest: SortKey[] = [
  { ...date, order: 'DESC' },
  { ...rank, order: 'ASC' },
];

const derived = listColumns('dailyCandidates', DailyCandidate);

export const dailyCandidateColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    ...Object.fromEntries(Object.entries(derived.sorts).map(([name, key]) => [name, [key, ...newestBest]])),
    date: [date, { ...rank, order: 'ASC' }],
    rank: [rank, { ...date, order: 'DESC' }],
  },
  changedAt: ref('changedAt'),
  search: [ref('candidateName'), ref('headline'), ref('city'), ref('state')],
  // The very day.
  filters: { ...derived.filters, date },
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
