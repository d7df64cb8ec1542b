import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HandedOver } from '../../schemas/handover.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';

/** A job, or everything of a recruiter that is not over. */
export type Handed = { jobId: string } | { allOf: string };

function doneSentence(name: string, { jobsCount, heldJobsCount, freedInterviewsCount }: HandedOver): string {
  return [
    t('{name} has {count, plural, one {the job} other {the # jobs}} now.', { name, count: jobsCount }),
    ...(heldJobsCount > 0
      ? [
          t('{count, plural, one {One is} other {# are}} on hold, because no plan covers {name}.', {
            count: heldJobsCount,
            name,
          }),
        ]
      : []),
    ...(freedInterviewsCount > 0
      ? [
          t(
            '{count, plural, one {One interview has} other {# interviews have}} lost their time, because {name} has another one then.',
            { count: freedInterviewsCount, name },
          ),
        ]
      : []),
  ].join(' ');
}

/** Hands over and says what came of it; what is refused is said in place. */
export function useHandOver() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** @returns whether it is done */
  const handOver = async (what: Handed, to: { recruiterEmail: string; recruiterName: string }) => {
    const body = { recruiterEmail: to.recruiterEmail };
    setBusy(true);
    setRefusal(undefined);
    try {
      const done =
        'jobId' in what
          ? await client.call('handOverJob', { params: { id: what.jobId }, body })
          : await client.call('handOverJobs', { params: { email: what.allOf }, body });
      if (done.jobsCount > 0) notify(doneSentence(to.recruiterName, done), { kind: 'success' });
      void queryClient.invalidateQueries();
      return true;
    } catch (error) {
      setRefusal(sentenceOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { handOver, busy, refusal };
}
