import { useEffect, useState } from 'react';

/** How often words like "in 20 minutes" are looked at again, in milliseconds. */
const tickMs = 30_000;

/** The time now, kept up to date while the component is on screen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
