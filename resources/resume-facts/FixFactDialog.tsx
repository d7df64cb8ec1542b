import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { z } from 'zod';
import { type Candidate, CandidateFields } from '../../schemas/candidate.ts';
import { CandidateCorrections, type PlainFact } from '../../schemas/factCorrections.ts';
import { fieldOf, pickFields } from '../../src/components/fields/field.ts';
import { labelOf } from '../../src/components/fields/fieldLabel.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { tryToSave, useChangeCandidate } from '../common/useOwnProfile.ts';
import type { Reading } from './useReading.ts';

/** A fact that is set right as a whole: one of the resume's own, or one the profile keeps. */
export type CorrectedField = PlainFact | 'highestLevelOfEducation';

interface FixFactDialogProps {
  candidate: Candidate;
  source: CorrectedField;
  correct: Reading['correct'];
  onClose: () => void;
}

/** One fact to set right; emptied, it goes back to what the resume says. */
export function FixFactDialog({ candidate, source, correct, onClose }: FixFactDialogProps) {
  const change = useChangeCandidate(candidate);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isOfProfile = source === 'highestLevelOfEducation';
  const fields: z.ZodObject = isOfProfile ? CandidateFields : CandidateCorrections;
  const schema = pickFields(fields, [source]);
  const isCorrected = !isOfProfile && candidate.correctedFacts.includes(source);
  const label = labelOf(fieldOf(schema, source, t), source);

  const put = (value: unknown) =>
    isOfProfile ? change({ [source]: value as Candidate[typeof source] }) : correct({ [source]: value });
  const write = async (value: unknown) => {
    const before = isOfProfile || isCorrected ? candidate[source] : null;
    await put(value);
    notify(t('{field}: saved.', { field: label }), {
      kind: 'success',
      undo: () => void tryToSave(() => put(before)),
    });
    onClose();
  };
  return (
    <RecordInputs>
      <SchemaDialog
        title={t('Fix: {field}', { field: label })}
        maxWidth="sm"
        fullScreen={isPhone}
        schema={schema}
        defaultValues={{ [source]: candidate[source] }}
        special={{ [source]: { labelHidden: source === 'skills', helperText: false } }}
        submitLabel={t('Save')}
        onSubmit={(values) => write(values[source] ?? null)}
        onClose={onClose}
        action={
          isCorrected && (
            <Button onClick={() => void tryToSave(() => write(null))}>
              {t('Back to what the resume says')}
            </Button>
          )
        }
      >
        <Typography variant="body2" color="text.secondary">
          {source === 'skills'
            ? t('This counts as something you can do. Recruiters see that it is in your own words.')
            : t('What you write here replaces what was read.')}
        </Typography>
      </SchemaDialog>
    </RecordInputs>
  );
}
