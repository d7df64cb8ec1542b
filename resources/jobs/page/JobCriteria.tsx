import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { AskedDifference } from './AskedDifference.tsx';
import { CriteriaByImportance } from './CriteriaByImportance.tsx';
import { useCriteriaChanges } from './useCriteriaChanges.ts';

// Most jobs that are looked at are open.
const DraftCosts = lazy(() =>
  import('./DraftCosts.tsx').then(({ DraftCosts: Loaded }) => ({ default: Loaded })),
);

/** The job's criteria; while it has none, those read from its text, to confirm or to change. */
export function JobCriteria({ job }: { job: Job }) {
  const canEdit = useMay('jobs.edit') && job.status !== 'ARCHIVED';
  if (job.criteria.length > 0) {
    return (
      <Section title={t('What you look for')}>
        <CriteriaByImportance criteria={job.criteria} />
        <Costs job={job} canEdit={canEdit} />
      </Section>
    );
  }
  if (job.proposedCriteria.length > 0) return <Proposed job={job} canEdit={canEdit} />;
  return (
    <Section title={t('What you look for')}>
      <Typography color="text.secondary">
        {t(
          'No criteria yet, and none could be read from the description. Until you add some, candidates are ranked by the words of the title and description.',
        )}
      </Typography>
      {canEdit && (
        <Box sx={{ mt: 2 }}>
          <EditLink job={job} label={t('Add criteria')} />
        </Box>
      )}
    </Section>
  );
}

const Costs = ({ job, canEdit }: { job: Job; canEdit: boolean }) =>
  job.status === 'DRAFT' &&
  canEdit && (
    <Suspense>
      <DraftCosts job={job} />
    </Suspense>
  );

function Proposed({ job, canEdit }: { job: Job; canEdit: boolean }) {
  const { useProposed: confirm, busy, asked } = useCriteriaChanges(job);
  return (
    <Section title={t('Proposed criteria')} fresh>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('Read from title and description. Candidates are matched on these until you choose your own.')}
      </Typography>
      <CriteriaByImportance criteria={job.proposedCriteria} />
      <Costs job={job} canEdit={canEdit} />
      {canEdit && (
        <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={confirm} loading={busy}>
            {t('Use these criteria')}
          </Button>
          <EditLink job={job} label={t('Change them first')} />
        </Box>
      )}
      <AskedDifference job={job} asked={asked} />
    </Section>
  );
}

function EditLink({ job, label }: { job: Job; label: string }) {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'jobs', type: 'edit', id: job.id })}
      variant="outlined"
    >
      {label}
    </Button>
  );
}

interface SectionProps {
  title: string;
  /** Whether it waits for an answer. */
  fresh?: boolean;
  children: ReactNode;
}

function Section({ title, fresh = false, children }: SectionProps) {
  return (
    <Card
      component="section"
      aria-labelledby="criteria"
      sx={{ p: { xs: 2, sm: 3 }, borderColor: fresh ? 'tone.fresh.main' : undefined }}
    >
      <Typography id="criteria" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
