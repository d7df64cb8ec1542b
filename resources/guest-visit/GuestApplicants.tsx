import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GuestApplicant, GuestJobPage } from '../../schemas/guest.ts';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';
import { GuestApplicantView } from './GuestApplicantView.tsx';

/** Applicants beside the one that is open; on a phone one after the other. */
export function GuestApplicants({ page }: { page: GuestJobPage }) {
  const { applicants } = page;
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const opened = applicants.find(({ id }) => id === openId);
  if (applicants.length === 0)
    return (
      <EmptyState
        title={t('Nobody is in the running now')}
        text={t('Come back when someone has applied. The link in your invitation keeps working.')}
      />
    );
  const back = () => {
    // The list is in sight again before its card takes the focus.
    flushSync(() => setOpenId(undefined));
    list.current?.querySelectorAll('button')[applicants.findIndex(({ id }) => id === openId)]?.focus();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 320px) minmax(0, 1fr)' },
      }}
    >
      <Box
        component="ul"
        ref={list}
        aria-label={t('Applicants')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          gap: 1.5,
          display: { xs: opened ? 'none' : 'grid', md: 'grid' },
        }}
      >
        {applicants.map((applicant) => (
          <li key={applicant.id}>
            <ApplicantCard
              applicant={applicant}
              isOpen={applicant === opened}
              onOpen={() => setOpenId(applicant.id)}
            />
          </li>
        ))}
      </Box>
      {opened ? (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Button
            startIcon={<ArrowBack />}
            onClick={back}
            sx={{ display: { md: 'none' }, justifySelf: 'start', minHeight: 44 }}
          >
            {t('All applicants')}
          </Button>
          <GuestApplicantView key={opened.id} applicant={opened} page={page} />
        </Box>
      ) : (
        <Typography color="text.secondary" sx={{ display: { xs: 'none', md: 'block' }, pt: 2 }}>
          {t('Choose someone to read their resume and write down what you think.')}
        </Typography>
      )}
    </Box>
  );
}

interface ApplicantCardProps {
  applicant: GuestApplicant;
  isOpen: boolean;
  onOpen: () => void;
}

const ApplicantCard = ({ applicant, isOpen, onOpen }: ApplicantCardProps) => (
  <Card sx={{ borderColor: isOpen ? 'primary.main' : undefined }}>
    <CardActionArea
      onClick={onOpen}
      aria-current={isOpen ? 'true' : undefined}
      sx={{ p: 2, display: 'grid', gap: 0.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="subtitle1" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {applicant.candidateName}
      </Typography>
      {applicant.headline && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {applicant.headline}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <Typography variant="body2">{stageWords(applicant.stageName)}</Typography>
        {applicant.scorecardsCount > 0 && <ToneChip tone="positive">{t('Your scorecard is in')}</ToneChip>}
      </Box>
    </CardActionArea>
  </Card>
);
