import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { Conversation } from './Conversation.tsx';
import { overviewKey } from './messageQueries.ts';

/** The latest threads of the signed-in person. */
function useThreads() {
  const { client } = useServices();
  return useQuery({
    queryKey: [...overviewKey, 'threads'],
    queryFn: ({ signal }) => client.call('messageThreads', { query: { perPage: maxPerPage }, signal }),
    staleTime: 0,
  });
}

interface MessagesFoldProps {
  jobId: string;
  employerName: string;
  candidateEmail: string;
  /** The id of the job's title, which names it together with its own words. */
  titleId: string;
  /** Whether someone came to see this very one: what was written is open then. */
  isSought?: boolean;
}

/** A candidate's conversation about one job, folded away until it is asked for. */
export function MessagesFold({ jobId, employerName, candidateEmail, titleId, isSought }: MessagesFoldProps) {
  const thread = useThreads().data?.find((one) => one.jobId === jobId);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? Boolean(isSought && thread);
  const unread = thread?.unreadCount ?? 0;
  const id = useId();
  return (
    <Accordion
      square
      variant="elevation"
      elevation={0}
      expanded={isOpen}
      onChange={(_, expanded) => setChosen(expanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        aria-labelledby={`${id} ${titleId}`}
        sx={{ px: 0, minHeight: 44 }}
      >
        <Box component="span" id={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography component="span" variant="body2" color="text.secondary">
            {thread ? t('Messages') : t('Write to {name}', { name: employerName })}
          </Typography>{' '}
          {unread > 0 && (
            <Chip
              size="small"
              color="primary"
              label={t('{count, plural, one {# new} other {# new}}', { count: unread })}
            />
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        <Conversation jobId={jobId} candidateEmail={candidateEmail} side="CANDIDATE" other={employerName} />
      </AccordionDetails>
    </Accordion>
  );
}
