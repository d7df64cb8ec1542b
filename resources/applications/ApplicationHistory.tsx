import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateApplication } from '../../schemas/application.ts';
import { Timeline } from '../../src/components/values/Timeline.tsx';
import { t } from '../../src/i18n/t.ts';
import { AlsoWritten } from './AlsoWritten.tsx';
import { applicationTones } from './applicationTones.ts';
import { historyWords } from './historyWords.ts';

/** Everything that happened to an application, the newest first, and the letter that went with it; folded away. */
export function ApplicationHistory({ application }: { application: CandidateApplication }) {
  const { history, coverLetter } = application;
  const items = history.map((event, index) => ({
    id: `${index}`,
    title: historyWords(event, history[index - 1], application.source),
    at: event.at,
    tone: applicationTones[event.status],
  }));
  return (
    <Accordion
      square
      variant="elevation"
      elevation={0}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        aria-label={t('History of {job}', { job: application.jobTitle })}
        sx={{ px: 0, minHeight: 44 }}
      >
        <Typography component="span" variant="body2" color="text.secondary">
          {t('History')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        <Timeline items={items.toReversed()} label={t('History')} />
        {coverLetter && (
          <Box sx={{ mt: 2 }}>
            <Typography component="h4" variant="subtitle2">
              {t('Your cover letter')}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {coverLetter}
            </Typography>
          </Box>
        )}
        <AlsoWritten application={application} />
      </AccordionDetails>
    </Accordion>
  );
}
