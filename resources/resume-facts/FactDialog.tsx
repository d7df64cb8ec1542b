import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FactEntry, type FactKind, factEntries } from '../../schemas/factEntries.ts';
import { ApiError, fieldErrorsOf } from '../../src/client/apiError.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { tryToSave } from '../common/useOwnProfile.ts';
import { MonthInput } from '../written-resume/MonthInput.tsx';
import { factWords, type ShownFact } from './factWords.ts';
import { ResumeWords } from './ResumeWords.tsx';

interface FactDialogProps<K extends FactKind> {
  kind: K;
  /** Undefined for a new one. */
  fact: ShownFact<K> | undefined;
  /** Says what is true; null removes it, undefined goes back to the resume's own words. @throws ApiError */
  onSay: (entry: FactEntry<K> | null | undefined) => Promise<void>;
  onClose: () => void;
}

const inputs = { widgets: { ...placeInputs.widgets, month: MonthInput } };

/** Says at the fields of the form what the server says at those of the call. */
function atFields(error: unknown, kind: FactKind): unknown {
  if (!(error instanceof ApiError)) return error;
  const prefix = `${kind}.0.is.`;
  const errors = Object.entries(fieldErrorsOf(error)).map(([name, said]) => [name.replace(prefix, ''), said]);
  return new ApiError({
    ...error.body,
    status: error.status,
    code: error.code,
    errors: Object.fromEntries(errors),
  });
}

/** A fact to write or to put right, beside the words it was read from; on a phone it takes the whole screen. */
export function FactDialog<K extends FactKind>({ kind, fact, onSay, onClose }: FactDialogProps<K>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const words = factWords[kind];
  const say = async (entry: FactEntry<K> | null | undefined) => {
    await onSay(entry);
    onClose();
  };
  return (
    <RecordInputs own={inputs}>
      <SchemaDialog
        title={fact ? t('Fix: {field}', { field: words.name(fact) }) : words.add()}
        maxWidth="sm"
        fullScreen={isPhone}
        schema={factEntries[kind]}
        defaultValues={fact && words.entryOf(fact)}
        submitLabel={t('Save')}
        onSubmit={async (entry) => {
          try {
            await say(entry as FactEntry<K>);
          } catch (error) {
            throw atFields(error, kind);
          }
        }}
        onClose={onClose}
        action={
          fact && (
            <>
              <Button color="error" onClick={() => void tryToSave(() => say(null))}>
                {t('Remove')}
              </Button>
              {fact.said && fact.quote !== null && (
                <Button onClick={() => void tryToSave(() => say(undefined))}>
                  {t('Back to what the resume says')}
                </Button>
              )}
            </>
          )
        }
      >
        <Typography variant="body2" color="text.secondary">
          {t('This counts like your resume. Recruiters see that it is in your own words.')}
        </Typography>
        {fact && fact.quote !== null && <ResumeWords quote={fact.quote} isWhole />}
      </SchemaDialog>
    </RecordInputs>
  );
}
