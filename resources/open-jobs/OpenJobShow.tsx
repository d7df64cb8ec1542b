import Button from '@mui/material/Button';
import { Link, ShowBase, Title, useCreatePath, useShowContext } from 'react-admin';
import type { PublicJob } from '../../schemas/job.ts';
import { ApiError } from '../../src/client/apiError.ts';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { OpenJobPage } from './OpenJobPage.tsx';

/** A job for a candidate: what it is, what it pays, why it fits, and the way to apply. */
export function OpenJobShow() {
  return (
    // The page itself says what is wrong. What a list has left here may be from before the fit was known.
    <ShowBase<PublicJob> resource="jobs" queryOptions={{ onError: () => {}, staleTime: 0 }}>
      <View />
    </ShowBase>
  );
}

function View() {
  const { record, error, refetch } = useShowContext<PublicJob>();
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Title title={record?.title ?? t('Job')} preferenceKey={false} />
      {gone ? (
        <NotOpen />
      ) : (
        <Loaded
          value={record}
          error={error}
          onRetry={refetch}
          variant="page"
          rows={10}
          label={t('Loading the job')}
        >
          {(job) => <OpenJobPage job={job} />}
        </Loaded>
      )}
    </>
  );
}

function NotOpen() {
  const createPath = useCreatePath();
  return (
    <EmptyState
      title={t('This job is not open')}
      text={t('It may be filled or on hold. If you applied for it, your application stays where it is.')}
      action={
        <>
          <Button component={Link} to={createPath({ resource: 'jobs', type: 'list' })} variant="contained">
            {t('See open jobs')}
          </Button>
          <Button component={Link} to={createPath({ resource: 'applications', type: 'list' })}>
            {t('My applications')}
          </Button>
        </>
      }
    />
  );
}
