import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ResumeReading } from '../../schemas/facts.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import { tryToSave } from '../common/useOwnProfile.ts';
import type { Reading } from './useReading.ts';

interface RemovedFactsProps {
  reading: ResumeReading;
  correct: Reading['correct'];
}

/** Facts that were read and taken off, each with its way back. */
export function RemovedFacts({ reading: { removed, skills }, correct }: RemovedFactsProps) {
  if (removed.length === 0) return null;
  const bringBack = ({ kind, id, name }: (typeof removed)[number]) =>
    correct(
      kind === 'skills' ? { skills: [...skills.map((skill) => skill.name), name] } : { [kind]: [{ id }] },
    );
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content', [touch]: { py: 1.5 } }}
      >
        {t('Removed by you ({count})', { count: removed.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {removed.map((fact) => (
          <Box
            key={`${fact.kind} ${fact.id}`}
            component="li"
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}
          >
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {fact.name}
            </Typography>
            <Button
              size="small"
              onClick={() => void tryToSave(() => bringBack(fact))}
              aria-label={t('Bring back {name}', { name: fact.name })}
              sx={{ [touch]: { minHeight: touchTarget } }}
            >
              {t('Bring back')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
