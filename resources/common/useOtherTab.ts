import { useEffect, useState } from 'react';

/** Whether another tab has kept a draft under a key since this one looks. */
export function useOtherTab(key: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    setElsewhere(false);
    // Told to all tabs but the one that writes.
    const look = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === key) setElsewhere(newValue !== null);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [key]);
  return isElsewhere;
}
