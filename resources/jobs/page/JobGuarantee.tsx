import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Guarantee } from '../../../schemas/guarantee.ts';
import type { Job } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { leftOutWords, watchedJobWords } from '../../common/guaranteeWords.ts';

/** How soon it is asked again whether a job's good candidates have been estimated, in milliseconds. */
const pendingMs = 5000;

function wordsOf({ watched, leftOut }: Guarantee, id: string): string | null {
  const watch = watched.find(({ jobId }) => jobId === id);
  if (watch) return watchedJobWords(watch);
  const left = leftOut.find(({ jobId }) => jobId === id);
  return left ? leftOutWords(left) : null;
}

/** Says of an open job whether the guarantee counts it, and why not; nothing where no plan covers it. */
export function JobGuarantee({ job: { id, status } }: { job: Pick<Job, 'id' | 'status'> }) {
  const { call } = useServices().client;
  const { data } = useQuery({
    queryKey: ['jobs', 'guarantee', id],
    queryFn: ({ signal }) => call('guarantee', { query: { jobId: id }, signal }),
    enabled: status === 'OPEN',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.leftOut.some(({ why }) => why === 'PENDING') && pendingMs,
  });
  const words = status === 'OPEN' && data ? wordsOf(data, id) : null;
  if (words === null) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {t('The guarantee: {words}', { words })}
    </Typography>
  );
}
