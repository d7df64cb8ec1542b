import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { CriterionSuggestion, Job } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { estimateWords, suggestionWords } from './suggestionWords.ts';
import { useCriteriaChanges } from './useCriteriaChanges.ts';

/** Changes of the criteria that reasons given for passing argue for; nothing changes until one is accepted. */
export function SuggestedCriteria({ job }: { job: Job }) {
  const canEdit = useMay('jobs.edit');
  if (job.suggestedCriteria.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="suggested"
      sx={{ p: { xs: 2, sm: 3 }, borderColor: 'tone.fresh.main' }}
    >
      <Typography id="suggested" component="h2" variant="h3">
        {t('Suggested changes')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('From the reasons you gave for passing.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {job.suggestedCriteria.map((suggestion) => (
          <Suggestion
            key={suggestion.name}
            job={job}
            suggestion={suggestion}
            canAnswer={canEdit && job.status !== 'ARCHIVED'}
          />
        ))}
      </Box>
    </Card>
  );
}

// Most jobs have none.
const SuggestionEffect = lazy(async () => ({
  default: (await import('./SuggestionEffect.tsx')).SuggestionEffect,
}));

interface SuggestionProps {
  job: Job;
  suggestion: CriterionSuggestion;
  canAnswer: boolean;
}

function Suggestion({ job, suggestion, canAnswer }: SuggestionProps) {
  const { accept, dismiss, busy } = useCriteriaChanges(job);
  const { name, importance, why } = suggestion;
  // Nobody is asked to accept what has not said whom it costs.
  const [isSeen, setSeen] = useState(false);
  return (
    <Box
      component="li"
      sx={{
        mt: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" variant="subtitle1">
          {importance === 'MUST_HAVE'
            ? t('Make {name} a must have', { name })
            : t('Make {name} a nice to have', { name })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {[suggestionWords(why), estimateWords(why)].filter(Boolean).join(' ')}
        </Typography>
        {canAnswer && (
          <Suspense>
            <SuggestionEffect job={job} suggestion={{ name, importance }} onSeen={() => setSeen(true)} />
          </Suspense>
        )}
      </Box>
      {canAnswer && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            variant="contained"
            disabled={busy || !isSeen}
            onClick={() => accept(name)}
            aria-label={t('Accept: {name}', { name })}
          >
            {t('Accept')}
          </Button>
          <Button
            size="small"
            disabled={busy}
            onClick={() => dismiss(name)}
            aria-label={t('Dismiss: {name}', { name })}
          >
            {t('Dismiss')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
