import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApplicationStatus, type CandidateApplication } from '../../../schemas/application.ts';
import { canTakeBack } from '../../../schemas/applicationEndings.ts';
import { DateText } from '../../../src/components/values/DateText.tsx';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { applicationTones } from '../applicationTones.ts';

interface BoardEndedProps {
  applications: readonly CandidateApplication[];
  canMove: boolean;
  onOpen: (id: string) => void;
  onTakeBack: (application: CandidateApplication) => void;
}

/** Applications that are over, folded away under the board; a rejection can be taken back here. */
export function BoardEnded({ applications, canMove, onOpen, onTakeBack }: BoardEndedProps) {
  if (applications.length === 0) return null;
  return (
    <Accordion slotProps={{ heading: { component: 'h2' } }} sx={{ borderRadius: 1.2 }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="subtitle2">
          {t('Rejected and withdrawn: {count}', { count: applications.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {applications.map((application) => (
            <Box
              component="li"
              key={application.id}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
            >
              <Link
                component="button"
                type="button"
                color="text.primary"
                onClick={() => onOpen(application.id)}
                sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                {application.candidateName}
              </Link>
              <StatusChip value={application.status} schema={ApplicationStatus} tones={applicationTones} />
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                <DateText value={application.updatedAt} />
                {application.status === 'REJECTED' &&
                  application.rejectionReason &&
                  ` · ${application.rejectionReason}`}
              </Typography>
              {canMove && canTakeBack(application.status, 'RECRUITER') && (
                <Button
                  size="small"
                  aria-label={t('Take back the rejection of {name}', { name: application.candidateName })}
                  onClick={() => onTakeBack(application)}
                  sx={{ ml: { sm: 'auto' } }}
                >
                  {t('Take back')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
