import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useShowContext } from 'react-admin';
import { fitPoll } from '../../src/base/constants.ts';
import { t } from '../../src/i18n/t.ts';

/** Stands for a fit that is still being found out: asks for the job again a few times, then leaves it to the reader. */
export function BeingCompared() {
  const { refetch } = useShowContext();
  const [asked, setAsked] = useState(0);
  const isOver = asked >= fitPoll.times;
  useEffect(() => {
    if (isOver) return;
    const timer = window.setTimeout(async () => {
      await refetch();
      setAsked(asked + 1);
    }, fitPoll.everyMs);
    return () => window.clearTimeout(timer);
  }, [asked, isOver, refetch]);
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {isOver ? (
        <>
          <Typography color="text.secondary">
            {t('Comparing your resume with this job takes longer than usual.')}
          </Typography>
          <Button size="small" onClick={() => setAsked(0)}>
            {t('Look again')}
          </Button>
        </>
      ) : (
        <>
          <CircularProgress size={20} aria-hidden />
          <Typography color="text.secondary">
            {t('Your resume is being compared with this job. The result appears here.')}
          </Typography>
        </>
      )}
    </Box>
  );
}
