/** People as the caller's employer knows them: reading them, and what recruiters note about them. */
import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { toRow } from '../../db/database.ts';
import { type ListColumns, listPage } from '../../db/list.ts';
import { spelledLike } from '../../db/spelledLike.ts';
import type { Handlers } from '../../http/mount.ts';
import { personNoteMail } from '../../mail/templates/personMails.ts';
import type { Services } from '../../services/services.ts';
import { standingsOf } from '../standings/findStandings.ts';
import { changeNote, colleaguesOf, removeNote, writeNote } from './personNotes.ts';
import { personRecord } from './personRecord.ts';
import { noSuchPerson, personColumns, personsInScope, searched, selectPerson } from './selectPersons.ts';

/** Jobs told of beside each person of a list. */
const standingsInList = 3;
const mostTagsInUse = 100;

export const personsCalls = ({ db, clock, env, sendMail }: Services): Handlers => {
  /** Locked, so that nothing is noted about someone who is being erased. */
  async function known(tx: Database, caller: Caller, email: string) {
    const { name } = await personsInScope(tx, caller)
      .where('people.candidateEmail', '=', email)
      .select(sql<string>`"candidateFirstName" || ' ' || "candidateLastName"`.as('name'))
      .forUpdate('people')
      .executeTakeFirstOrThrow(noSuchPerson);
    return name;
  }

  async function tell(
    tx: Database,
    caller: Caller,
    about: { name: string; candidateEmail: string; text: string },
    named: string[],
  ) {
    const colleagues = await colleaguesOf(tx, caller);
    const author = colleagues.find(({ id }) => id === caller.email)?.recruiterName ?? caller.email;
    for (const to of named.filter((email) => email !== caller.email))
      await sendMail(tx, {
        to,
        letter: personNoteMail({ ...about, author, appUrl: env.APP_URL }),
        onlyToAccounts: true,
      });
  }

  return {
    async people({ query, caller }) {
      const found = (columns: ListColumns) =>
        listPage(personsInScope(db, caller), selectPerson, columns, query);
      const exact = await found(personColumns);
      // Only where nobody has the words: comparing spellings takes longer, and would mix others in.
      const alike = exact.total === 0 ? await spelledLike(db, searched, query.q) : undefined;
      const page = alike ? await found({ ...personColumns, alsoFinds: alike }) : exact;
      const emails = page.items.map(({ id }) => id);
      const standings = await standingsOf(db, caller, emails, standingsInList);
      return {
        ...page,
        items: page.items.map((row) => ({ ...row, standings: standings.get(row.id) ?? [] })),
      };
    },

    person: ({ params, caller }) => personRecord(db, caller, params.email),

    writeNote: ({ params, caller, body }) =>
      db.transaction().execute(async (tx) => {
        const name = await known(tx, caller, params.email);
        const { note, named } = await writeNote(tx, caller, params.email, body, clock());
        await tell(tx, caller, { name, candidateEmail: params.email, text: body.text }, named);
        return note;
      }),

    changeNote: ({ params, caller, body }) =>
      db.transaction().execute(async (tx) => {
        const name = await known(tx, caller, params.email);
        const which = { candidateEmail: params.email, id: params.noteId };
        const { note, named } = await changeNote(tx, caller, which, body, clock());
        await tell(tx, caller, { name, candidateEmail: params.email, text: body.text }, named);
        return note;
      }),

    removeNote: ({ params, caller }) =>
      db.transaction().execute(async (tx) => {
        await known(tx, caller, params.email);
        await removeNote(tx, caller, { candidateEmail: params.email, id: params.noteId });
        return undefined;
      }),

    async setPersonTags({ params, caller, body }) {
      const changed = await db
        .updateTable('people')
        .set(toRow({ tags: [...new Set(body.tags)] }))
        .where('employerEmail', '=', caller.employerEmail)
        .where('candidateEmail', '=', params.email)
        .where((eb) =>
          eb.exists(
            personsInScope(db, caller)
              .where('people.candidateEmail', '=', params.email)
              .select(sql`1`.as('one')),
          ),
        )
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw noSuchPerson();
      return personRecord(db, caller, params.email);
    },

    async ratePerson({ params, caller, body: { rating } }) {
      await db.transaction().execute(async (tx) => {
        await known(tx, caller, params.email);
        const key = {
          employerEmail: caller.employerEmail ?? '',
          candidateEmail: params.email,
          recruiterEmail: caller.email,
        };
        if (rating === null)
          await tx
            .deleteFrom('personRatings')
            .where((eb) => eb.and(key))
            .execute();
        else
          await tx
            .insertInto('personRatings')
            .values({ ...key, rating })
            .onConflict((oc) =>
              oc.columns(['employerEmail', 'candidateEmail', 'recruiterEmail']).doUpdateSet({ rating }),
            )
            .execute();
      });
      return personRecord(db, caller, params.email);
    },

    async personTags({ caller }) {
      const { rows } = await sql<{ tag: string; people: number }>`
        select "tag", count(*) "people" from "people" cross join jsonb_array_elements_text("tags") "all"("tag")
        where "employerEmail" = ${caller.employerEmail}
        group by "tag" order by "people" desc, "tag" limit ${mostTagsInUse}`.execute(db);
      return rows;
    },

    colleagues: ({ caller }) => colleaguesOf(db, caller),
  };
};
