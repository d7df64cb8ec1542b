import { useEffect, useState } from 'react';

/** So long after the last key, in milliseconds, what is written counts. */
const pause = 700;

/** A text once it has not changed for a moment; at once when it is the first. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
