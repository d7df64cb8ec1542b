import { useEffect, useRef, useState } from 'react';

/** How long typing must rest before the list is asked again. */
const restMs = 300;

/**
 * A text that is handed on when typing rests.
 *
 * @param value the text the list has; when it changes from outside, so does the one being typed
 * @param onChange called when typing rests, or at once by `send`
 */
export function useTyped(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  // Filters may have been chosen since the timer was set; the newest caller knows of them.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // The list's own value changed from outside: back button, "Clear".
    if (value !== sent.current) {
      sent.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    // Not the list's own text: what was sent a moment ago may not have arrived there yet.
    const before = sent.current;
    sent.current = text.trim();
    if (sent.current !== before) latest.current(sent.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), restMs);
  };
  const clear = () => {
    setTyped('');
    send('');
  };
  return { typed, type, send, clear };
}
