import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateApplication } from '../../schemas/application.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { t } from '../../src/i18n/t.ts';
import { historyWords } from './historyWords.ts';

/** Everything that happened to an application, the newest first, and the letter that went with it; folded away. */
export function ApplicationHistory({ application }: { application: CandidateApplication }) {
  const { history, coverLetter } = application;
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
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {history.toReversed().map((event, index) => (
            <Box
              component="li"
              key={event.at}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}
            >
              <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {historyWords(event, history[history.length - 2 - index], application.source)}
              </Typography>
              <Typography component="span" variant="caption" color="text.secondary">
                <DateText value={event.at} />
              </Typography>
            </Box>
          ))}
        </Box>
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
      </AccordionDetails>
    </Accordion>
  );
}
