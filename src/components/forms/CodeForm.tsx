import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeInput } from '../inputs/CodeInput.tsx';
import { clockText, codeDigits } from '../inputs/codeText.ts';
import type { Translate } from '../texts/text.ts';
import { useText } from '../texts/useText.ts';
import { useHold } from '../useHold.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';

interface CodeFormProps {
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

/** Whether a refusal says that the code cannot be tried any more. */
function usesUp(error: unknown): boolean {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'triesLeft' in body && body.triesLeft === 0;
}

const messageOf = (t: Translate, error: unknown) =>
  error instanceof Error ? error.message : t('Something went wrong. Try again.');

function stateWords(t: Translate, isUsedUp: boolean, validFor: number): string {
  if (isUsedUp) return t('This code no longer works. Ask for a new one.');
  return validFor > 0
    ? t('The code works for another {time}.', { time: clockText(validFor) })
    : t('This code has run out. Ask for a new one.');
}

function resendWords(t: Translate, isOver: boolean, wait: number): string {
  if (wait > 0) {
    const time = clockText(wait);
    return isOver ? t('A new code in {time}', { time }) : t('Send again in {time}', { time });
  }
  return isOver ? t('Send a new code') : t('Send again');
}

/** The one-time code that was mailed: six boxes, how long it works, and another one after a minute. */
export function CodeForm({ sentAt, validMs, pauseMs, isUsedUp = false, onVerify, onResend }: CodeFormProps) {
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

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void verify(code);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <div>
        <CodeInput
          ref={input}
          label={t('Code')}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            if (digits !== '') setWrong(undefined);
          }}
          onComplete={(digits) => void verify(digits)}
          error={wrong}
          disabled={busy === 'verify' || isOver}
          autoFocus
        />
        <Typography variant="body2" color="text.secondary" role="timer" sx={{ mt: 1 }}>
          {stateWords(t, usedUp === sentAt, validFor)}
        </Typography>
      </div>
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {told && <Alert severity="success">{told}</Alert>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {!isOver && (
          <Button type="submit" variant="contained" size="large" loading={busy === 'verify'}>
            {t('Continue')}
          </Button>
        )}
        <Button
          {...(isOver && { variant: 'contained' })}
          size="large"
          onClick={() => void resend()}
          disabled={wait > 0}
          loading={busy === 'send'}
        >
          {resendWords(t, isOver, wait)}
        </Button>
      </Box>
    </Box>
  );
}
