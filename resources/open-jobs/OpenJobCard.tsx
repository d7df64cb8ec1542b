import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { PublicJob } from '../../schemas/job.ts';
import { EmploymentType } from '../../schemas/job.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { distanceWords } from '../../src/i18n/distanceWords.ts';
import { fitReason } from '../../src/i18n/fitReason.ts';
import { t } from '../../src/i18n/t.ts';
import { ProvedChip } from '../../src/product/values/ProvedChip.tsx';
import { jobPlace } from '../common/jobPlace.ts';
import { unwantedWords } from '../common/unwantedWords.ts';
import { AppliedMark } from '../saved-jobs/AppliedMark.tsx';
import { MarkButtons } from '../saved-jobs/MarkButtons.tsx';
import { salaryWords } from '../saved-jobs/salaryWords.ts';
import { BandChip } from './BandChip.tsx';

/** A job in a list: what, where, for how much, since when, and why it fits. The whole card leads to it. */
export function OpenJobCard({ job }: { job: PublicJob }) {
  const createPath = useCreatePath();
  const reason = job.fit && fitReason(job.fit.criteria);
  return (
    <Card component="li" sx={{ minWidth: 0, position: 'relative' }}>
      <CardActionArea
        component={Link}
        to={createPath({ resource: 'jobs', type: 'show', id: job.id })}
        sx={{
          p: { xs: 2, sm: 2.5 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
          color: 'text.primary',
          textDecoration: 'none !important',
          overflowWrap: 'anywhere',
        }}
      >
        <Box>
          <Typography component="h2" variant="h3" sx={{ pr: '92px' }}>
            {job.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              job.employerName,
              jobPlace(job),
              distanceWords(job),
              choiceWords(EmploymentType, job.employmentType, t),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: '2px 16px',
          }}
        >
          <Typography component="p" variant="subtitle1">
            {salaryWords(job)}
          </Typography>
          {job.openedAt && (
            <Typography variant="body2" color="text.secondary">
              <DateText value={job.openedAt} relative />
            </Typography>
          )}
        </Box>
        {(job.fit || job.application || job.employerDomain) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {job.application && <AppliedMark application={job.application} />}
            {job.fit && <BandChip band={job.fit.band} />}
            <ProvedChip domain={job.employerDomain} />
          </Box>
        )}
        {job.unwanted && (
          <Typography variant="body2" sx={{ color: 'tone.waiting.text' }}>
            {unwantedWords(job.unwanted)}
          </Typography>
        )}
        {reason && (
          <Typography variant="body2" color="text.secondary">
            {reason}
          </Typography>
        )}
      </CardActionArea>
      <MarkButtons
        job={job}
        sx={{ position: 'absolute', top: { xs: 6, sm: 10 }, right: { xs: 6, sm: 10 } }}
      />
    </Card>
  );
}
