import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { z } from 'zod';
import type { CandidateApplication } from '../../schemas/application.ts';
import { writtenReason } from '../../schemas/base/fields.ts';
import type { JobOffer } from '../../schemas/jobOffer.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { salaryWords, startWords } from './offerWords.ts';
import { useAnswerOffer } from './useAnswerOffer.ts';

const Declining = z.object({ reason: writtenReason.nullable().default(null) });

interface OfferAnswersProps {
  application: CandidateApplication;
  offer: JobOffer;
  /** Of the element that names the job. */
  titleId: string;
}

/** The two answers, each after a question: the one hires, which only the recruiter can take back. */
export function OfferAnswers({ application, offer, titleId }: OfferAnswersProps) {
  const { jobTitle: job, employerName: employer } = application;
  const { mutate, isPending, error, reset } = useAnswerOffer(offer.id, application);
  const [asking, setAsking] = useState<'ACCEPTED' | 'DECLINED'>();
  const canAccess = useMay('job-offers.answer');
  const id = useId();
  if (!canAccess) return null;
  const ask = (answer: typeof asking) => {
    reset();
    setAsking(answer);
  };
  const done = { onSettled: () => setAsking(undefined) };
  return (
    <>
      {error && (
        <Alert severity="error" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          id={`${id}-accept`}
          aria-labelledby={`${id}-accept ${titleId}`}
          variant="contained"
          onClick={() => ask('ACCEPTED')}
          sx={{ minHeight: 44, flex: { xs: 1, sm: 'none' } }}
        >
          {t('Accept')}
        </Button>
        <Button
          id={`${id}-decline`}
          aria-labelledby={`${id}-decline ${titleId}`}
          variant="outlined"
          onClick={() => ask('DECLINED')}
          sx={{ minHeight: 44, flex: { xs: 1, sm: 'none' } }}
        >
          {t('Decline')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking === 'ACCEPTED'}
        title={t('Accept the offer of {employer}?', { employer })}
        confirmLabel={t('Accept the offer')}
        cancelLabel={t('Not yet')}
        busy={isPending}
        onConfirm={() => mutate({ status: 'ACCEPTED' }, done)}
        onClose={() => setAsking(undefined)}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[job, salaryWords(offer), startWords(offer)].join(' · ')}
          </Box>
          {t('We tell them at once, and you are hired. You cannot take this back here.')}
        </Box>
      </ConfirmDialog>
      <SchemaDialog
        open={asking === 'DECLINED'}
        title={t('Decline the offer for {job}?', { job })}
        schema={Declining}
        special={{
          reason: {
            label: t('Your reason'),
            helperText: t('{employer} reads it. You need not give one.', { employer }),
          },
        }}
        submitLabel={t('Decline')}
        destructive
        busy={isPending}
        onSubmit={({ reason }) => mutate({ status: 'DECLINED', ...(reason ? { reason } : {}) }, done)}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}
