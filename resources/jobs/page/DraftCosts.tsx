import Box from '@mui/material/Box';
import { type Job, matchedCriteria, placeOfJob } from '../../../schemas/job.ts';
import { ExpectedFits } from '../form/ExpectedFits.tsx';
import { costOf, MustHaveCost } from '../form/MustHaveCost.tsx';
import { useFitsOf } from '../form/useExpectedFits.ts';
import { AskedDifference } from './AskedDifference.tsx';
import { CriterionChip } from './CriterionChip.tsx';
import { useCriteriaChanges } from './useCriteriaChanges.ts';

/** Before a job is opened: about how many people would fit it, and what each of its must-haves costs. */
export function DraftCosts({ job }: { job: Job }) {
  const { relax, busy, asked } = useCriteriaChanges(job);
  const { title, description } = job;
  const criteria = matchedCriteria(job);
  const expected = useFitsOf(JSON.stringify({ title, description, criteria, place: placeOfJob(job) }));
  const costly = criteria.flatMap(({ name, importance }) => {
    const cost = importance === 'MUST_HAVE' ? costOf(expected, name) : undefined;
    return cost ? [{ name, cost }] : [];
  });
  return (
    <>
      <ExpectedFits expected={expected} told={costly.map(({ name }) => name)} />
      {costly.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
          {costly.map(({ name, cost }) => (
            <Box component="li" key={name} sx={{ minWidth: 0 }}>
              <CriterionChip name={name} importance="MUST_HAVE" />
              <MustHaveCost name={name} cost={cost} disabled={busy} onRelax={() => relax(name)} />
            </Box>
          ))}
        </Box>
      )}
      <AskedDifference job={job} asked={asked} />
    </>
  );
}
