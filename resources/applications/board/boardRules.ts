/** The board's columns of applications, and the meaning of a move. */

import { z } from 'zod';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { isDayOver } from '../../../schemas/base/answerDay.ts';
import { dayMs, daysUntil, localDay } from '../../../schemas/base/days.ts';
import type { Job, Stage } from '../../../schemas/job.ts';
import type { BoardColumn } from '../../../src/components/board/boardColumn.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { currentLocale, t } from '../../../src/i18n/t.ts';
import { nearDay } from '../../common/standing/nearDay.ts';

const notify = z.boolean().optional();

/** A recruiter's actions on an application. */
export const BoardMove = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stageId: z.string(), notify }),
  z.object({ kind: z.literal('hire'), notify }),
  z.object({ kind: z.literal('takeBack'), of: z.enum(['HIRED', 'REJECTED']), stageId: z.string(), notify }),
  z.object({ kind: z.literal('reject'), reason: z.string(), notify: z.boolean() }),
]);
export type BoardMove = z.infer<typeof BoardMove>;

/** A move that is shown already and sent once nobody took it back. */
export interface PendingMove {
  /** Tells it from other moves of the same application. */
  key: number;
  id: string;
  move: BoardMove;
}

/** The move that brings a card into a column: the last one is where people are hired. */
export const moveTo = (stage: Stage): BoardMove =>
  stage.type === 'HIRED' ? { kind: 'hire' } : { kind: 'stage', stageId: stage.id };

/** Whether an application can go into a column: only while it is active, and not where it is. */
export const canMoveTo = (
  application: Pick<CandidateApplication, 'status' | 'stageId'>,
  stage: Stage,
): boolean => application.status === 'ACTIVE' && application.stageId !== stage.id;

/** The query of the call that carries a move out. */
export function queryOf(move: BoardMove) {
  const mail = move.notify === false ? { notify: 'false' } : {};
  if (move.kind === 'stage') return { stageId: move.stageId, ...mail };
  if (move.kind === 'hire') return { status: 'HIRED' as const, ...mail };
  if (move.kind === 'takeBack') return { status: 'ACTIVE' as const, stageId: move.stageId, ...mail };
  return { status: 'REJECTED' as const, reason: move.reason, ...mail };
}

/** A move that one call makes for several; the others go out one by one. */
type JointMove = Extract<BoardMove, { kind: 'stage' | 'reject' }>;

export const isJoint = (move: BoardMove): move is JointMove =>
  move.kind === 'stage' || move.kind === 'reject';

/** The body of that call. */
export const changeOf = (ids: string[], move: JointMove) => ({
  ids,
  ...(move.kind === 'reject' ? { reason: move.reason } : { stageId: move.stageId }),
  notify: move.notify ?? true,
});

function moved(application: CandidateApplication, move: BoardMove, stages: readonly Stage[]) {
  if (move.kind === 'reject') {
    return { ...application, status: 'REJECTED' as const, rejectionReason: move.reason, answerBy: null };
  }
  const stage = stages.find(({ id, type }) =>
    move.kind === 'hire' ? type === 'HIRED' : id === move.stageId,
  );
  if (!stage) return application;
  const there = { ...application, stageId: stage.id, stageName: stage.name };
  if (move.kind === 'takeBack') return { ...there, status: 'ACTIVE' as const };
  return move.kind === 'hire' ? { ...there, status: 'HIRED' as const, answerBy: null } : there;
}

/** The stage someone was in before the end; the last one before the hire where that is gone. */
export function stageBeforeEnd(
  { history }: Pick<CandidateApplication, 'history'>,
  stages: readonly Stage[],
): Stage | undefined {
  const former = history.findLast(({ status }) => status === 'ACTIVE')?.stageName;
  return stages.find(({ name, type }) => name === former && type !== 'HIRED') ?? stages.at(-2);
}

/** Whether as many are hired as a job that is not closed has openings. */
export const isFilled = (
  { status, openings }: Pick<Job, 'status' | 'openings'>,
  applications: readonly Pick<CandidateApplication, 'status'>[],
): boolean =>
  (status === 'OPEN' || status === 'ON_HOLD') &&
  applications.filter((one) => one.status === 'HIRED').length >= openings;

/** The applications as they will be once every pending move is sent, in the order they were made. */
export const withPending = (
  applications: readonly CandidateApplication[],
  pending: readonly PendingMove[],
  stages: readonly Stage[],
): CandidateApplication[] =>
  applications.map((application) =>
    pending
      .filter(({ id }) => id === application.id)
      .reduce((shown, { move }) => moved(shown, move, stages), application),
  );

/** Who waits longest comes first: the nearest promised answer, then the earliest application. */
const byUrgency = (a: CandidateApplication, b: CandidateApplication) =>
  (a.answerBy ?? '9').localeCompare(b.answerBy ?? '9') || a.createdAt.localeCompare(b.createdAt);

/** Who fits best comes first, who is not judged yet last; equals as they wait. */
const byFit = (a: CandidateApplication, b: CandidateApplication) =>
  (b.fit?.score ?? -1) - (a.fit?.score ?? -1) || byUrgency(a, b);

/** The order of the cards in a column. */
export type BoardOrder = 'urgency' | 'fit';

