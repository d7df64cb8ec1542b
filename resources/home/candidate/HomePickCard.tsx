import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { localDay } from '../../../schemas/base/days.ts';
import type { CandidatePick } from '../../../schemas/dailyCandidate.ts';
import { InvitationStatus } from '../../../schemas/invitation.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { nearDay } from '../../common/standing/nearDay.ts';
import { BandChip } from '../../open-jobs/BandChip.tsx';
import { WhyYouFit } from '../../open-jobs/WhyYouFit.tsx';

/** A job that picked the candidate: when, how well it fits, and on opening it by which criteria. */
export function HomePickCard({ pick }: { pick: CandidatePick }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const createPath = useCreatePath();
  const isOpen = pick.jobStatus === 'OPEN';
  return (
    <Card
      component="li"
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, sm: 2.5 }, pb: { xs: 1, sm: 1 }, minWidth: 0 }}
    >
      <Typography id={`${id}-title`} component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {isOpen ? (
          <Link to={createPath({ resource: 'jobs', type: 'show', id: pick.jobId })} color="inherit">
            {pick.jobTitle}
          </Link>
        ) : (
          pick.jobTitle
        )}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          pick.employerName,
          t('Picked you {day}', { day: nearDay(pick.date, localDay(new Date())) }),
          ...(isOpen ? [] : [t('Not open any more')]),
        ].join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <BandChip band={pick.band} />
        {pick.invitation && (
          <StatusChip
            value={pick.invitation.status}
            schema={InvitationStatus}
            tones={{ PENDING: 'fresh', ACCEPTED: 'positive' }}
          />
        )}
        <Typography variant="body2" component="span" color="text.secondary">
          {summaryWords(pick.summary)}
        </Typography>
      </Box>
      {pick.criteria.length > 0 && (
        <>
          <Button
            size="small"
            aria-label={t('Why {job} picked you', { job: pick.jobTitle })}
            aria-expanded={open}
            aria-controls={`${id}-why`}
            endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
            onClick={() => setOpen(!open)}
            sx={{ mt: 1, ml: -1, minHeight: 44 }}
          >
            {t('Why')}
          </Button>
          <Collapse in={open} id={`${id}-why`} unmountOnExit>
            <WhyYouFit criteria={pick.criteria} place={pick.place} />
          </Collapse>
        </>
      )}
    </Card>
  );
}
