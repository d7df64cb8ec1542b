/** People as the caller's employer knows them: reading them, and what recruiters note about them. */
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/mount.ts';
import { personNoteMail } from '../../mail/templates/personMails.ts';
import type { Services } from '../../services/services.ts';
import { addNotices } from '../notices/notify.ts';
import { holdPerson } from './holdPerson.ts';
import { listPeople } from './listPeople.ts';
import { personFileCalls } from './personFileCalls.ts';
import { rate, setTags, tagPeople, tagsInUse } from './personMarks.ts';
import { changeNote, colleaguesOf, removeNote, type WrittenNote, writeNote } from './personNotes.ts';
import { personRecord } from './personRecord.ts';

export const knownPeopleCalls = (services: Services): Handlers => {
  const { db, clock, env, sendMail } = services;
  /** Holds the person meanwhile. @throws ApiError NOT_FOUND */
  const about = <T>(caller: Caller, email: string, act: (tx: Database, name: string) => Promise<T>) =>
    db.transaction().execute(async (tx) => act(tx, (await holdPerson(tx, caller, email)).name));

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
      await addNotices(
        tx,
        readers.map((to) => ({ to, ...news })),
        clock(),
      );
      for (const to of readers) await sendMail(tx, { to, letter, onlyToAccounts: true });
      return note;
    });

  /** Changes what is kept beside a person. */
  const marked = async (caller: Caller, email: string, mark: (tx: Database) => Promise<void>) => {
    await about(caller, email, mark);
    return personRecord(db, caller, email);
  };

  return {
    people: ({ query, caller }) => listPeople(db, caller, query),

    person: ({ params, caller }) => personRecord(db, caller, params.email),

    writeNote: ({ params: { email }, caller, body }) =>
      noted(caller, email, (tx) => writeNote(tx, caller, email, body, clock())),

    changeNote: ({ params: { email, noteId: id }, caller, body }) =>
      noted(caller, email, (tx) => changeNote(tx, caller, { candidateEmail: email, id }, body, clock())),

    async removeNote({ params: { email, noteId: id }, caller }) {
      await about(caller, email, (tx) => removeNote(tx, caller, { candidateEmail: email, id }));
      return undefined;
    },

    ...personFileCalls(services),

    setPersonTags: ({ params: { email }, caller, body }) =>
      marked(caller, email, (tx) => setTags(tx, caller, email, body.tags)),

    tagPeople: ({ caller, body }) => tagPeople(db, caller, body),

    ratePerson: ({ params: { email }, caller, body }) =>
      marked(caller, email, (tx) => rate(tx, caller, email, body.rating)),

    personTags: ({ caller }) => tagsInUse(db, caller),

    colleagues: ({ caller }) => colleaguesOf(db, caller),
  };
};
