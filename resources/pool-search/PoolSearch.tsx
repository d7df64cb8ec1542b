import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Job } from '../../schemas/job.ts';
import { type PoolFound, PoolQuestion } from '../../schemas/poolSearch.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { PlanOffer } from '../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../common/planNeeded.ts';
import { FoundPerson } from './FoundPerson.tsx';
import { usePoolSearch } from './usePoolSearch.ts';

/** Finds people for a job beyond its lists: how they fit is shown, and who they are once they are added. */
export function PoolSearch({ job }: { job: Job }) {
  const [q, setQ] = useState('');
  const search = usePoolSearch(job.id, q);
  const { found, error, isSearching, retry } = search;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: 960 }}>
      <Box>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '65ch' }}>
          {t(
            'Everyone who looks for work and is not on a list of this job. You see how they fit by skills, titles, degrees and years; name, resume, employers, schools and town once you add them to the list.',
          )}
        </Typography>
        <ShortForm
          schema={PoolQuestion}
          submitLabel={t('Search')}
          keepsValues
          onSubmit={(values) => setQ(values.q)}
        />
      </Box>
      {isSearching && <LoadingState variant="cards" label={t('Searching the pool')} />}
      {!isSearching && needsPlan(error) && (
        <PlanOffer title={t('Searching the pool needs a plan')} plans={plansOf('RECRUITER')} />
      )}
      {!isSearching && error !== null && !needsPlan(error) && <ErrorState error={error} onRetry={retry} />}
      {!isSearching && found && <Results found={found} search={search} job={job} />}
    </Box>
  );
}

interface ResultsProps {
  found: PoolFound;
  search: ReturnType<typeof usePoolSearch>;
  job: Job;
}

function Results({ found, search: { add, adding, added }, job }: ResultsProps) {
  if (found.people.length === 0) {
    return (
      <EmptyState
        title={t('Nobody found')}
        text={t(
          'Try fewer words, or another name of the skill or the title. Nobody is found by a name, an employer, a school or a town.',
        )}
      />
    );
  }
  const canAdd = job.status === 'OPEN' && job.lastListOn !== null;
  return (
    <section aria-labelledby="found">
      <Box role="status">
        <Typography id="found" component="h2" variant="h3">
          {said(found)}
        </Typography>
      </Box>
      {!canAdd && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t('People can be added once the job is open and has its first list.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
        {found.people.map((person) => (
          <FoundPerson
            key={person.handle}
            person={person}
            pick={added.get(person.handle)}
            onAdd={canAdd ? () => add(person.handle) : undefined}
            busy={adding === person.handle}
          />
        ))}
      </Box>
    </section>
  );
}

function said({ found, more, people }: PoolFound): string {
  if (more) return t('More than {found} people, the best {shown} of them', { found, shown: people.length });
  return found > people.length
    ? t('About {found} people, the best {shown} of them', { found, shown: people.length })
    : t('{found, plural, one {# person} other {# people}}', { found });
}
