import { useEffect, useState } from 'react';

/** The element of a selector, as soon as it is there: the page may still be loading. */
export function useTarget(selector: string): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) observer.disconnect();
      setTarget(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [selector]);
  return target;
}
