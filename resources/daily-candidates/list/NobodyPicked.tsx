import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import type { DailyList, HeldBack } from '../../../schemas/dailyCandidate.ts';
import { type Job, matchedCriteria, placeOfJob } from '../../../schemas/job.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { useFitsOf } from '../../jobs/form/useExpectedFits.ts';
import { AskedDifference } from '../../jobs/page/AskedDifference.tsx';
import { useCriteriaChanges } from '../../jobs/page/useCriteriaChanges.ts';
import { CostsOfMustHaves } from './CostsOfMustHaves.tsx';

/** Stands where a day's picks would be: why there are none, and the change that would bring some. */
export function NobodyPicked({ job, day }: { job: Job | undefined; day: DailyList }) {
  return (
    <EmptyState
      title={t('Nobody was picked')}
      text={day.explanation ?? t('Nobody of those considered fits well enough.')}
      action={
        job && (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
            <AskLess job={job} heldBack={day.heldBack} />
            <OtherWays job={job} />
          </Box>
        )
      }
    />
  );
}

/** The other ways to people: a wider radius, a search, and the company's own. */
function OtherWays({ job }: { job: Job }) {
  const createPath = useCreatePath();
  const [canEdit, canSearch, canAdd] = [
    useMay('jobs.edit'),
    useMay('daily-candidates.search'),
    useMay('people.add'),
  ];
  if (job.status !== 'OPEN') return null;
  const page = createPath({ resource: 'jobs', type: 'show', id: job.id });
  const hasRadius = job.workplaceType !== 'REMOTE' && job.city !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
      {canEdit && hasRadius && (
        <Button component={Link} to={createPath({ resource: 'jobs', type: 'edit', id: job.id })}>
          {t('Widen the radius')}
        </Button>
      )}
      {canSearch && (
        <Button component={Link} to={`${page}${queryOf('job', { tab: 'pool' })}`}>
          {t('Search the pool')}
        </Button>
      )}
      {canAdd && (
        <Button
          component={Link}
          to={`${addresses.recruiter.import}${queryOf('import', { kind: 'candidates' })}`}
        >
          {t('Import your people')}
        </Button>
      )}
      {canAdd && (
        <Button component={Link} to={addresses.recruiter.people}>
          {t('Add a person')}
        </Button>
      )}
    </Box>
  );
}

/** Relaxes a must-have; where none is to be relaxed, leads to the criteria. */
function AskLess({ job, heldBack }: { job: Job; heldBack: HeldBack | null }) {
  const [canEdit, canEstimate] = [useMay('jobs.edit'), useMay('jobs.estimate')];
  const changes = useCriteriaChanges(job);
  const isChangeable = canEdit && job.status !== 'ARCHIVED' && job.status !== 'CLOSED';
  const criteria = matchedCriteria(job);
  const { title, description } = job;
  const draft = JSON.stringify({ title, description, criteria, place: placeOfJob(job) });
  const expected = useFitsOf(isChangeable && canEstimate ? draft : '');
  if (!isChangeable) return null;
  const isCosting =
    criteria.some(({ importance }) => importance === 'MUST_HAVE') && expected?.mustHaves.length;
  return (
    <>
      <Relaxed job={job} heldBack={heldBack} />
      {expected && isCosting ? (
        <CostsOfMustHaves expected={expected} disabled={changes.busy} onRelax={changes.relax} />
      ) : (
        <OneMustHave job={job} heldBack={heldBack} changes={changes} />
      )}
      <AskedDifference job={job} asked={changes.asked} />
    </>
  );
}

const inTheWay = (job: Job, heldBack: HeldBack | null) =>
  matchedCriteria(job).find(({ name }) => name === heldBack?.criterion);

/** Says that the must-have that was in the way is one no more. */
function Relaxed({ job, heldBack }: { job: Job; heldBack: HeldBack | null }) {
  const asked = inTheWay(job, heldBack);
  return asked?.importance === 'NICE_TO_HAVE'
    ? t('“{criterion}” is a nice-to-have now. The next list follows it.', { criterion: asked.name })
    : null;
}

interface OneMustHaveProps {
  job: Job;
  heldBack: HeldBack | null;
  changes: Pick<ReturnType<typeof useCriteriaChanges>, 'busy' | 'relax'>;
}

/** While it is not known what each must-have costs: the one that kept most people off the list. */
function OneMustHave({ job, heldBack, changes }: OneMustHaveProps) {
  const createPath = useCreatePath();
  const asked = inTheWay(job, heldBack);
  if (!asked) {
    return (
      <Button
        component={Link}
        to={createPath({ resource: 'jobs', type: 'edit', id: job.id })}
        variant="outlined"
      >
        {t('Change the criteria')}
      </Button>
    );
  }
  if (asked.importance === 'NICE_TO_HAVE') return null;
  const { name: criterion } = asked;
  return (
    <Button variant="contained" disabled={changes.busy} onClick={() => changes.relax(criterion)}>
      {t('Make “{criterion}” nice to have', { criterion })}
    </Button>
  );
}
