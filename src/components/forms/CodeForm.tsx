import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { CodeInput } from '../inputs/code/CodeInput.tsx';
import { clockText } from '../inputs/code/codeText.ts';
import type { Translate } from '../texts/text.ts';
import { useText } from '../texts/useText.ts';
import { type CodeFormProps, useCodeForm } from './useCodeForm.ts';

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

/**
 * The one-time code that was mailed: six boxes, how long it works, and another one after a minute.
 *
 * @example <CodeForm sentAt={sentAt} validMs={600_000} pauseMs={60_000} onVerify={(code) => verify(code)} onResend={send} />
 */
export function CodeForm(props: CodeFormProps) {
  const t = useText();
  const { code, wrong, problem, told, busy, wait, isOver, ...form } = useCodeForm(props);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void form.verify(code);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <div>
        <CodeInput
          ref={form.input}
          label={t('Code')}
          value={code}
          onChange={form.change}
          onComplete={(digits) => void form.verify(digits)}
          error={wrong}
          disabled={busy === 'verify' || isOver}
          autoFocus
        />
        <Typography variant="body2" color="text.secondary" role="timer" sx={{ mt: 1 }}>
          {stateWords(t, form.isUsedUp, form.validFor)}
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
          onClick={() => void form.resend()}
          disabled={wait > 0}
          loading={busy === 'send'}
        >
          {resendWords(t, isOver, wait)}
        </Button>
      </Box>
    </Box>
  );
}
