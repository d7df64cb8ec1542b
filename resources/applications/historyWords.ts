/** A line of an application's history as its candidate reads it. */
import type { ApplicationEvent, CandidateApplication } from '../../schemas/application.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';

const begun: Readonly<Record<CandidateApplication['source'], () => string>> = {
  APPLIED: () => t('You applied'),
  INVITED: () => t('You accepted the invitation'),
  ADDED: () => t('You agreed to be considered'),
  REFERRED: () => t('You agreed to be considered'),
};

/** The event behind a change, told from it and the one before it; the first is how the application began. */
export function historyWords(
  { status, stageName }: Pick<ApplicationEvent, 'status' | 'stageName'>,
  before: Pick<ApplicationEvent, 'status' | 'stageName'> | undefined,
  source: CandidateApplication['source'],
): string {
  const stage = stageWords(stageName);
  if (!before) return begun[source]();
  if (status === 'HIRED') return t('You were hired');
  if (status === 'REJECTED') return t('Not taken further after {stage}', { stage });
  if (status === 'WITHDRAWN') return t('You withdrew');
  if (before.status !== 'ACTIVE') return t('Taken up again in {stage}', { stage });
  return t('Moved to {stage}', { stage });
}
