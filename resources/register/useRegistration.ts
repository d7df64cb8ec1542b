import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import type { StoredAuth } from '../../schemas/auth.ts';
import type { Role } from '../../schemas/user.ts';
import { fieldErrorsOf, isAbort } from '../../src/client/apiError.ts';
import { useUpload } from '../../src/components/useUpload.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { startSession } from '../../src/session/sessionQueries.ts';
import { agreeing } from '../common/agreement.ts';
import { checkStep } from './checkStep.ts';
import { beginFounding, beginJoining, dropProgress, type Progress } from './progress.ts';
import { type Registration, registrationOf, type Step } from './registrations.ts';
import { bodyOf, companyHere, type Filled, isKnown, stepAfter, stepBefore, stepToShow } from './steps.ts';
import { useEmailCode } from './useEmailCode.ts';
import { useEntries } from './useEntries.ts';
import { useRefusals } from './useRefusals.ts';

/** The step to show, and the way to others; what one came for stays in the address. */
function useStep(role: Role, registration: Registration, filled: Filled) {
  const navigate = useNavigate();
  const { step: wanted, job, search } = useSearch({ from: '/register' });
  const step = stepToShow(registration, wanted, filled, Date.now());
  const goTo = (next: Pick<Step, 'id'>, replace = false) =>
    navigate({
      to: addresses.register,
      search: { as: areaOfRole(role), step: next.id, job, search },
      replace,
    });
  // After a reload an earlier step may be asked again, for a password is never kept. The address says so then, or the
  // page would move on by itself at the keystroke that makes the password long enough.
  const isElsewhere = wanted !== undefined && wanted !== step.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the step shown decides, not a new function
  useEffect(() => {
    if (isElsewhere) void goTo(step, true);
  }, [isElsewhere, step.id]);
  return { step, goTo };
}

/** Ends a registration whose account is there: signs in, shows a candidate what was read from the resume, and goes on. */
function useArrival(role: Role, ticket: string | undefined) {
  const { client, authProvider, queryClient, queries } = useServices();
  const navigate = useNavigate();
  return async (session: StoredAuth) => {
    await authProvider.login(session);
    // Otherwise the password is asked for once when they come that way again.
    if (ticket) await client.call('keepOpenIdLink', { body: { ticket } }).catch(() => undefined);
    dropProgress(window.sessionStorage);
    await startSession(queryClient, queries).catch(() => undefined);
    // The guard leads candidates on, who may have left that step by now.
    if (role !== 'CANDIDATE') await navigate({ to: addresses.dashboard, replace: true });
  };
}

interface SendingOptions {
  registration: Registration;
  step: Step;
  resume: File | null;
  refuse: (error: unknown) => Promise<void>;
  onRegistered: (session: StoredAuth) => Promise<void>;
}

/** Sends what is filled in: what a step needs checked, and all of it in the end. */
function useSending({ registration, step, resume, refuse, onRegistered }: SendingOptions) {
  const { client, queryClient } = useServices();
  const { part, during, cancel } = useUpload();
  /** The file the server has read already. */
  const checked = useRef<File>(null);

  /** Whether the server takes what belongs to this step; says what is wrong with it otherwise. */
  const passes = async (now: Filled): Promise<boolean> => {
    const unchecked = resume === checked.current ? null : resume;
    try {
      await during(
        (watch) => checkStep(client, { ...now, ...watch, registration, step, resume: unchecked }),
        step.takesResume === true && unchecked !== null,
      );
      if (step.takesResume) checked.current = resume;
      return true;
    } catch (error) {
      if (!isAbort(error) && Object.keys(fieldErrorsOf(error)).length === 0) throw error;
      await refuse(error);
      return false;
    }
  };

  const submit = async (now: Filled) => {
    try {
      await during(async (watch) => {
        const session = await agreeing({ client, queryClient }, (agreement) => {
          const body = { ...bodyOf(registration, now), ...agreement };
          return registration.register(client, body, { resume, ...watch });
        });
        await onRegistered(session);
      }, resume !== null);
    } catch (error) {
      await refuse(error);
    }
  };

  return { part, cancel, passes, submit };
}

/** From joining a company to registering it, and back; what is filled in goes along. */
function useOtherWays(progress: Progress) {
  const navigate = useNavigate();
  return {
    /** Registers the company instead. */
    found: (employerName: string) => {
      beginFounding(window.sessionStorage, employerName, progress);
      void navigate({ to: addresses.register, search: { as: 'employer' } });
    },
    /** Joins a company instead. */
    join: (employerName: string) => {
      beginJoining(window.sessionStorage, employerName, progress);
      void navigate({ to: addresses.register, search: { as: 'recruiter', step: 'name' } });
    },
  };
}

/** The way from an e-mail address to an account: where one is, what is filled in, and what each step does. */
export function useRegistration(role: Role) {
  const entries = useEntries(role);
  const registration = registrationOf(role, entries.progress.isFounding === true);
  const { progress, keep, resume, filled } = entries;
  const { step, goTo } = useStep(role, registration, filled);
  const code = useEmailCode(registration, filled, entries);
  const { wrong, object, refuse, accept } = useRefusals(registration, step, entries, goTo);
  const arrive = useArrival(role, progress.ticket);
  const otherWays = useOtherWays(progress);
  const { part, cancel, passes, submit } = useSending({
    registration,
    step,
    resume,
    refuse,
    onRegistered: arrive,
  });

  const next = async (values: Progress['values']) => {
    const now: Filled = { ...filled, values: { ...filled.values, ...values } };
    keep(values);
    accept();
    entries.setRestored(false);
    if (step.kind === 'email') await code.begin(values);
    const following = stepAfter(registration, step, now, Date.now());
    if (!following) await submit(now);
    else if (await passes(now)) await goTo(following);
  };

  const verify = async (typed: string) => {
    const proof = await code.verify(typed);
    if (proof.registered) return;
    const following = stepAfter(registration, step, { ...filled, proof }, Date.now());
    if (following) await goTo(following);
  };

  const before = stepBefore(registration, step);
  return {
    registration,
    step,
    values: progress.values,
    /** Whether the one who registers the company recruits for it, too. */
    isFounding: progress.isFounding === true,
    ...otherWays,
    /** Of someone who registers a company: the one that has proved the domain of their address. */
    companyHere: role === 'EMPLOYER' ? companyHere(registration, filled, Date.now()) : null,
    /** Whether what is shown was brought back from before a reload; until one goes on. */
    isRestored: entries.isRestored,
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
      accept();
      entries.setResume(file);
    },
    /** Says at its place that the resume is missing, until there is one. */
    askForResume: () => object({ resume: t('Choose your resume first.') }),
    next,
    back: before && (() => void goTo(before)),
    goTo,
    verify,
    resend: code.resend,
    cancel,
    otherEmail: () => goTo(registration.steps[0]),
    startOver: async () => {
      entries.empty();
      accept();
      await goTo(registration.steps[0]);
    },
  };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
