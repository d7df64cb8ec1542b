import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment (milliseconds since 1970), counted down while it is shown; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(moment));
    tick();
    if (secondsUntil(moment) === 0) return;
    const timer = window.setInterval(() => {
      tick();
      if (secondsUntil(moment) === 0) window.clearInterval(timer);
    }, 1000);
    return () => window.clearInterval(timer);
  }, [moment]);
  return left;
}
