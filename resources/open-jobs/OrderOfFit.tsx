import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import type { PublicJob } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { isFitPending, untilCompared } from './fitsPending.ts';
import { openJobListStart } from './openJobListStart.ts';

/** Whether the surrounding list is not in order of fit yet, and whether it would be if it were asked for again. */
function useOrderOfFit() {
  const { data: jobs, sort, page, filterValues } = useListContext<PublicJob>();
  const isUnordered = sort.field === 'fit' && isFitPending(jobs);
  // The best of all jobs is known once any are; a search may find jobs alone that nobody is compared with.
  const { data: best } = useGetList<PublicJob>(
    'jobs',
    { sort: openJobListStart.sort, pagination: { page: 1, perPage: 1 } },
    { enabled: isUnordered, ...untilCompared },
  );
  const isWhole = page === 1 && Object.keys(filterValues).length === 0;
  const isMaking = isUnordered && isFitPending(best);
  const [wasMaking, setWasMaking] = useState(false);
  if (isMaking && !wasMaking) setWasMaking(true);
  return { isMaking, isReady: isUnordered && best !== undefined && !isMaking && (isWhole || wasMaking) };
}

/**
 * Says that jobs do not come best fit first yet, and offers that order as soon as it is known: it does not change by itself
 * while someone reads, or is about to press.
 */
export function OrderOfFit() {
  const { refetch } = useListContext<PublicJob>();
  const { isMaking, isReady } = useOrderOfFit();
  const [isOrdered, setIsOrdered] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOrdered) said.current?.focus();
  }, [isOrdered]);
  const order = async () => {
    await refetch();
    setIsOrdered(true);
  };
  const words = isMaking
    ? t('Your resume is being compared with the jobs. Until then, the newest of your occupation come first.')
    : isReady
      ? t('Your resume has been compared with the jobs.')
      : isOrdered
        ? t('Now the jobs that fit you best come first.')
        : '';
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: words ? 1.5 : 0 }}
    >
      {isMaking && <CircularProgress size={20} aria-hidden />}
      {words && (
        <Typography ref={said} tabIndex={-1} sx={{ outline: 'none' }}>
          {words}
        </Typography>
      )}
      {isReady && (
        <Button size="small" variant="outlined" onClick={() => void order()} sx={{ minHeight: 44 }}>
          {t('Show best fit first')}
        </Button>
      )}
    </Box>
  );
}
