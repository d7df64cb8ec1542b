import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { addresses } from '../../schemas/addresses.ts';
import type { Role } from '../../schemas/user.ts';
import { oneTimeCode } from '../../src/base/constants.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { MailboxHint } from '../common/MailboxHint.tsx';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { Founding } from './Founding.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import { emailOf } from './steps.ts';
import { useRegistration } from './useRegistration.ts';

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
          {step.takesResume && (
            <ResumeInput
              file={flow.resume}
              onChange={flow.setResume}
              error={flow.wrong.resume}
              progress={flow.part}
              onCancel={flow.cancel}
            />
          )}
        </FieldsStep>
      )}
    </StepFrame>
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
