import { useLayoutEffect } from 'react';
import { useLongListFrame } from './LongListFrame.tsx';

/**
 * Keeps the widths that the columns had at first. A table fits its columns to the rows in it, and would move them at
 * every row that comes and goes.
 */
export function useSteadyColumns(): void {
  const { frame, columns } = useLongListFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths
  useLayoutEffect(() => {
    if (!frame) return;
    const headings = () => [...frame.querySelectorAll<HTMLElement>('thead th')];
    const give = (widths: readonly string[]) => {
      for (const [place, { style }] of headings().entries()) {
        style.width = widths[place] ?? '';
        style.minWidth = widths[place] ?? '';
      }
    };
    let width = -1;
    const settle = () => {
      if (frame.clientWidth === width) return;
      width = frame.clientWidth;
      give([]);
      give(headings().map((heading) => `${heading.getBoundingClientRect().width}px`));
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(frame);
    return () => {
      observer.disconnect();
      give([]);
    };
  }, [frame, columns]);
}
