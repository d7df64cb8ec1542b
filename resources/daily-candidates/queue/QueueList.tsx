import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { QueueRow } from './QueueRow.tsx';

interface QueueListProps {
  picks: readonly QueuedPick[];
  currentId: string | undefined;
  decided: ReadonlySet<string>;
  onShow: (id: string) => void;
}

/** The picks of each job, in the order of the queue. */
function byJob(picks: readonly QueuedPick[]) {
  const jobs = new Map<string, { title: string; picks: QueuedPick[] }>();
  for (const pick of picks) {
    const job = jobs.get(pick.jobId) ?? { title: pick.jobTitle, picks: [] };
    job.picks.push(pick);
    jobs.set(pick.jobId, job);
  }
  return [...jobs];
}

/** The queue beside the pick one is at: job by job, each with how many are left. */
export function QueueList({ picks, currentId, decided, onShow }: QueueListProps) {
  const jobs = useMemo(() => byJob(picks), [picks]);
  return (
    <Card
      component="nav"
      aria-label={t('Queue')}
      sx={{
        position: 'sticky',
        top: 80,
        maxHeight: 'calc(100dvh - 96px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      }}
    >
      {jobs.map(([id, { title, picks: ofJob }]) => {
        const left = ofJob.filter((pick) => !decided.has(pick.id)).length;
        return (
          <Box key={id} component="section" aria-labelledby={`queue-${id}`}>
            <Box
              sx={{
                position: 'sticky',
                top: 0,
                zIndex: 1,
                display: 'flex',
                gap: 1,
                justifyContent: 'space-between',
                px: 2,
                py: 1,
                bgcolor: 'surface.sunken',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography id={`queue-${id}`} component="h2" variant="subtitle2" noWrap>
                {title}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {left === 0 ? t('Done') : t('{left} left', { left })}
              </Typography>
            </Box>
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                '& > li + li': { borderTop: 1, borderColor: 'divider' },
                // Rows out of sight cost nothing.
                '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 104px' },
              }}
            >
              {ofJob.map((pick) => (
                <li key={pick.id}>
                  <QueueRow
                    pick={pick}
                    isCurrent={pick.id === currentId}
                    isDecided={decided.has(pick.id)}
                    onShow={onShow}
                  />
                </li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
}
