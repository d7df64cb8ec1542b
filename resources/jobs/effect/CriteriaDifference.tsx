import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Band } from '../../../schemas/criteria.ts';
import type { CriteriaEffect, MovedPerson } from '../../../schemas/criteriaEffect.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';
import { evidenceWords } from '../../../src/product/match/evidenceWords.ts';
import { movedWords, poolWords, reasonWords } from './effectWords.ts';
import { byMove } from './moves.ts';

interface CriteriaDifferenceProps {
  effect: CriteriaEffect | undefined;
  failed: boolean;
  /** The most people named; all unless given. */
  most?: number;
}

/** Who would fall out, come in or move, by name and with the reason, and how many of the pool would fit. */
export function CriteriaDifference({ effect, failed, most }: CriteriaDifferenceProps) {
  if (failed) {
    return (
      <Typography variant="body2" color="text.secondary" role="status">
        {t('Whom this would move cannot be shown just now.')}
      </Typography>
    );
  }
  if (!effect) return <Loading />;
  const people = byMove(effect.moved).flatMap((group) => group.people);
  const shown = people.slice(0, most);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2" role="status">
        {[movedWords(effect), poolWords(effect)].filter(Boolean).join(' ')}
      </Typography>
      {shown.length > 0 && (
        <Box component="ul" aria-label={t('People who would move')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((person) => (
            <Moved key={person.id} person={person} />
          ))}
        </Box>
      )}
      {people.length > shown.length && (
        <Typography variant="body2" color="text.secondary">
          {t('And {count} more.', { count: people.length - shown.length })}
        </Typography>
      )}
    </Box>
  );
}

function Moved({ person }: { person: MovedPerson }) {
  const { candidateName, from, before, after, because } = person;
  const [was, is] = [choiceWords(Band, before, t), choiceWords(Band, after, t)];
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'space-between' }}>
        <Typography component="span" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {candidateName}
          <Typography component="span" variant="body2" color="text.secondary">
            {` · ${from === 'PICK' ? t('On the list') : t('Applicant')}`}
          </Typography>
        </Typography>
        <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          <span aria-hidden>{`${was} → ${is}`}</span>
          <Box component="span" sx={visuallyHidden}>
            {t('from {before} to {after}', { before: was, after: is })}
          </Box>
        </Typography>
      </Box>
      {because.map((criterion) => (
        <Typography
          key={criterion.name}
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {[reasonWords(criterion), evidenceWords(criterion)].filter(Boolean).join(' · ')}
        </Typography>
      ))}
    </Box>
  );
}

const Loading = () => (
  <Box role="status" aria-label={t('Comparing')}>
    {['90%', '70%', '80%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Box>
);
