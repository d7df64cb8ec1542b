/** Scorecards: the opinions of those who hire about an applicant, stage by stage. */
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { scorecardsOf } from './selectScorecards.ts';
import { deleteScorecard, giveScorecard } from './writeScorecard.ts';

const cardOf = ({ id, stageId }: { id: string; stageId: string }) => ({ applicationId: id, stageId });

export const scorecardsCalls = ({ db, clock }: Services): Handlers => ({
  scorecards: ({ params, caller }) => scorecardsOf(db, caller, params.id, clock()),

  giveScorecard: ({ params, body, caller }) => giveScorecard(db, caller, cardOf(params), body, clock()),

  async deleteScorecard({ params, caller }) {
    await deleteScorecard(db, caller, cardOf(params));
  },
});
