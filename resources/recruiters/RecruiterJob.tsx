import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Job, JobStatus } from '../../schemas/job.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { MarkdownText } from '../../src/components/values/MarkdownText.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { t } from '../../src/i18n/t.ts';
import { jobPlace } from '../common/jobPlace.ts';
import { jobTones } from '../jobs/jobTones.ts';
import { CriteriaByImportance } from '../jobs/page/CriteriaByImportance.tsx';
import { PublicPageSwitch } from '../jobs/page/PublicPageSwitch.tsx';
import { RecruiterPicks } from './RecruiterPicks.tsx';

const counts = ['dailyCandidatesCount', 'newDailyCandidatesCount', 'applicationsCount', 'createdAt'] as const;

interface RecruiterJobProps {
  job: Job;
  /** Whether it is unfolded from the start. */
  isOpen?: boolean;
}

/** A job to read; its text and its latest list are there once it is unfolded. */
export function RecruiterJob({ job, isOpen = false }: RecruiterJobProps) {
  const [unfolded, setUnfolded] = useState(isOpen);
  const pay = formatMoney({
    min: job.salaryMin,
    max: job.salaryMax,
    currency: job.salaryCurrency,
    unit: job.salaryUnit,
  });
  return (
    <Accordion
      expanded={unfolded}
      onChange={(_, expanded) => setUnfolded(expanded)}
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
      sx={{ '&::before': { display: 'none' }, mb: 1, borderRadius: '10px !important' }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{ '& .MuiAccordionSummary-content': { minWidth: 0 } }}
      >
        <Box component="span" sx={{ display: 'grid', gap: 0.5, minWidth: 0, justifyItems: 'start' }}>
          <Typography component="span" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {job.title}
          </Typography>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip value={job.status} schema={JobStatus} tones={jobTones} />
            <Typography component="span" variant="body2" color="text.secondary">
              {t(
                '{picks, plural, one {# pick} other {# picks}} · {applications, plural, one {# application} other {# applications}}',
                { picks: job.dailyCandidatesCount, applications: job.applicationsCount },
              )}
            </Typography>
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {[jobPlace(job), pay].filter(Boolean).join(' · ')}
        </Typography>
        <SchemaShow schema={Job} record={job} fields={counts} />
        <PublicPageSwitch job={job} />
        <RecruiterPicks jobId={job.id} />
        {job.criteria.length > 0 && <CriteriaByImportance criteria={job.criteria} />}
        <MarkdownText>{job.description}</MarkdownText>
      </AccordionDetails>
    </Accordion>
  );
}
