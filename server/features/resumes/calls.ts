/** A candidate's resumes. */
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { removeUnheld, withResume } from '../people/keepResume.ts';
import { readUpload } from '../people/readUpload.ts';
import { noSuchResume, resumeAnswer } from '../people/storedResume.ts';
import { addResume, makeMain, removeResume, renameResume } from './changeResumes.ts';
import { findResume, resumesOf } from './selectResumes.ts';

/** Where the file of a resume lies. */
async function fileOf(db: Database, email: string, id: string) {
  const { isMain } = await findResume(db, email, id);
  const columns = ['resumeKey', 'resumeKind', 'resumeFileName'] as const;
  return isMain
    ? db.selectFrom('candidates').where('candidateEmail', '=', email).select(columns)
    : db.selectFrom('resumes').where('id', '=', id).where('candidateEmail', '=', email).select(columns);
}

export const resumesCalls = (services: Services): Handlers => {
  const { db, clock, readResume } = services;
  const refreshed = createFitRefresher(services);
  return {
    resumes: ({ caller }) => resumesOf(db, caller.email),

    async addResume({ caller, request, readForm }) {
      const { fields, resume } = await readForm();
      if (!resume) throw wrongField('resume', (t) => t('Choose a file.'));
      const read = await readUpload(readResume, resume);
      const added = await withResume(services, read, (tx) =>
        addResume(tx, caller.email, { read, resumeName: fields.resumeName }, clock()),
      );
      if (added.isMain) void refreshed(caller.email, request.log);
      return added;
    },

    renameResume: ({ params, body, caller }) =>
      db.transaction().execute((tx) => renameResume(tx, caller.email, params.id, body.resumeName)),

    async makeMainResume({ params, caller, request }) {
      const main = await db.transaction().execute((tx) => makeMain(tx, caller.email, params.id));
      void refreshed(caller.email, request.log);
      return main;
    },

    async removeResume({ params, caller }) {
      const key = await db.transaction().execute((tx) => removeResume(tx, caller.email, params.id, clock()));
      if (key !== null) await removeUnheld(services, key);
    },

    async resumeFile({ params, caller }) {
      const kept = await (await fileOf(db, caller.email, params.id)).executeTakeFirstOrThrow(noSuchResume);
      return resumeAnswer(services, kept);
    },
  };
};
