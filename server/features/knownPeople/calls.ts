/** People as the caller's employer knows them: reading them, and what recruiters note about them. */
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import { type ListColumns, listPage } from '../../db/list.ts';
import { spelledLike } from '../../db/spelledLike.ts';
import type { Handlers } from '../../http/mount.ts';
import { personNoteMail } from '../../mail/templates/personMails.ts';
import type { Services } from '../../services/services.ts';
import { addNoticeFor } from '../notices/notify.ts';
import { standingsOf } from '../standings/findStandings.ts';
import { rate, setTags, tagPeople, tagsInUse } from './personMarks.ts';
import { changeNote, colleaguesOf, removeNote, type WrittenNote, writeNote } from './personNotes.ts';
import { personRecord } from './personRecord.ts';
import { knownPeople, noSuchPerson, personColumns, searched, selectPerson } from './selectKnownPeople.ts';

/** Jobs told of beside each person of a list. */
const standingsInList = 3;

export const knownPeopleCalls = ({ db, clock, env, sendMail }: Services): Handlers => {
  /** Holds the person meanwhile, so that nothing is noted about someone who is being erased. @throws ApiError NOT_FOUND */
  const about = <T>(caller: Caller, email: string, act: (tx: Database, name: string) => Promise<T>) =>
    db.transaction().execute(async (tx) => {
      const { name } = await knownPeople(tx, caller)
        .where('people.candidateEmail', '=', email)
        .select(candidateName().as('name'))
        .forUpdate('people')
        .executeTakeFirstOrThrow(noSuchPerson);
      return act(tx, name);
    });

  /** Keeps a note, and tells the colleagues it names. */
  const noted = (caller: Caller, candidateEmail: string, write: (tx: Database) => Promise<WrittenNote>) =>
    about(caller, candidateEmail, async (tx, name) => {
      const { note, named } = await write(tx);
      const letter = personNoteMail({
        ...{ name, candidateEmail, text: note.text, appUrl: env.APP_URL },
        author: note.authorName ?? caller.email,
      });
      const readers = named.filter((email) => email !== caller.email);
      const news = { kind: 'MENTION', jobId: null, candidateEmail } as const;
      await addNoticeFor(tx, readers, () => news, clock().toISOString());
      for (const to of readers) await sendMail(tx, { to, letter, onlyToAccounts: true });
      return note;
    });

  /** Changes what is kept beside a person. */
  const marked = async (caller: Caller, email: string, mark: (tx: Database) => Promise<void>) => {
    await about(caller, email, mark);
    return personRecord(db, caller, email);
  };

  return {
    async people({ query, caller }) {
      const found = (columns: ListColumns) => listPage(knownPeople(db, caller), selectPerson, columns, query);
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

    writeNote: ({ params: { email }, caller, body }) =>
      noted(caller, email, (tx) => writeNote(tx, caller, email, body, clock())),

    changeNote: ({ params: { email, noteId: id }, caller, body }) =>
      noted(caller, email, (tx) => changeNote(tx, caller, { candidateEmail: email, id }, body, clock())),

    async removeNote({ params: { email, noteId: id }, caller }) {
      await about(caller, email, (tx) => removeNote(tx, caller, { candidateEmail: email, id }));
      return undefined;
    },

    setPersonTags: ({ params: { email }, caller, body }) =>
      marked(caller, email, (tx) => setTags(tx, caller, email, body.tags)),

    tagPeople: ({ caller, body }) => tagPeople(db, caller, body),

    ratePerson: ({ params: { email }, caller, body }) =>
      marked(caller, email, (tx) => rate(tx, caller, email, body.rating)),

    personTags: ({ caller }) => tagsInUse(db, caller),

    colleagues: ({ caller }) => colleaguesOf(db, caller),
  };
};
