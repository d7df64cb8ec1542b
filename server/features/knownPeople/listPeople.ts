/** The list of the people an employer knows, and the search in it. */
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import type { Person } from '../../../schemas/person.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { type ListColumns, listPage, type Page, rowsOfPage } from '../../db/list.ts';
import { askSpelledLike } from '../../db/spelledLike.ts';
import { standingsOf } from '../standings/findStandings.ts';
import {
  findsPeople,
  knownPeople,
  listedPeople,
  personColumns,
  plainWords,
  selectPerson,
  whoseCandidate,
} from './selectKnownPeople.ts';

/** Jobs told of beside each person. */
const standingsInList = 3;

export async function listPeople(db: Database, caller: Caller, query: ListQuery): Promise<Page<Person>> {
  const found = (tx: Database, columns: ListColumns) =>
    listPage(listedPeople(tx, caller), (rows) => rows.select('people.candidateEmail as id'), columns, query);
  const exact = await found(db, { ...personColumns, findsWords: await findsPeople(db, query.q) });
  // Only where nobody has the words: comparing spellings takes longer, and would mix others in.
  const alike =
    exact.total === 0 && query.q !== undefined
      ? await askSpelledLike(db, plainWords, query.q, (tx, isAlike) =>
          found(tx, { ...personColumns, findsWords: () => [whoseCandidate(isAlike)] }),
        )
      : undefined;
  const page = await rowsOfPage(alike ?? exact, (ids) =>
    selectPerson(knownPeople(db, caller).where('people.candidateEmail', 'in', ids)).execute(),
  );
  const standings = await standingsOf(
    db,
    caller,
    page.items.map(({ id }) => id),
    standingsInList,
  );
  return { ...page, items: page.items.map((row) => ({ ...row, standings: standings.get(row.id) ?? [] })) };
}
