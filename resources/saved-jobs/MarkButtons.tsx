import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import type { JobMark } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { type MarkableJob, useMarkJob } from './useMarkJob.ts';

interface MarkButtonsProps {
  job: MarkableJob;
  /** The one button there is. */
  only?: JobMark;
  sx?: SxProps;
}

/** Keeps a job in mind, or out of sight; each is pressed while it is so. */
export function MarkButtons({ job, only, sx = {} }: MarkButtonsProps) {
  const canAccess = useMay('jobs.mark');
  const markJob = useMarkJob();
  if (!canAccess) return null;
  const { mark, title } = job;
  const buttonOf = (kind: JobMark, name: string, hint: string, icon: ReactNode) => (
    <Tooltip title={hint}>
      <IconButton
        aria-label={name}
        aria-pressed={mark === kind}
        onClick={() => void markJob(job, mark === kind ? null : kind)}
        sx={{ width: 44, height: 44, color: mark === kind ? 'primary.main' : 'text.secondary' }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box sx={[{ display: 'flex', flexShrink: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {only !== 'HIDDEN' &&
        buttonOf(
          'SAVED',
          t('Save {job}', { job: title }),
          mark === 'SAVED' ? t('Saved') : t('Save'),
          mark === 'SAVED' ? <Bookmark /> : <BookmarkBorder />,
        )}
      {only !== 'SAVED' &&
        buttonOf(
          'HIDDEN',
          t('Hide {job}', { job: title }),
          mark === 'HIDDEN' ? t('Show again') : t('Hide'),
          mark === 'HIDDEN' ? <Visibility /> : <VisibilityOff />,
        )}
    </Box>
  );
}
