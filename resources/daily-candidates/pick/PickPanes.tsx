import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { useEvidenceFocus } from '../../common/useEvidence.ts';
import { PickReasons } from './PickReasons.tsx';
import { ResumePane } from './ResumePane.tsx';

type Pane = 'reasons' | 'resume';

interface PickPanesProps {
  details: DailyCandidateDetails;
  /** Height of what stays above them: then each scrolls by itself, and the page does not. */
  above?: string;
}

/** Reasons on one side and the resume on the other, in tabs where there is no room for both. */
export function PickPanes({ details, above }: PickPanesProps) {
  const id = useId();
  const [pane, setPane] = useState<Pane>('reasons');
  const [focus, bringIntoSight] = useEvidenceFocus();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });

  const showEvidence = (quotation: string) => {
    bringIntoSight(quotation);
    setPane('resume');
  };

  const height = `calc(100dvh - ${above ?? '150px'})`;
  const panes = {
    reasons: <PickReasons details={details} onShowEvidence={showEvidence} />,
    resume: <ResumePane details={details} focus={focus} height={height} />,
  };
  if (!narrow) {
    return (
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0, ...(above && { maxHeight: `calc(${height} + 48px)`, overflowY: 'auto' }) }}>
          {panes.reasons}
        </Box>
        <Box sx={{ position: 'sticky', top: 80, minWidth: 0 }}>{panes.resume}</Box>
      </Box>
    );
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={pane}
        onChange={(_, next: Pane) => setPane(next)}
        variant="fullWidth"
        aria-label={t('Reasons and resume')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="reasons" label={t('Why')} id={`${id}tab-reasons`} aria-controls={`${id}pane-reasons`} />
        <Tab value="resume" label={t('Resume')} id={`${id}tab-resume`} aria-controls={`${id}pane-resume`} />
      </Tabs>
      {(['reasons', 'resume'] as const).map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}pane-${name}`}
          aria-labelledby={`${id}tab-${name}`}
          hidden={pane !== name}
        >
          {pane === name && panes[name]}
        </div>
      ))}
    </Box>
  );
}
