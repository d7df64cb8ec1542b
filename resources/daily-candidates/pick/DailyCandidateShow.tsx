import { useQuery } from '@tanstack/react-query';
import { Title, useParams } from 'react-admin';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../../common/planNeeded.ts';
import { detailsQuery } from '../decide/pickQueries.ts';
import { PickPage } from './PickPage.tsx';

/** One daily candidate: why they were picked, beside the resume that says so. */
export function DailyCandidateShow() {
  const { dcId } = useParams<{ dcId: string }>();
  const id = dcId ?? '';
  const { client } = useServices();
  const { data, error, refetch } = useQuery(detailsQuery(client, id));
  return (
    <>
      <Title title={data?.candidateName ?? t('Daily candidate')} preferenceKey={false} />
      {data ? (
        <PickPage details={data} />
      ) : needsPlan(error) ? (
        <PlanOffer title={t('Daily candidates need a plan')} plans={plansOf('RECRUITER')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState variant="page" rows={10} label={t('Loading the candidate')} />
      )}
    </>
  );
}
