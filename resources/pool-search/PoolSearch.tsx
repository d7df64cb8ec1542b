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
            'Your own people, with who they are, and everyone else on Hireday who can be listed now: you see how those fit by skills, titles, degrees and years, and their name, resume, employers, schools and town once you add them to the list.',
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
  if (found.people.length === 0 && found.own.length === 0) {
    return (
      <EmptyState
        title={t('Nobody found')}
        text={t(
          'Try fewer words, or another name of the skill or the title. Only your own people are found by a name or a town.',
        )}
      />
    );
  }
  const canAdd = job.status === 'OPEN' && job.lastListOn !== null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {found.own.length > 0 && (
        <section aria-labelledby="own">
          <Typography id="own" component="h2" variant="h3">
            {t('Your people ({count})', { count: found.own.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
            {found.own.map((person) => (
              <FoundPerson
                key={person.candidateEmail}
                person={person}
                own={person}
                pick={added.get(person.handle)}
                onAdd={canAdd ? () => add(person.handle) : undefined}
                busy={adding === person.handle}
              />
            ))}
          </Box>
        </section>
      )}
      {found.people.length > 0 && (
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
      )}
    </Box>
  );
}

function said({ found, more, people }: PoolFound): string {
  if (more) return t('More than {found} people, the best {shown} of them', { found, shown: people.length });
  return found > people.length
    ? t('About {found} people, the best {shown} of them', { found, shown: people.length })
    : t('{found, plural, one {# person} other {# people}}', { found });
}
