import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Job } from '../../schemas/job.ts';
import { JobOfferFields } from '../../schemas/jobOffer.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { DialogForm } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { refuseOpenFields } from '../message-templates/openFields.ts';
import { TextFromTemplate } from '../message-templates/TextFromTemplate.tsx';
import { usualLastDay } from './offerWords.ts';
import { useMakeOffer } from './useMakeOffer.ts';

/** The sentence about the pay, for each way to count it. */
const pays: Readonly<Record<Job['salaryUnit'], (of: { job: string }) => string>> = {
  YEAR: (of) => t('For {job}. The salary is for a year.', of),
  MONTH: (of) => t('For {job}. The salary is for a month.', of),
  WEEK: (of) => t('For {job}. The pay is for a week.', of),
  DAY: (of) => t('For {job}. The pay is for a day.', of),
  HOUR: (of) => t('For {job}. The pay is for an hour.', of),
};

interface OfferDialogProps {
  application: CandidateApplication;
  job: Pick<Job, 'title' | 'salaryCurrency' | 'salaryUnit'>;
  onClose: () => void;
}

/** Asks for the terms and offers the job. Mount it when it should be seen. */
export function OfferDialog({ application, job, onClose }: OfferDialogProps) {
  const id = useId();
  const make = useMakeOffer();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Offer the job to {name}', { name: application.candidateName })}
      </DialogTitle>
      <RecordInputs>
        <DialogForm
          schema={JobOfferFields}
          defaultValues={{
            expiresOn: usualLastDay(new Date()),
            // Not sent: the amount is written in it.
            ...{ salaryCurrency: job.salaryCurrency },
          }}
          special={{
            text: {
              helperText: t('Hours, place, holidays: whatever they should know to decide.'),
              render: (props) => <TextFromTemplate {...props} about={application} />,
            },
          }}
          submitLabel={t('Send the offer')}
          onSubmit={async (terms) => {
            refuseOpenFields('text', terms.text);
            await make(application, terms);
            onClose();
          }}
          onClose={onClose}
        >
          <Typography color="text.secondary">
            {[
              pays[job.salaryUnit]({ job: job.title }),
              t('They get it by e-mail. If they accept, they are hired.'),
            ].join(' ')}
          </Typography>
        </DialogForm>
      </RecordInputs>
    </Dialog>
  );
}
