import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { addresses } from '../../schemas/addresses.ts';
import type { Role } from '../../schemas/user.ts';
import { oneTimeCode } from '../../src/base/constants.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { AgreeNote } from '../common/AgreeNote.tsx';
import { MailboxHint } from '../common/MailboxHint.tsx';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { CompanyHere } from './CompanyHere.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { Founding } from './Founding.tsx';
import { OtherServices } from './OtherServices.tsx';
import { SignInInstead } from './SignInInstead.tsx';
import { StepFrame } from './StepFrame.tsx';
import { stepCount } from './stepCount.ts';
import { emailOf } from './steps.ts';
import { useRegistration } from './useRegistration.ts';

// Several steps later, and fetched ahead.
const loadReview = () => import('./ReviewStep.tsx');
const loadResume = () => import('./ResumeChoice.tsx');
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));
const ResumeChoice = lazy(async () => ({ default: (await loadResume()).ResumeChoice }));

/** The steps of one kind of user, one at a time. */
export function RegisterFlow({ role }: { role: Role }) {
  const flow = useRegistration(role);
  const { registration, step } = flow;
  const { steps } = registration;
  const navigate = useNavigate();
  const { job, search } = useSearch({ from: '/register' });
  const email = emailOf(registration, flow.values) ?? '';
  const keep = useRef(flow.keep);
  keep.current = flow.keep;
  useEffect(() => {
    if (role === 'CANDIDATE') void Promise.allSettled([loadReview(), loadResume()]);
  }, [role]);
  const onType = useCallback((values: FieldValues) => keep.current(values), []);

  const of = stepCount(role, steps.length);
  if (flow.isKnown) return <AlreadyRegistered email={email} onOtherEmail={() => void flow.otherEmail()} />;
  const isLast = step === steps.at(-1);
  const nextWithResume = async (values: FieldValues) => {
    if (step.takesResume && !flow.resume) flow.askForResume();
    else await flow.next(values);
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
      of={of}
      onBack={flow.back ?? (() => void navigate({ to: addresses.register, search: { job, search } }))}
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
        <Suspense fallback={null}>
          <ReviewStep flow={flow} onSubmit={() => void flow.next({})} />
        </Suspense>
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
          {step.takesResume && (
            <Suspense fallback={null}>
              <ResumeChoice flow={flow} email={email} />
            </Suspense>
          )}
        </FieldsStep>
      )}
      {step.kind === 'email' && <OtherWaysIn role={role} />}
      {isLast && <AgreeNote />}
    </StepFrame>
  );
}

/** Under the first question: an account elsewhere, or one here. */
const OtherWaysIn = ({ role }: { role: Role }) => (
  <>
    <OtherServices role={role} />
    <SignInInstead />
  </>
);

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
