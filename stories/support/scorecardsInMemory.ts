import { fn } from 'storybook/test';
import type { Scorecard, ScorecardFields, StageScorecards } from '../../schemas/scorecard.ts';

const stageNames: Readonly<Record<string, string>> = {
  screening: 'Screening',
  interview: 'Interview',
};

let count = 0;

/** A card as the API answers it; the reader's own unless it has an author. */
export const sampleScorecard = (told: Partial<Scorecard> = {}): Scorecard => {
  const stageId = told.stageId ?? 'screening';
  count += 1;
  return {
    id: `01930000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    ...{ stageId, stageName: stageNames[stageId] ?? stageId },
    ...{ authorName: 'Dana Reyes', isMine: told.authorName === undefined },
    ...{ recommendation: 'YES', ratings: [], strengths: null, concerns: null },
    isAfterReading: false,
    ...{ createdAt: '2026-11-13T09:00:00.000Z', updatedAt: '2026-11-13T09:00:00.000Z' },
    ...told,
  };
};

/** Cards that hide each other until one's own is in. */
export function scorecardsInMemory(...told: Scorecard[]) {
  let kept = told;
  const own = (stageId: string) => (card: Scorecard) => card.isMine && card.stageId === stageId;
  const stages = (): StageScorecards[] =>
    Object.entries(stageNames).flatMap(([stageId, stageName]) => {
      const cards = kept.filter((card) => card.stageId === stageId);
      const isBlind = !cards.some(({ isMine }) => isMine);
      const authors = cards.map(({ authorName }) => authorName);
      return cards.length > 0 ? [{ stageId, stageName, authors, isBlind, cards: isBlind ? [] : cards }] : [];
    });
  return {
    scorecards: fn(async () => stages()),
    giveScorecard: fn(
      async ({
        params: { stageId },
        body,
      }: {
        params: { id: string; stageId: string };
        body: ScorecardFields;
      }) => {
        const before = kept.find(own(stageId));
        const card = sampleScorecard({ ...before, ...body, stageId });
        kept = [...kept.filter((one) => one !== before), card];
        return card;
      },
    ),
    deleteScorecard: fn(async ({ params: { stageId } }: { params: { id: string; stageId: string } }) => {
      kept = kept.filter((card) => !own(stageId)(card));
    }),
  };
}
