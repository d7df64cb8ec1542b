import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { ApplicationStatus } from '../../schemas/application.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { applicationTones } from '../applications/applicationTones.ts';

/** That the reader has applied, or what came of it. */
export function AppliedMark({ application }: { application: NonNullable<PublicJob['application']> }) {
  if (application.status !== 'ACTIVE') {
    return <StatusChip value={application.status} schema={ApplicationStatus} tones={applicationTones} />;
  }
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 550,
        color: 'tone.positive.text',
        bgcolor: 'tone.positive.soft',
      }}
    >
      <Check aria-hidden sx={{ fontSize: 16 }} />
      {t('Applied')}
    </Box>
  );
}
