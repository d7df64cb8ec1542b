import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { choiceOf, writtenReason } from '../../schemas/base/fields.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { RadioInput } from '../../src/components/inputs/kinds/RadioInput.tsx';
import { LongTextInput } from '../../src/components/inputs/kinds/TextualInput.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { declineReasons, ownWords } from './declineReasons.ts';

interface DeclineDialogProps {
  open: boolean;
  jobTitle: string;
  employerName: string;
  busy: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
}

/** One of the reasons people often have, or one in their own words. */
const Decline = z
  .object({
    chosen: choiceOf([ownWords, ...declineReasons], 'Reason', {}),
    words: writtenReason.nullable(),
  })
  .refine(({ chosen, words }) => chosen !== ownWords || words, { path: ['words'] });

/** The reasons in the reader's language, the free one last. */
const Reasons = (props: FieldInputProps) => (
  <RadioInput
    {...props}
    field={{
      ...props.field,
      choices: [
        ...declineReasons.map((reason) => ({ id: reason, name: t(reason) })),
        { id: ownWords, name: t('In my own words') },
      ],
    }}
  />
);

/** There once it is asked for, and then it is required. */
function OwnWords(props: FieldInputProps) {
  const isAsked = useWatch({ name: 'chosen' }) === ownWords;
  return isAsked && <LongTextInput {...props} field={{ ...props.field, required: true }} autoFocus />;
}

/** Asks why an invitation is declined; who would rather not say can say just that. */
export const DeclineDialog = ({
  open,
  jobTitle,
  employerName,
  busy,
  onDecline,
  onClose,
}: DeclineDialogProps) => (
  <SchemaDialog
    open={open}
    title={t('Decline {job}?', { job: jobTitle })}
    schema={Decline}
    special={{
      chosen: {
        render: Reasons,
        label: t('{employer} reads your reason. It helps them to suggest jobs that suit you better.', {
          employer: employerName,
        }),
      },
      words: { render: (props) => <OwnWords {...props} />, label: t('Your reason') },
    }}
    submitLabel={t('Decline')}
    busy={busy}
    checksEarly
    onSubmit={({ chosen, words }) => onDecline(chosen === ownWords ? (words ?? '') : chosen)}
    onClose={onClose}
  />
);