/** The columns of the board; an application whose stage is gone stands in the first one. */
export function columnsOf(
  stages: readonly Stage[],
  applications: readonly CandidateApplication[],
  order: BoardOrder = 'urgency',
): BoardColumn<CandidateApplication>[] {
  const known = new Set(stages.map(({ id }) => id));
  const shown = applications.filter(({ status }) => status === 'ACTIVE' || status === 'HIRED');
  return stages.map((stage, index) => ({
    id: stage.id,
    title: stageWords(stage.name),
    cards: shown
      .filter(({ stageId }) => stageId === stage.id || (index === 0 && !known.has(stageId)))
      .sort(order === 'fit' ? byFit : byUrgency),
  }));
}

/** Those who are not on the board any more, the latest first. */
export const endedOf = (applications: readonly CandidateApplication[]): CandidateApplication[] =>
  applications
    .filter(({ status }) => status === 'REJECTED' || status === 'WITHDRAWN')
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/** Whole days an application has been in its stage. */
export function daysInStage(
  { history, stageName, createdAt }: Pick<CandidateApplication, 'history' | 'stageName' | 'createdAt'>,
  now: Date,
): number {
  const before = history.findLastIndex((event) => event.stageName !== stageName);
  // A move that is not sent yet has no line in the history.
  if (before === history.length - 1 && history.length > 0) return 0;
  const since = history[before + 1]?.at ?? createdAt;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));
}

/** "New today", "1 day here", "12 days here". */
export function daysInStageText(days: number): string {
  if (days === 0) return t('New here today');
  return t('{days, plural, one {# day here} other {# days here}}', { days });
}

/** "Answer by Thursday", or how late it is; undefined where nothing is promised. */
export function answerDue(
  { status, answerBy }: Pick<CandidateApplication, 'status' | 'answerBy'>,
  now: Date,
  locale: string = currentLocale(),
): { words: string; overdue: boolean } | undefined {
  if (status !== 'ACTIVE' || answerBy === null) return undefined;
  const today = localDay(now);
  const days = daysUntil(answerBy, today);
  if (!isDayOver(answerBy, now)) {
    return { words: t('Answer by {day}', { day: nearDay(answerBy, today, locale) }), overdue: false };
  }
  return {
    words: t('{late, plural, one {Answer a day late} other {Answer # days late}}', { late: -days }),
    overdue: true,
  };
}

/**
 * The text of the toast: "Ana Diaz moved to Interview. They get an e-mail about it."
 *
 * @param names of all who are moved
 */
export const toldSentence = (names: readonly string[], move: BoardMove, stages: readonly Stage[]): string =>
  [
    names.length === 1
      ? movedSentence(names[0] ?? '', move, stages)
      : movedTogether(names.length, move, stages),
    move.notify === false ? t('They get no e-mail.') : t('They get an e-mail about it.'),
  ].join(' ');

/** Its first half. */
function movedSentence(name: string, move: BoardMove, stages: readonly Stage[]): string {
  if (move.kind === 'hire') return t('{name} is hired.', { name });
  if (move.kind === 'reject') return t('{name} is rejected.', { name });
  const stage = stages.find(({ id }) => id === move.stageId)?.name;
  if (move.kind === 'takeBack') {
    const words = { name, stage: stageWords(stage ?? '') };
    return move.of === 'HIRED'
      ? t('The hire of {name} is taken back, to {stage}.', words)
      : t('The rejection of {name} is taken back, to {stage}.', words);
  }
  return stage === undefined
    ? t('{name} moved to another stage.', { name })
    : t('{name} moved to {stage}.', { name, stage: stageWords(stage) });
}

/** The same for several, who move and are rejected together, but not hired. */
function movedTogether(count: number, move: BoardMove, stages: readonly Stage[]): string {
  if (move.kind === 'reject')
    return t('{count, plural, one {# person is rejected.} other {# people are rejected.}}', { count });
  const stage = 'stageId' in move ? stages.find(({ id }) => id === move.stageId)?.name : undefined;
  return t('{count, plural, one {# person moved to {stage}.} other {# people moved to {stage}.}}', {
    count,
    stage: stageWords(stage ?? ''),
  });
}

const begun: Readonly<Record<CandidateApplication['source'], () => string>> = {
  APPLIED: () => t('Applied'),
  INVITED: () => t('Accepted the invitation'),
  ADDED: () => t('Added, and agreed to be considered'),
  REFERRED: () => t('Referred, and agreed to be considered'),
};

/** A line of an application's history as a recruiter reads it. */
export function eventWords(
  { history, source, rejectionReason }: Pick<CandidateApplication, 'history' | 'source' | 'rejectionReason'>,
  index: number,
): string {
  const event = history[index];
  if (!event) return '';
  if (index === 0) return begun[source]();
  if (event.status === 'HIRED') return t('Hired');
  if (event.status === 'WITHDRAWN') return t('Withdrew');
  if (event.status === 'REJECTED') {
    // The reason that is kept is the latest one's.
    const isLatest = history.findLastIndex(({ status }) => status === 'REJECTED') === index;
    return isLatest && rejectionReason ? t('Rejected: {reason}', { reason: rejectionReason }) : t('Rejected');
  }
  if (history[index - 1]?.status !== 'ACTIVE')
    return t('Taken back to {stage}', { stage: stageWords(event.stageName) });
  return t('Moved to {stage}', { stage: stageWords(event.stageName) });
}
