import { useQuery } from '@tanstack/react-query';
import { Title, useParams } from 'react-admin';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
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
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        refusal={
          needsPlan(error) && (
            <PlanOffer title={t('Daily candidates need a plan')} plans={plansOf('RECRUITER')} />
          )
        }
        variant="page"
        rows={10}
        label={t('Loading the candidate')}
      >
        {(details) => <PickPage details={details} />}
      </Loaded>
    </>
  );
}
