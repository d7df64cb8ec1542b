import type { CandidateApplication } from '../../../schemas/application.ts';
import { Timeline } from '../../../src/components/values/Timeline.tsx';
import { t } from '../../../src/i18n/t.ts';
import { applicationTones } from '../applicationTones.ts';
import { eventWords } from './boardRules.ts';

/** Everything that happened to an application, the newest first: what, who and when. */
export function BoardHistory({ application }: { application: CandidateApplication }) {
  const items = application.history.map((event, index) => ({
    id: `${index}`,
    title: eventWords(application, index),
    at: event.at,
    detail: event.by,
    tone: applicationTones[event.status],
  }));
  return <Timeline items={items.toReversed()} label={t('History')} withTime />;
}
