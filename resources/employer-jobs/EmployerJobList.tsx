import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, ListBase, Title } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { jobsCalls } from '../../schemas/calls/jobs.ts';
import { EmployerJob } from '../../schemas/employerJob.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import { useShownColumns } from '../../src/components/lists/useShownColumns.ts';
import { ColumnsButton } from '../../src/components/schema/ColumnsButton.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { t } from '../../src/i18n/t.ts';
import { ListCard } from '../common/lists/ListCard.tsx';
import { ListToolbar } from '../common/lists/ListToolbar.tsx';
import { useRecruiterChoices } from '../common/useRecruiterChoices.ts';
import { allEmployerJobColumns, employerJobColumnOrder, employerJobColumns } from './employerJobColumns.tsx';
import { employerJobListStart } from './employerJobListStart.ts';

const query = jobsCalls.employerJobs.query;

/** All jobs of the organisation: whose they are, how far people have come, and the answers that are late. */
export function EmployerJobList() {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { shown } = useShownColumns('jobs', allEmployerJobColumns, employerJobColumnOrder);
  const recruiters = useRecruiterChoices();
  return (
    <ListBase<EmployerJob> resource="jobs" {...employerJobListStart}>
      <Title title={t('Jobs')} preferenceKey={false} />
      <ListToolbar
        actions={
          <ColumnsButton
            list="jobs"
            schema={EmployerJob}
            fields={allEmployerJobColumns}
            usual={employerJobColumnOrder}
            columns={employerJobColumns}
          />
        }
      >
        <SchemaFilters
          query={query}
          fields={['recruiterEmail', 'status', 'overdue']}
          choices={{ recruiterEmail: recruiters }}
          labels={{ recruiterEmail: t('Recruiter') }}
          record={EmployerJob}
          leftOut={['recruiterName', 'employerName']}
          searchLabel={t('Search jobs')}
          saveAs="jobs"
        />
      </ListToolbar>
      <ListStates
        empty={
          <EmptyState
            title={t('No jobs yet')}
            text={t('The jobs of all your recruiters are found here, from their first draft on.')}
            action={
              <Button component={Link} to={addresses.employer.recruiters} variant="outlined">
                {t('All recruiters')}
              </Button>
            }
          />
        }
      >
        <ListCard
          schema={EmployerJob}
          query={query}
          fields={narrow ? employerJobColumnOrder : shown}
          columns={employerJobColumns}
        />
      </ListStates>
    </ListBase>
  );
}
