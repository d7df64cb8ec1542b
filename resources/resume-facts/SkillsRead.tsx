import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResumeReading } from '../../schemas/facts.ts';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { touch } from '../../src/kit/touch.ts';
import { ResumeWords } from './ResumeWords.tsx';

/** How many are shown at first; longer lists are opened by people who want to check them. */
const mostOpen = 3;

/** The places of the resume that skills were read from, word for word. */
export function SkillsRead({ skills }: Pick<ResumeReading, 'skills'>) {
  if (skills.length === 0) return null;
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {skills.map(({ id, name, quote, said }) => (
        <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 550 }}>
            {name} {said && <ToneChip tone="info">{t('You said so')}</ToneChip>}
          </Typography>
          <ResumeWords quote={quote} />
        </Box>
      ))}
    </Box>
  );
  if (skills.length <= mostOpen) return list;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content', [touch]: { py: 1.5 } }}
      >
        {t('Where this stands in your resume ({count})', { count: skills.length })}
      </Typography>
      {list}
    </Box>
  );
}
