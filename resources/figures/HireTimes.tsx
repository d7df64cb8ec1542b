import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MedianDays, RecruiterHiringStats } from '../../schemas/hiring.ts';
import { t } from '../../src/i18n/t.ts';
import { daysWords, medianWords, tooFewWords } from './hiringWords.ts';

interface HireTimesProps {
  stats: Pick<RecruiterHiringStats, 'toHire' | 'toInterview' | 'toOffer' | 'fromOffer'>;
}

/** How long a hire takes, and each step on the way to it. */
export function HireTimes({ stats: { toHire, toInterview, toOffer, fromOffer } }: HireTimesProps) {
  const id = useId();
  const steps = [
    { key: 'toInterview', label: t('From applying to an interview'), took: toInterview },
    { key: 'toOffer', label: t('From an interview to an offer'), took: toOffer },
    { key: 'fromOffer', label: t('From an offer to being hired'), took: fromOffer },
  ];
  const longest = Math.max(1, ...steps.map(({ took }) => took.days ?? 0));
  const isAnyMissing = [toHire, toInterview, toOffer, fromOffer].some(
    ({ days, of }) => days === null && of > 0,
  );
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('How long does a hire take?')}
      </Typography>
      <Typography variant="figure" component="p" sx={{ mt: 2 }}>
        {toHire.days === null ? t('Too few to say') : daysWords(toHire.days)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {toHire.days === null
          ? t(
              '{count, plural, =0 {Nobody was hired in this period.} one {One person was hired in this period.} other {# people were hired in this period.}}',
              {
                count: toHire.of,
              },
            )
          : t('from applying to being hired: the median of {count} hires in this period', {
              count: toHire.of,
            })}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2.5, display: 'grid', gap: 2 }}>
        {steps.map(({ key, label, took }) => (
          <StepTime key={key} label={label} took={took} width={(took.days ?? 0) / longest} />
        ))}
      </Box>
      {isAnyMissing && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
          {tooFewWords()}
        </Typography>
      )}
    </Card>
  );
}

function StepTime({ label, took, width }: { label: string; took: MedianDays; width: number }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, columnGap: 2 }}>
      <Typography component="dt" variant="body2">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={took.days === null ? 'body2' : 'subtitle2'}
        sx={{ m: 0, textAlign: 'end', color: took.days === null ? 'text.secondary' : undefined }}
      >
        {medianWords(took)}
      </Typography>
      {took.days !== null && (
        <Box
          component="dd"
          aria-hidden
          sx={{ gridColumn: '1 / -1', m: 0, height: 6, borderRadius: 3, bgcolor: 'surface.sunken' }}
        >
          <Box
            sx={{
              ...{ height: '100%', borderRadius: 3, bgcolor: 'tone.waiting.main', minWidth: 4 },
              width: `${width * 100}%`,
            }}
          />
        </Box>
      )}
    </Box>
  );
}
