import { useQueryClient } from '@tanstack/react-query';
import type { JobMark, PublicJob } from '../../schemas/job.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { markedJobsKey } from './savedQueries.ts';

/** As much of a job as marking it needs. */
export type MarkableJob = Pick<PublicJob, 'id' | 'title' | 'mark'>;

interface Rows {
  data?: PublicJob[];
}

/** Saves a job, hides it or takes the mark away; shown at once, and taken back where the server refuses. */
export function useMarkJob() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const show = (id: string, mark: JobMark | null) => {
    queryClient.setQueriesData<PublicJob>({ queryKey: ['jobs', 'getOne'] }, (job) =>
      job?.id === id ? { ...job, mark } : job,
    );
    queryClient.setQueriesData<Rows>({ queryKey: ['jobs', 'getList'] }, (rows) =>
      rows?.data ? { ...rows, data: rows.data.map((job) => (job.id === id ? { ...job, mark } : job)) } : rows,
    );
  };
  const refresh = () =>
    Promise.all(
      [['jobs'], ['daily-candidates'], markedJobsKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const set = async ({ id, mark: before }: MarkableJob, mark: JobMark | null): Promise<boolean> => {
    show(id, mark);
    try {
      await client.call('markJob', { params: { id }, body: { mark } });
      return true;
    } catch (error) {
      show(id, before);
      notify(sentenceOf(error), { kind: 'error' });
      return false;
    } finally {
      void refresh();
    }
  };
  return async (job: MarkableJob, mark: JobMark | null) => {
    if (!(await set(job, mark)) || mark !== 'HIDDEN') return;
    notify(t('{job} is hidden. It is in no list any more.', { job: job.title }), {
      kind: 'success',
      undo: () => void set({ ...job, mark }, job.mark),
    });
  };
}
