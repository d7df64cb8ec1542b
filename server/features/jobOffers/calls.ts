/** Offers to applicants: making, withdrawing and answering them. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Caller } from '../../access/caller.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { withElsewhere } from '../standings/findStandings.ts';
import { answerJobOffer } from './answerJobOffer.ts';
import { makeJobOffer } from './makeJobOffer.ts';
import { takeBackDecline } from './takeBackDecline.ts';
import { withdrawJobOffer } from './withdrawJobOffer.ts';

export const jobOffersCalls = (services: Services): Handlers => {
  /** Those who hire are told of their employer's other jobs, as wherever they read an application. */
  const told = async (caller: Caller, row: CandidateApplication) =>
    (await withElsewhere(services.db, caller, [row]))[0] ?? row;
  return {
    makeJobOffer: async ({ params, body, caller }) =>
      told(caller, await makeJobOffer(services, caller, params.id, body)),

    withdrawJobOffer: async ({ params, caller }) =>
      told(caller, await withdrawJobOffer(services, caller, params.id)),

    async answerJobOffer({ params, query: { status, reason }, caller }) {
      if (status !== 'SENT') return answerJobOffer(services, caller, params.id, { status, reason });
      if (reason) throw wrongField('reason', 'A reason is given only when declining.');
      return takeBackDecline(services, caller, params.id);
    },
  };
};
