import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import type { Role } from '../../schemas/user.ts';
import { oneTimeCode } from '../../src/base/constants.ts';
import { ApiError, fieldErrorsOf, isAbort, sentenceOf } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';
import { wantedAddress } from '../../src/session/guards.ts';
import { useServices } from '../../src/session/session.tsx';
import { startSession } from '../../src/session/sessionQueries.ts';
import { checkStep } from './checkStep.ts';
import {
  beginFounding,
  dropProgress,
  endFounding,
  type Progress,
  readProgress,
  saveProgress,
} from './progress.ts';
import { registrations, type Step } from './registrations.ts';
import {
  bodyOf,
  emailOf,
  type Filled,
  isKnown,
  isProved,
  stepAfter,
  stepBefore,
  stepToShow,
  stepWith,
} from './steps.ts';

/** The server's objections, by field; `root` is about none of them. */
type Wrong = Readonly<Record<string, string>>;

/** The way from an e-mail address to an account: where one is, what is filled in, and what each step does. */
export function useRegistration(role: Role) {
  const registration = registrations[role];
  const { authProvider, client, queryClient, queries } = useServices();
  const navigate = useNavigate();
  const { step: wanted, job } = useSearch({ from: '/register' });
  const [kept] = useState(() => readProgress(window.sessionStorage, role));
  const [isRestored, setRestored] = useState(
    () => kept !== undefined && Object.keys(kept.values).some((field) => field !== 'employerName'),
  );
  const [progress, setProgress] = useState<Progress>(() => kept ?? { role, values: {} });
  const [resume, setResume] = useState<File | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [part, setPart] = useState<number>();
  const upload = useRef<AbortController>(null);
  /** The file the server has read already. */
  const checked = useRef<File>(null);

  const filled: Filled = { values: progress.values, hasResume: resume !== null, proof: progress.proof };
  const step = stepToShow(registration, wanted, filled, Date.now());

  useEffect(() => saveProgress(window.sessionStorage, progress), [progress]);
  useEffect(() => () => upload.current?.abort(), []);

  const goTo = (next: Pick<Step, 'id'>, replace = false) =>
    navigate({ to: addresses.register, search: { as: areaOfRole(role), step: next.id, job }, replace });
  // After a reload an earlier step may be asked again, for a password is never kept. The address says so then, or the
  // page would move on by itself at the keystroke that makes the password long enough.
  const isElsewhere = wanted !== undefined && wanted !== step.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the step shown decides, not a new function
  useEffect(() => {
    if (isElsewhere) void goTo(step, true);
  }, [isElsewhere, step.id]);
  /** Values of a step as they are typed. */
  const keep = (values: Progress['values']) =>
    setProgress((before) => ({ ...before, values: { ...before.values, ...values } }));

  const sendCode = async (email: string) => {
    await client.call('sendEmailCode', { body: { email } });
    setProgress((before) => ({
      ...before,
      proof: undefined,
      sent: { email, at: Date.now(), isUsedUp: false },
    }));
  };

  /** Has a code sent, unless the address is proved already or one has just been sent there. */
  const proveEmail = async (values: Progress['values']) => {
    const email = emailOf(registration, values) ?? '';
    const { sent } = progress;
    const justSent = sent?.email === email && Date.now() < sent.at + oneTimeCode.pauseMs;
    const isDone = isProved(registration, { ...filled, values: { ...filled.values, ...values } }, Date.now());
    if (!isDone && !justSent) await sendCode(email);
  };

  const next = async (values: Progress['values']) => {
    const now: Filled = { ...filled, values: { ...filled.values, ...values } };
    keep(values);
    setWrong({});
    setRestored(false);
    if (step.kind === 'email') await proveEmail(values);
    const following = stepAfter(registration, step, now, Date.now());
    if (!following) await submit(now);
    else if (await passes(now)) await goTo(following);
  };

  /** Whether the server takes what belongs to this step; says what is wrong with it otherwise. */
  const passes = async (now: Filled): Promise<boolean> => {
    const abort = new AbortController();
    upload.current = abort;
    const unchecked = resume === checked.current ? null : resume;
    if (step.takesResume && unchecked) setPart(0);
    try {
      const watch = { signal: abort.signal, onProgress: setPart };
      await checkStep(client, { ...now, ...watch, registration, step, resume: unchecked });
      if (step.takesResume) checked.current = resume;
      return true;
    } catch (error) {
      if (isAbort(error)) setWrong({ root: t('The upload was cancelled. Nothing has been saved.') });
      else if (Object.keys(fieldErrorsOf(error)).length > 0) await refuse(error);
      else throw error;
      return false;
    } finally {
      setPart(undefined);
    }
  };

  const verify = async (code: string) => {
    const email = emailOf(registration, progress.values) ?? '';
    const { verificationToken, registered } = await client
      .call('verifyEmailCode', { body: { email, code } })
      .catch((error) => {
        const isUsedUp = error instanceof ApiError && error.body.triesLeft === 0;
        if (isUsedUp) setProgress(({ sent, ...rest }) => ({ ...rest, sent: sent && { ...sent, isUsedUp } }));
        throw error;
      });
    const proof = { email, token: verificationToken, at: Date.now(), registered };
    setProgress((before) => ({ ...before, proof }));
    if (registered) return;
    const following = stepAfter(registration, step, { ...filled, proof }, Date.now());
    if (following) await goTo(following);
  };

  const refuse = async (error: unknown) => {
    const errors = fieldErrorsOf(error);
    if (error instanceof ApiError && error.code === 'DUPLICATE' && errors[registration.emailField]) {
      // Made meanwhile, elsewhere.
      setProgress((before) => ({ ...before, proof: before.proof && { ...before.proof, registered: true } }));
      return;
    }
    if (errors.verificationToken) {
      // It ran out, or was used: the address has to be proved again.
      setProgress((before) => ({ ...before, proof: undefined, sent: undefined }));
      setWrong({
        root: t('Too much time has passed since you entered the code. Ask for a new one; we keep the rest.'),
      });
      await goTo(registration.steps[0] as Step);
      return;
    }
    const place = stepWith(registration, Object.keys(errors));
    setWrong(place ? errors : { root: sentenceOf(error) });
    if (place && place !== step) await goTo(place);
  };

  const submit = async (now: Filled) => {
    const abort = new AbortController();
    upload.current = abort;
    if (resume) setPart(0);
    try {
      const upload = { resume, onProgress: setPart, signal: abort.signal };
      const session = await registration.register(client, bodyOf(registration, now), upload);
      if (progress.afterwards) {
        // The company is there; who founded it goes on to an account of their own.
        endFounding(window.sessionStorage, { ...progress, values: now.values });
        await navigate({ to: addresses.register, search: { as: 'recruiter' }, replace: true });
        return;
      }
      await authProvider.login(session);
      dropProgress(window.sessionStorage);
      await startSession(queryClient, queries).catch(() => undefined);
      await navigate({
        to: role === 'CANDIDATE' ? wantedAddress({ job }) : addresses.dashboard,
        replace: true,
      });
    } catch (error) {
      if (isAbort(error)) setWrong({ root: t('The upload was cancelled. Nothing has been saved.') });
      else await refuse(error);
    } finally {
      setPart(undefined);
    }
  };

  const before = stepBefore(registration, step);
  return {
    registration,
    step,
    values: progress.values,
    /** Whether the company is registered on the way to an account of a recruiter. */
    isFounding: progress.afterwards !== undefined,
    /** The account of the company that was registered on the way to this one. */
    foundedBy: progress.foundedBy,
    /** Registers the company first; what is filled in here is kept for afterwards. */
    found: (employerName: string) => {
      beginFounding(window.sessionStorage, employerName, progress);
      void navigate({ to: addresses.register, search: { as: 'employer' } });
    },
    /** Whether what is shown was brought back from before a reload; until one goes on. */
    isRestored,
    sentAt: progress.sent?.at ?? 0,
    isCodeUsedUp: progress.sent?.isUsedUp ?? false,
    resume,
    wrong,
    /** Whether the address turned out to have an account; another one can still be filled in. */
    isKnown: step.kind !== 'email' && isKnown(registration, filled, Date.now()),
    /** The part of the form that has left while it is being sent. */
    part,
    keep,
    setResume: (file: File | null) => {
      setWrong({});
      setResume(file);
    },
    next,
    back: before && (() => void goTo(before)),
    goTo,
    verify,
    resend: () => sendCode(emailOf(registration, progress.values) ?? ''),
    cancel: () => upload.current?.abort(),
    otherEmail: () => goTo(registration.steps[0] as Step),
    startOver: async () => {
      setProgress({ role, values: {} });
      setRestored(false);
      setResume(null);
      setWrong({});
      await goTo(registration.steps[0] as Step);
    },
  };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
