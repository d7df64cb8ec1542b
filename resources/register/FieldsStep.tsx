import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Control, type FieldValues, useForm } from 'react-hook-form';
import { fieldErrorsOf, sentenceOf } from '../../src/client/apiError.ts';
import { defaultsOf } from '../../src/components/fields/field.ts';
import { clockText } from '../../src/components/inputs/codeText.ts';
import { PlainFields } from '../../src/components/plain/PlainFields.tsx';
import { UsernameField } from '../../src/components/plain/UsernameField.tsx';
import { resolverFor } from '../../src/components/schema/resolver.ts';
import { useHold } from '../../src/components/useHold.ts';
import { t } from '../../src/i18n/t.ts';
import { EmployerNameInput } from './EmployerNameInput.tsx';
import { type Registration, registrations, type Step } from './registrations.ts';
import { schemaOf } from './steps.ts';

interface FieldsStepProps {
  registration: Registration;
  step: Step;
  values: FieldValues;
  /** The server's objections, by field; `root` for the rest. */
  wrong: Readonly<Record<string, string>>;
  /** Whether this is the last one. */
  isLast: boolean;
  /** Keeps what is typed. */
  onType: (values: FieldValues) => void;
  /** Goes on; throws what keeps it from that. */
  onNext: (values: FieldValues) => Promise<void>;
  /** Registers a company that is not here yet. */
  onFound: (employerName: string) => void;
  /** Stands before the fields. */
  children?: ReactNode;
}

/** Inputs this page has of its own, by field. */
const overridesFor = (
  step: Step,
  role: Registration,
  control: Control<FieldValues>,
  onFound: FieldsStepProps['onFound'],
) =>
  role === registrations.RECRUITER && step.fields.includes('employerName')
    ? { employerName: <EmployerNameInput control={control} onFound={onFound} /> }
    : {};

/** A step whose fields come from the schema of the registration. */
export function FieldsStep({
  registration,
  step,
  values,
  wrong,
  isLast,
  onType,
  onNext,
  onFound,
  children,
}: FieldsStepProps) {
  const schema = useMemo(() => schemaOf(registration, step.fields), [registration, step]);
  const [defaultValues] = useState(() => {
    const blank = Object.fromEntries(step.fields.map((field) => [field, '']));
    const kept = Object.entries(values).filter(([field]) => step.fields.includes(field));
    return { ...blank, ...defaultsOf(schema), ...Object.fromEntries(kept) };
  });
  const { control, handleSubmit, setError, subscribe, getValues, formState } = useForm<FieldValues>({
    resolver: resolverFor(schema),
    defaultValues,
  });

  // Left half-way, by a reload or the way back, what was typed stays.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (form) => onType(form.values) }),
    [subscribe, onType],
  );
  useEffect(() => {
    const here = step.fields.filter((field) => wrong[field]);
    for (const [index, field] of here.entries()) {
      setError(field, { message: wrong[field] ?? '' }, { shouldFocus: index === 0 });
    }
  }, [wrong, step, setError]);

  const { left, hold } = useHold();
  const submit = handleSubmit(async () => {
    try {
      await onNext(getValues());
    } catch (error) {
      const errors = fieldErrorsOf(error);
      hold(error);
      // Codes are asked for by `email`, whatever the address is called here.
      const message = errors.email ?? sentenceOf(error);
      if (step.kind === 'email' && errors.email) setError(registration.emailField, { message });
      else setError('root', { message });
    }
  });
  const problem = formState.errors.root?.message ?? wrong.root;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {children}
      {step.fields.includes(registration.passwordField) && (
        <UsernameField username={String(values[registration.emailField] ?? '')} />
      )}
      <PlainFields
        schema={schema}
        fields={step.fields}
        control={control}
        autoFocus={!step.takesResume}
        overrides={overridesFor(step, registration, control, onFound)}
      />
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={formState.isSubmitting}
        disabled={left > 0}
      >
        {left > 0
          ? t('Try again in {time}', { time: clockText(left) })
          : isLast
            ? t('Create account')
            : t('Continue')}
      </Button>
    </Box>
  );
}
