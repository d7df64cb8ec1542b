import Box from '@mui/material/Box';
import { useGetOne, useListContext } from 'react-admin';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { useStages } from '../useStages.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { useSoughtId } from './useSoughtId.ts';

/** The application someone came to see, above a list that does not show it: it may be on a later page or filtered out. */
export function SoughtApplication() {
  const id = useSoughtId();
  const { data: listed } = useListContext<CandidateApplication>();
  const isListed = listed?.some((application) => application.id === id) ?? true;
  const { data: application } = useGetOne<CandidateApplication>(
    'applications',
    { id },
    { enabled: id !== undefined && !isListed },
  );
  const stages = useStages(application ? [application] : []);
  if (!application || isListed) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
      <ApplicationCard application={application} stages={stages.get(application.jobId)} isSought />
    </Box>
  );
}
