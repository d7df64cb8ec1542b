import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../../../schemas/job.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { sentenceOf } from '../../common/planNeeded.ts';

/** Switches the public page of a job; shown at once and taken back when it is refused. */
export function usePublicPage({ id, publicPage }: Pick<Job, 'id' | 'publicPage'>) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();

  const set = async (on: boolean) => {
    setWanted(on);
    try {
      const job = await client.call('setJobPublicPage', { params: { id }, body: { publicPage: on } });
      queryClient.setQueriesData<Job>({ queryKey: ['jobs', 'getOne'] }, (one) =>
        // The rest of it stays: an employer's has a pipeline.
        one?.id === id ? { ...one, ...job } : one,
      );
      await queryClient.invalidateQueries({ queryKey: ['jobs'] });
      notify(on ? t('Everyone can read this job.') : t('The public page is off.'), { kind: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    } finally {
      setWanted(undefined);
    }
  };
  return { on: wanted ?? publicPage, busy: wanted !== undefined, set };
}
