import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobFields } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { touch, touchTarget } from '../../../src/kit/touch.ts';
import { type Fill, fillsOf } from './fillFromText.ts';
import { useProposals } from './useProposals.ts';

interface Filled {
  fills: Fill[];
  /** The fields as they were. */
  before: [string, unknown][];
}

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** Offers to fill in, by one press, what the description says of the job: title, place, pay, criteria. It can be undone. */
export function FillFromText() {
  const { proposals, isReading } = useProposals();
  const { setValue, getValues, formState } = useFormContext();
  const values = useWatch() as Partial<JobFields>;
  const [filled, setFilled] = useState<Filled | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button goes away, and the focus with it.
  useEffect(() => {
    if (filled) undo.current?.focus();
  }, [filled]);
  const fills = proposals && !isReading ? fillsOf(proposals, values) : [];
  const fillIn = () => {
    const fields = Object.entries(
      Object.assign({}, ...fills.map((fill) => fill.fields)) as Partial<JobFields>,
    );
    setFilled({ fills, before: fields.map(([name]) => [name, getValues(name)]) });
    for (const [name, value] of fields) setValue(name, value, change);
  };
  const takeBack = () => {
    for (const [name, value] of filled?.before ?? []) setValue(name, value, change);
    setFilled(null);
  };
  if (fills.length === 0 && !filled) return null;
  return (
    <Box
      component="section"
      aria-label={t('Read from the description')}
      sx={{ mt: 1, p: 2, borderRadius: 1.2, bgcolor: 'surface.sunken' }}
    >
      {fills.length > 0 ? (
        <>
          <Typography component="p" variant="subtitle2">
            {t('Read from the description')}
          </Typography>
          <Fills fills={fills} />
          <Button
            variant="contained"
            onClick={fillIn}
            disabled={formState.isSubmitting}
            sx={{ mt: 1.5, [touch]: { minHeight: touchTarget } }}
          >
            {t('Fill in the job')}
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Typography variant="body2" role="status" sx={{ flex: '1 1 14rem' }}>
            {t('Filled in from the description: {fields}.', {
              fields: (filled?.fills ?? []).map(({ label }) => label).join(', '),
            })}
          </Typography>
          <Button ref={undo} size="small" onClick={takeBack} sx={{ [touch]: { minHeight: touchTarget } }}>
            {t('Undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const Fills = ({ fills }: { fills: readonly Fill[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mt: 1,
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 0.5,
      typography: 'body2',
    }}
  >
    {fills.map(({ label, words }) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {words}
        </Box>
      </Box>
    ))}
  </Box>
);
