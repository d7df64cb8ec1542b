import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider, useParams } from 'react-admin';
import { ErrorState } from '../../src/components/ErrorState.tsx';
import { LoadingState } from '../../src/components/LoadingState.tsx';
import { PlanOffer } from '../../src/components/PlanOffer.tsx';
import { t } from '../../src/i18n/t.ts';
import type { HiredayDataProvider } from '../../src/providers/dataProvider.ts';
import { needsPlan, plansOf } from '../planNeeded.ts';
import { PickPage } from './PickPage.tsx';
import { detailsKey } from './pickCache.ts';

/** One daily candidate: why they were picked, beside the resume that says so. */
export function DailyCandidateShow() {
  const { dcId } = useParams<{ dcId: string }>();
  const id = dcId ?? '';
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: detailsKey(id),
    queryFn: ({ signal }) => dataProvider.dailyCandidateDetails({ params: { id }, signal }),
  });
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
