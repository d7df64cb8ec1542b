import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeDigits } from '../inputs/code/codeText.ts';
import type { Translate } from '../texts/text.ts';
import { useText } from '../texts/useText.ts';
import { useHold } from '../useHold.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';

export interface CodeFormProps {
  /** When the latest code was sent, in milliseconds since 1970. */
  sentAt: number;
  /** How long it works, and the pause before another one is sent, in milliseconds. */
  validMs: number;
  pauseMs: number;
  /** Whether its tries were used up before this was shown. */
  isUsedUp?: boolean;
  /** Hands the code in; throws what is wrong with it, whose message is shown, and with `body.triesLeft` how often yet. */
  onVerify: (code: string) => Promise<void>;
  /** Asks for another code; throws why there is none, and with `body.retryAfter` for how many seconds yet. */
  onResend: () => Promise<void>;
}

interface CodeFormState {
  /** Of the boxes. */
  input: RefObject<{ focus: () => void } | null>;
  code: string;
  change: (digits: string) => void;
  /** The fault of the code that was handed in. */
  wrong: string | undefined;
  /** Why no other code was sent. */
  problem: string | undefined;
  /** That another one was. */
  told: string;
  busy: 'verify' | 'send' | undefined;
  isUsedUp: boolean;
  /** Seconds for which the code works, and until another one can be had. */
  validFor: number;
  wait: number;
  /** Whether the code cannot be handed in any more. */
  isOver: boolean;
  verify: (digits: string) => Promise<void>;
  resend: () => Promise<void>;
}

/** Whether a refusal says that the code cannot be tried any more. */
function usesUp(error: unknown): boolean {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'triesLeft' in body && body.triesLeft === 0;
}

const messageOf = (t: Translate, error: unknown) =>
  error instanceof Error ? error.message : t('Something went wrong. Try again.');

/** Hands a one-time code in, asks for another one, and knows how long each is possible. */
export function useCodeForm({
  sentAt,
  validMs,
  pauseMs,
  isUsedUp = false,
  onVerify,
  onResend,
}: CodeFormProps): CodeFormState {
  const t = useText();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'verify' | 'send'>();
  const [told, setTold] = useState('');
  /** When the code was sent whose tries are used up; another one may be tried again. */
  const [usedUp, setUsedUp] = useState(isUsedUp ? sentAt : undefined);
  const input = useRef<{ focus: () => void }>(null);
  const validFor = useSecondsUntil(sentAt + validMs);
  const { left: held, hold } = useHold();
  const isOver = validFor === 0 || usedUp === sentAt;
  const wait = Math.max(held, useSecondsUntil(sentAt + pauseMs));

  // A refused code is emptied; the next one is typed where it stood.
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);

  const change = (digits: string) => {
    setCode(digits);
    if (digits !== '') setWrong(undefined);
  };
  const verify = async (digits: string) => {
    if (busy || isOver) return;
    if (digits.length < codeDigits) {
      setWrong(t('The code has six digits.'));
      return;
    }
    setBusy('verify');
    setWrong(undefined);
    try {
      await onVerify(digits);
    } catch (error) {
      setCode('');
      setWrong(messageOf(t, error));
      if (usesUp(error)) setUsedUp(sentAt);
    } finally {
      setBusy(undefined);
    }
  };
  const resend = async () => {
    setBusy('send');
    setProblem(undefined);
    setTold('');
    try {
      await onResend();
      setCode('');
      setWrong(undefined);
      setTold(t('A new code is on its way. The one before no longer works.'));
      input.current?.focus();
    } catch (error) {
      setProblem(messageOf(t, error));
      hold(error);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    ...{ input, code, change, wrong, problem, told, busy, validFor, wait, isOver, verify, resend },
    isUsedUp: usedUp === sentAt,
  };
}
