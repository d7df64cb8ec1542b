import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Criterion } from '../../../schemas/criteria.ts';
import { type Job, JobFields, matchedCriteria } from '../../../schemas/job.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { sentenceOf } from '../../common/planNeeded.ts';

/** Changes to a job's criteria without opening its form. */
interface CriteriaChanges {
  busy: boolean;
  /** Makes the proposed criteria the job's own. */
  useProposed: () => void;
  /** Makes a must-have a nice-to-have. */
  relax: (name: string) => void;
  accept: (name: string) => void;
  dismiss: (name: string) => void;
}

/** Confirms proposed criteria and answers suggested ones; tells what was done, and takes it back where it can. */
export function useCriteriaChanges(job: Job): CriteriaChanges {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<Job>) => change(),
    onSuccess: (changed) =>
      queryClient.setQueriesData<Job>({ queryKey: ['jobs', 'getOne'] }, (old) =>
        old?.id === changed.id ? changed : old,
      ),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  const params = { id: job.id };
  const write = (criteria: Criterion[]) => () =>
    client.call('updateJob', { params, body: JobFields.parse({ ...fieldsOf(job), criteria }) });
  const answer = (name: string, decision: 'ACCEPT' | 'DISMISS') => () =>
    client.call('answerCriterionSuggestion', { params, query: { name, decision } });
  const tell = (sentence: string) =>
    notify(sentence, { kind: 'success', undo: () => mutate(write(job.criteria)) });
  return {
    busy: isPending,
    useProposed: () =>
      mutate(write(job.proposedCriteria), {
        onSuccess: () => tell(t('These are the job’s criteria now.')),
      }),
    relax: (name) =>
      mutate(write(relaxed(job, name)), {
        onSuccess: () => tell(t('{name} is nice to have now. The next list follows it.', { name })),
      }),
    accept: (name) =>
      mutate(answer(name, 'ACCEPT'), {
        onSuccess: () => tell(t('{name} is changed. The next list follows it.', { name })),
      }),
    dismiss: (name) =>
      mutate(answer(name, 'DISMISS'), {
        onSuccess: () => notify(t('{name} stays as it was.', { name }), { kind: 'success' }),
      }),
  };
}

const relaxed = (job: Job, name: string): Criterion[] =>
  matchedCriteria(job).map((one) => (one.name === name ? { ...one, importance: 'NICE_TO_HAVE' } : one));

/** Of a job, what a recruiter writes. */
const fieldsOf = (job: Job): Record<string, unknown> =>
  Object.fromEntries(Object.entries(job).filter(([key]) => key in JobFields.shape));
