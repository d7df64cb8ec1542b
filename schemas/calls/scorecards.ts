/** Scorecards: the opinions of those who hire about an applicant, stage by stage. */
import { z } from 'zod';
import { id } from '../base/fields.ts';
import { Stage } from '../job.ts';
import { Scorecard, ScorecardFields, StageScorecards } from '../scorecard.ts';
import { byId, type Call } from './call.ts';

const byStage = z.strictObject({ id, stageId: Stage.shape.id });

export const scorecardsCalls = {
  scorecards: {
    method: 'GET',
    path: '/candidate-applications/{id}/scorecards',
    tag: 'scorecards',
    may: 'scorecards.list',
    summary:
      'The scorecards of an application by stage. Of a stage for which the caller has given none, only who gave one.',
    params: byId,
    answer: z.array(StageScorecards),
    extension: true,
  },
  giveScorecard: {
    method: 'PUT',
    path: '/candidate-applications/{id}/scorecards/{stageId}',
    tag: 'scorecards',
    may: 'scorecards.give',
    summary: 'Give one’s own scorecard for a stage, or replace it, while the application is active.',
    refuses: ['ILLEGAL_MOVE'],
    params: byStage,
    body: ScorecardFields,
    answer: Scorecard,
    extension: true,
  },
  deleteScorecard: {
    method: 'DELETE',
    path: '/candidate-applications/{id}/scorecards/{stageId}',
    tag: 'scorecards',
    may: 'scorecards.give',
    summary: 'Delete one’s own scorecard for a stage, while the application is active.',
    refuses: ['ILLEGAL_MOVE'],
    params: byStage,
    extension: true,
  },
} as const satisfies Record<string, Call>;
