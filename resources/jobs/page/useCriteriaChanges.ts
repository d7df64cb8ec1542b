import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Criterion } from '../../../schemas/criteria.ts';
import { type Job, matchedCriteria } from '../../../schemas/job.ts';
import { ApiError } from '../../../src/client/apiError.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { sentenceOf } from '../../common/planNeeded.ts';
import { hasPeople } from '../effect/moves.ts';

/** Changes to a job's criteria without opening its form. */
interface CriteriaChanges {
  busy: boolean;
  /** Makes the proposed criteria the job's own; asks first where people are held against them. */
  useProposed: () => void;
  /** Asks whether a must-have is to become a nice-to-have. */
  relax: (name: string) => void;
  accept: (name: string) => void;
  dismiss: (name: string) => void;
  /** The change that waits for an answer, while one does. */
  asked: AskedChange | undefined;
}

/** Other criteria whose difference is shown before they are saved. */
export interface AskedChange {
  criteria: Criterion[];
  save: () => void;
  drop: () => void;
}

/** Confirms proposed criteria and answers suggested ones; tells what was done, and takes it back where it can. */
export function useCriteriaChanges(job: Job): CriteriaChanges {
  const { client } = useServices();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [proposal, setProposal] = useState<Proposal>();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<Job>) => change(),
    onSuccess: (changed) =>
      queryClient.setQueriesData<Job>({ queryKey: ['jobs', 'getOne'] }, (old) =>
        old?.id === changed.id ? changed : old,
      ),
    onError: (error) => {
      notify(wordsOf(error), { kind: 'error' });
      if (isChangedMeanwhile(error)) return queryClient.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
  const params = { id: job.id };
  /** Replaces the job as it was shown, and nothing newer. */
  const write = (criteria: Criterion[], shown: Job) => async () =>
    (
      await dataProvider.update<Job>('jobs', {
        id: job.id,
        data: { ...shown, criteria },
        previousData: shown,
      })
    ).data;
  const answer = (name: string, decision: 'ACCEPT' | 'DISMISS') => () =>
    client.call('answerCriterionSuggestion', { params, query: { name, decision } });
  const tell = (sentence: string, changed: Job) =>
    notify(sentence, { kind: 'success', undo: () => mutate(write(job.criteria, changed)) });
  const save = ({ criteria, done }: Proposal) =>
    mutate(write(criteria, job), { onSuccess: (changed) => tell(done, changed) });
  return {
    busy: isPending,
    asked: proposal && {
      criteria: proposal.criteria,
      save: () => {
        setProposal(undefined);
        save(proposal);
      },
      drop: () => setProposal(undefined),
    },
    useProposed: () => {
      const all = { criteria: job.proposedCriteria, done: t('These are the job’s criteria now.') };
      if (hasPeople(job)) setProposal(all);
      else save(all);
    },
    relax: (name) =>
      setProposal({
        criteria: relaxed(job, name),
        done: t('{name} is nice to have now. The next list follows it.', { name }),
      }),
    accept: (name) =>
      mutate(answer(name, 'ACCEPT'), {
        onSuccess: (changed) => tell(t('{name} is changed. The next list follows it.', { name }), changed),
      }),
    dismiss: (name) =>
      mutate(answer(name, 'DISMISS'), {
        onSuccess: () => notify(t('{name} stays as it was.', { name }), { kind: 'success' }),
      }),
  };
}

interface Proposal {
  criteria: Criterion[];
  /** Told once it is saved. */
  done: string;
}

const relaxed = (job: Job, name: string): Criterion[] =>
  matchedCriteria(job).map((one) => (one.name === name ? { ...one, importance: 'NICE_TO_HAVE' } : one));

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

const wordsOf = (error: unknown): string =>
  isChangedMeanwhile(error)
    ? t('The job was changed meanwhile. Look at it as it is now, and try again.')
    : sentenceOf(error);
