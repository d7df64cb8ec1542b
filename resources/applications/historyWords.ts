/** A line of an application's history as its candidate reads it. */
import type { ApplicationEvent, CandidateApplication } from '../../schemas/application.ts';

/** What happened, told from the change and the one before it; the first is how the application began. */
export function historyWords(
  event: Pick<ApplicationEvent, 'status' | 'stageName'>,
  before: Pick<ApplicationEvent, 'status' | 'stageName'> | undefined,
  source: CandidateApplication['source'],
): string {
  if (!before) return source === 'INVITED' ? 'You accepted the invitation' : 'You applied';
  if (event.status === 'HIRED') return 'You were hired';
  if (event.status === 'REJECTED') return `Not taken further after ${event.stageName}`;
  if (event.status === 'WITHDRAWN') return 'You withdrew';
  return `Moved to ${event.stageName}`;
}
