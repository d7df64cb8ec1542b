import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError, fieldErrorsOf } from '../../src/client/apiError.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
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

/** Codes are asked for by `email`, whatever the address is called here: says it at the field. */
function atEmailField(error: unknown, { emailField }: Registration): unknown {
  const { email } = fieldErrorsOf(error);
  if (!(error instanceof ApiError) || email === undefined) return error;
  return new ApiError({
    ...error.body,
    status: error.status,
    code: error.code,
    errors: { [emailField]: email },
  });
}

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
  const kept = Object.entries(values).filter(([field]) => step.fields.includes(field));
  const hasPassword = step.fields.includes(registration.passwordField);
  return (
    <ShortForm
      schema={schema}
      defaultValues={Object.fromEntries(kept)}
      wrong={wrong}
      onType={onType}
      keepsValues
      autoFocus={!step.takesResume}
      username={hasPassword ? String(values[registration.emailField] ?? '') : undefined}
      {...(registration === registrations.RECRUITER && {
        special: { employerName: { render: (props) => <EmployerNameInput {...props} onFound={onFound} /> } },
      })}
      submitLabel={isLast ? t('Create account') : t('Continue')}
      onSubmit={async (filled) => {
        try {
          await onNext(filled);
        } catch (error) {
          throw atEmailField(error, registration);
        }
      }}
    >
      {children}
    </ShortForm>
  );
}
