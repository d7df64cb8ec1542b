/** Files of a person: attaching, reading and removing them. */
import type { Caller } from '../../access/caller.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { contentKey } from '../../files/storage/contentKey.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { removeUnheld, withResume } from '../people/keepResume.ts';
import { holdPerson } from './holdPerson.ts';
import { addFile, fileAnswer, removeFile, takeFile } from './personFiles.ts';
import { knownPeople, noSuchPerson } from './selectKnownPeople.ts';

export const personFileCalls = (services: Services) => {
  const { db, clock } = services;
  /** @throws ApiError NOT_FOUND */
  const refuseUnknown = (caller: Caller, email: string) =>
    knownPeople(db, caller)
      .where('people.candidateEmail', '=', email)
      .select('people.candidateEmail')
      .executeTakeFirstOrThrow(noSuchPerson);

  return {
    async addPersonFile({ params: { email }, caller, readForm }) {
      await refuseUnknown(caller, email);
      const { resume: upload } = await readForm();
      if (!upload) throw wrongField('file', (t) => t('Choose a file.'));
      const taken = await takeFile(services.checkFile, upload);
      const file = { ...taken, key: contentKey(taken.bytes), size: taken.bytes.byteLength };
      return withResume(services, file, async (tx) => {
        await holdPerson(tx, caller, email);
        return addFile(tx, caller, email, file, clock());
      });
    },

    async personFile({ params: { email, fileId: id }, caller }) {
      await refuseUnknown(caller, email);
      return fileAnswer(services, caller, { email, id });
    },

    async removePersonFile({ params: { email, fileId: id }, caller }) {
      const key = await db.transaction().execute(async (tx) => {
        await holdPerson(tx, caller, email);
        return removeFile(tx, caller, { email, id }, clock());
      });
      await removeUnheld(services, key);
    },
  } satisfies Handlers;
};
