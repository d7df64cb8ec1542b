import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { addresses } from '../../schemas/addresses.ts';
import type { Role } from '../../schemas/user.ts';
import { oneTimeCode } from '../../src/base/constants.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { AgreeNote } from '../common/AgreeNote.tsx';
import { MailboxHint } from '../common/MailboxHint.tsx';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { CompanyHere } from './CompanyHere.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { Founding } from './Founding.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import { emailOf } from './steps.ts';
import { type RegistrationFlow, useRegistration } from './useRegistration.ts';

const WriteResume = lazy(async () => ({
  default: (await import('../written-resume/WriteResume.tsx')).WriteResume,
}));

/** The steps of one kind of user, one at a time. */
export function RegisterFlow({ role }: { role: Role }) {
  const flow = useRegistration(role);
  const { registration, step } = flow;
  const { steps } = registration;
  const navigate = useNavigate();
  const email = emailOf(registration, flow.values) ?? '';
  const keep = useRef(flow.keep);
  keep.current = flow.keep;
  const onType = useCallback((values: FieldValues) => keep.current(values), []);

  if (flow.isKnown) return <AlreadyRegistered email={email} onOtherEmail={() => void flow.otherEmail()} />;
  const isLast = step === steps.at(-1);
  const nextWithResume = async (values: FieldValues) => {
    if (step.takesResume && !flow.resume) throw new Error(t('Choose your resume first.'));
    await flow.next(values);
  };
  return (
    <StepFrame
      title={step.title()}
      text={
        step.kind === 'code'
          ? t('We have sent a six-digit code to {email}. Check the spam folder, too.', { email })
          : step.text?.()
      }
      at={steps.indexOf(step) + 1}
      of={steps.length}
      onBack={flow.back ?? (() => void navigate({ to: addresses.register, search: {} }))}
    >
      {flow.isRestored && step.kind !== 'code' && <Restored onStartOver={flow.startOver} />}
      {step.kind === 'email' && <Founding flow={flow} />}
      {step.kind === 'fields' && flow.companyHere !== null && (
        <CompanyHere company={flow.companyHere} onJoin={() => flow.join(flow.companyHere ?? '')} />
      )}
      {step.kind === 'code' ? (
        <>
          <MailboxHint />
          <CodeForm
            {...oneTimeCode}
            sentAt={flow.sentAt}
            isUsedUp={flow.isCodeUsedUp}
            onVerify={flow.verify}
            onResend={flow.resend}
          />
        </>
      ) : step.kind === 'review' ? (
        <ReviewStep flow={flow} onSubmit={() => void flow.next({})} />
      ) : (
        <FieldsStep
          key={step.id}
          registration={registration}
          step={step}
          values={flow.values}
          wrong={flow.wrong}
          isLast={isLast}
          onType={onType}
          onNext={nextWithResume}
          onFound={flow.found}
        >
          {step.takesResume && <ResumeChoice flow={flow} email={email} />}
        </FieldsStep>
      )}
      {isLast && <AgreeNote />}
    </StepFrame>
  );
}

/** The resume: a file, or written here. */
function ResumeChoice({ flow, email }: { flow: RegistrationFlow; email: string }) {
  const said = (...fields: string[]) =>
    fields.map((field) => flow.values[field]).filter((value) => typeof value === 'string' && value !== '');
  return (
    <>
      <ResumeInput
        file={flow.resume}
        onChange={flow.setResume}
        error={flow.wrong.resume}
        progress={flow.part}
        onCancel={flow.cancel}
      />
      {flow.part === undefined && (
        <Suspense fallback={null}>
          <WriteResume
            author={{
              name: said('candidateFirstName', 'candidateLastName').join(' '),
              place: said('candidateCity', 'candidateState').join(', ') || null,
              email: email || null,
            }}
            account=""
            isWayOut={flow.wrong.resume !== undefined}
            onWritten={flow.setResume}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says what was brought back after a reload, and what was not. */
function Restored({ onStartOver }: { onStartOver: () => Promise<void> }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onStartOver()}>
          {t('Start over')}
        </Button>
      }
    >
      {t('We kept what you had filled in, but never keep passwords and files: choose them again.')}
    </Alert>
  );
}
