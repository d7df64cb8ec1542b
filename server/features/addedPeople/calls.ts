/** People an employer added itself: listing and adding them, and their own answers. */

import { type Caller, companyOf } from '../../access/caller.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { translators } from '../../base/translators.ts';
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import { readContact } from '../../matching/reading/contact.ts';
import type { Services } from '../../services/services.ts';
import { nameBasis, readBasis } from '../heldPeople/basis.ts';
import { keepLonger } from '../heldPeople/keepLonger.ts';
import { removeUnheld } from '../people/keepResume.ts';
import { readUpload } from '../people/readUpload.ts';
import { resumeAnswer } from '../people/storedResume.ts';
import { addByHand } from './addByHand.ts';
import { clearAway, eraseAdded, giveConsent, readConsent, refuseConsent } from './consent.ts';
import { answerDifferences, listDifferences } from './differences.ts';
import { addedBy, addedColumns, noSuchAdded, selectAdded } from './selectAdded.ts';

/** The company's ground for keeping people, and the questions that later files raise about them. */
const groundCalls = (services: Services) => {
  const { db, clock } = services;
  return {
    peopleBasis: ({ caller }) => readBasis(db, companyOf(caller), clock()),

    async namePeopleBasis({ caller, body }) {
      const named = await nameBasis(db, companyOf(caller), body, caller.role === 'RECRUITER');
      if (!named)
        throw new ApiError(
          'ILLEGAL_MOVE',
          'Your company has named its ground already. An administrator can change it.',
        );
      return readBasis(db, companyOf(caller), clock());
    },

    keepPeopleLonger: ({ caller, body }) => keepLonger(db, companyOf(caller), body, clock()),

    addedDifferences: ({ query, caller, locale }) =>
      listDifferences(db, caller, query.importId, { now: clock(), t: translators[locale] }),

    async answerDifferences({ caller, body }) {
      const unused = await db.transaction().execute((tx) => answerDifferences(tx, caller, body, clock()));
      for (const key of unused) await removeUnheld(services, key);
    },
  } satisfies Handlers;
};

export const addedPeopleCalls = (services: Services, proofs: VerificationTokens): Handlers => {
  const { db, clock, readResume } = services;
  const theirs = (caller: Caller) => addedBy(db, caller.employerEmail, clock());
  return {
    addedPeople: ({ query, caller }) => listPage(theirs(caller), selectAdded, addedColumns, query),

    async readAddedResume({ readForm }) {
      const { resume } = await readForm();
      if (!resume) throw wrongField('resume', (t) => t('Choose a resume.'));
      return readContact((await readUpload(readResume, resume)).text);
    },

    async addPerson({ caller, readForm, locale }) {
      const { fields, resume } = await readForm();
      return addByHand(services, caller, fields, resume, locale);
    },

    async addedPersonResume({ params, caller }) {
      const { resumeKey, resumeFileName, resume } = await theirs(caller)
        .where('id', '=', params.id)
        .select(['resumeKey', 'resumeFileName', 'resume'])
        .executeTakeFirstOrThrow(noSuchAdded);
      return resumeAnswer(services, { resumeKey, resumeFileName, resumeKind: resume?.resumeKind ?? null });
    },

    ...groundCalls(services),

    async removeAddedPerson({ params, caller }) {
      const person = await db.transaction().execute(async (tx) => {
        const found = await addedBy(tx, caller.employerEmail, clock())
          .where('id', '=', params.id)
          .select(['id', 'candidateEmail', 'resumeKey', 'heldAs'])
          .forUpdate()
          .executeTakeFirstOrThrow(noSuchAdded);
        await eraseAdded(tx, found, clock());
        return found;
      });
      await clearAway(services, person);
    },

    readConsent: ({ body }) => readConsent(services, body.token),

    giveConsent: ({ body }) => giveConsent(services, proofs, body),

    async refuseConsent({ body }) {
      await refuseConsent(services, body.token);
    },
  };
};
