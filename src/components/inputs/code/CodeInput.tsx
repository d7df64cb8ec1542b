import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { CodeBoxes, places } from './CodeBoxes.tsx';
import { digitsOf } from './codeText.ts';

interface CodeInputProps {
  label: string;
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the last digit is there. */
  onComplete?: (code: string) => void;
  /** The fault, if any. */
  error?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Takes the focus when asked. */
  ref?: Ref<{ focus: () => void }>;
}

/** Where an arrow or jump key leads from a place. */
const steps: Readonly<Record<string, (at: number, end: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, end) => Math.min(end, at + 1),
  Home: () => 0,
  End: (_, end) => end,
};

/** The cursor as it goes from box to box of the input that holds the digits. */
function useCursor(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<number | null>(null);

  /** Puts the cursor on a box; a filled one is selected, so that typing replaces its digit. */
  const goTo = (place: number) => {
    input.current?.setSelectionRange(place, Math.min(place + 1, value.length));
    setAt(Math.min(place, places.length - 1));
  };
  const follow = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (typeof selectionStart !== 'number') return;
    // Everything selected, as after Ctrl+A, stays so.
    if (selectionStart === selectionEnd && selectionStart < value.length) goTo(selectionStart);
    else setAt(Math.min(selectionStart, places.length - 1));
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (!step || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(step(event.currentTarget.selectionStart ?? 0, value.length));
  };
  return { input, at, move, follow, leave: () => setAt(null) };
}

/**
 * A code of six digits in six boxes. The boxes are drawn; behind them is one text input, so that pasting, the phone's
 * proposal of the code and screen readers find what they know. Arrows go from box to box, a digit replaces the one of
 * its box.
 *
 * @example <CodeInput label="Code" value={code} onChange={setCode} onComplete={verify} />
 */
export function CodeInput({
  label,
  value,
  onChange,
  onComplete,
  error,
  disabled = false,
  autoFocus = false,
  ref,
}: CodeInputProps) {
  const id = useId();
  const { input, at, ...cursor } = useCursor(value);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [input]);

  const change = (text: string) => {
    const next = digitsOf(text, places.length);
    onChange(next);
    if (next.length === places.length && next !== value) onComplete?.(next);
  };

  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ position: 'relative', width: '100%', maxWidth: 360 }}>
        <CodeBoxes value={value} at={at} hasError={Boolean(error)} disabled={disabled} />
        <Box
          component="input"
          ref={input}
          id={id}
          value={value}
          disabled={disabled}
          autoFocus={autoFocus}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.target.value)}
          onPaste={(event) => {
            // A pasted code is a whole code, wherever the cursor stands.
            event.preventDefault();
            change(event.clipboardData.getData('text'));
          }}
          onKeyDown={cursor.move}
          onSelect={cursor.follow}
          onFocus={cursor.follow}
          onBlur={cursor.leave}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            // Behind the drawn boxes' look, in front of them for the pointer; 16 px keeps phones from zooming in.
            opacity: 0,
            fontSize: 16,
            border: 0,
            p: 0,
            cursor: disabled ? 'default' : 'text',
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={Boolean(error)} role={error ? 'alert' : undefined}>
        {error}
      </FormHelperText>
    </Box>
  );
}
