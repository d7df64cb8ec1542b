import { useEffect, useState } from 'react';

/** How long after the last key a text counts as settled, in milliseconds. */
const pause = 700;

/** A text once it has not changed for a moment; the first one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
