import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import { EmploymentType, type JobMark } from '../../schemas/job.ts';
import type { MarkedJob } from '../../schemas/markedJob.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { jobPlace } from '../common/jobPlace.ts';
import { AppliedMark } from './AppliedMark.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import { salaryWords } from './salaryWords.ts';
import { useMarkedJobs } from './savedQueries.ts';

function MarkedCard({ job }: { job: MarkedJob }) {
  const createPath = useCreatePath();
  const { title, isOpen, application, markedAt, mark } = job;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 1, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {isOpen ? (
            <Link to={createPath({ resource: 'jobs', type: 'show', id: job.id })} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[job.employerName, jobPlace(job), choiceWords(EmploymentType, job.employmentType, t)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {isOpen ? (
          <Typography component="p" variant="subtitle1">
            {salaryWords(job)}
          </Typography>
        ) : (
          <Typography component="p" variant="subtitle2" sx={{ color: 'tone.fresh.text' }}>
            {t('This job is not open any more')}
          </Typography>
        )}
        {application && (
          <Box>
            <AppliedMark application={application} />
          </Box>
        )}
        <Typography variant="body2" color="text.secondary">
          <Rich
            text={mark === 'SAVED' ? t('Saved <date></date>') : t('Hidden <date></date>')}
            tags={{ date: () => <DateText value={markedAt} relative /> }}
          />
        </Typography>
      </Box>
      <MarkButtons job={job} only={mark} />
    </Card>
  );
}

function NothingMarked({ mark }: { mark: JobMark }) {
  const createPath = useCreatePath();
  return (
    <EmptyState
      title={mark === 'SAVED' ? t('No saved jobs') : t('No hidden jobs')}
      text={
        mark === 'SAVED'
          ? t('The bookmark on a job keeps it here, also once it has closed.')
          : t('A job that you hide leaves every list. From here it can be shown again.')
      }
      action={
        <Button component={Link} to={createPath({ resource: 'jobs', type: 'list' })} variant="contained">
          {t('Find a job')}
        </Button>
      }
    />
  );
}

/** The jobs of a mark, the latest first. */
export function MarkedJobList({ mark }: { mark: JobMark }) {
  const { jobs, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMarkedJobs(mark);
  return (
    <Loaded
      value={jobs}
      error={error}
      onRetry={refetch}
      variant="cards"
      rows={3}
      label={t('Loading the jobs')}
    >
      {(all) =>
        all.length === 0 ? (
          <NothingMarked mark={mark} />
        ) : (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {all.map((job) => (
                <MarkedCard key={job.id} job={job} />
              ))}
            </Box>
            {hasNextPage && (
              <Button
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
                sx={{ mt: 1.5, minHeight: 44 }}
              >
                {t('Show more')}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}
