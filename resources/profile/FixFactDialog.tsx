import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { type Candidate, CandidateCorrections, CandidateFields } from '../../schemas/candidate.ts';
import { fieldOf, labelOf, pickFields } from '../../src/components/fields/field.ts';
import { resolverFor } from '../../src/components/schema/resolver.ts';
import { SchemaInput } from '../../src/components/schema/SchemaInput.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { tryToSave, useChangeCandidate, useOwnProfile } from './useOwnProfile.ts';

/** A fact that can be set right: one of the resume's own, or one the profile keeps. */
export type CorrectedField = keyof CandidateCorrections | 'highestLevelOfEducation';

interface FixFactDialogProps {
  candidate: Candidate;
  source: CorrectedField;
  onClose: () => void;
}

/** One fact to set right; emptied, it goes back to what the resume says. */
export function FixFactDialog({ candidate, source, onClose }: FixFactDialogProps) {
  const { client } = useServices();
  const { keep } = useOwnProfile();
  const change = useChangeCandidate(candidate);
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isOfProfile = source === 'highestLevelOfEducation';
  const fields: z.ZodObject = isOfProfile ? CandidateFields : CandidateCorrections;
  const schema = pickFields(fields, [source]);
  const isCorrected = !isOfProfile && candidate.correctedFacts.includes(source);
  const label = labelOf(fieldOf(schema, source), source);

  const write = (value: unknown) =>
    tryToSave(async () => {
      if (isOfProfile) await change({ [source]: value as Candidate[typeof source] });
      else {
        const params = { email: candidate.candidateEmail };
        keep(await client.call('correctFacts', { params, body: { [source]: value } }));
      }
      notify(t('{field}: saved.', { field: label }), { kind: 'success' });
      onClose();
    });
  const save = (values: FieldValues) => write(values[source] ?? null);

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      // The form takes the dialog's height, so that its fields scroll and its buttons stay.
      sx={{ '& form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } }}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Fix: {field}', { field: label })}
      </DialogTitle>
      <Form
        resolver={resolverFor(schema)}
        defaultValues={{ [source]: candidate[source] }}
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
      >
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {source === 'skills'
              ? t('This counts as something you can do. Recruiters see that it is in your own words.')
              : t('What you write here replaces what was read.')}
          </Typography>
          <SchemaInput
            schema={schema}
            source={source}
            labelHidden={source === 'skills'}
            autoFocus
            helperText={false}
          />
        </DialogContent>
        <Actions onClose={onClose} onReset={isCorrected ? () => void write(null) : undefined} />
      </Form>
    </Dialog>
  );
}

function Actions({ onClose, onReset }: { onClose: () => void; onReset: (() => void) | undefined }) {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider' }}>
      {onReset && (
        <Button onClick={onReset} disabled={isSubmitting} sx={{ mr: 'auto' }}>
          {t('Back to what the resume says')}
        </Button>
      )}
      <Button onClick={onClose} disabled={isSubmitting}>
        {t('Cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t('Save')}
      </Button>
    </DialogActions>
  );
}
