import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { flushSync } from 'react-dom';
import { useLongListFrame } from './LongListFrame.tsx';

/** Rows drawn beyond those in sight, so that Tab finds the next one and quick scrolling nothing empty. */
const beyondSight = 8;

interface WindowOptions {
  records: readonly RaRecord[];
  /** The height of a row before any is drawn. */
  estimate: number;
  /** Between two rows. */
  gap?: number;
  /** How much of the frame a heading covers. */
  covered?: number;
}

/** A row that is drawn. */
interface DrawnRow {
  record: RaRecord;
  index: number;
  /** The height of those left out before it, the gap included. */
  before: number;
}

const reachable = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')].filter(
    (element) => !element.matches(':disabled'),
  );

/** Whether arrow keys mean nothing to it: a link, a checkbox, a button without a menu. */
const leavesArrows = (element: HTMLElement) =>
  element.matches('a, input[type=checkbox], button:not([aria-haspopup])');

/** Where a key leads from a row. */
function rowFor(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Paper has no way to scroll: everything is on it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when its listeners have answered.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/**
 * How high rows that nobody has seen are taken to be: as the middle one of those drawn first. One that turns out
 * different moves what is below it, and is drawn twice for it.
 */
function useTypicalHeight(frame: HTMLElement | null, estimate: number): number {
  const [height, setHeight] = useState(estimate);
  useLayoutEffect(() => {
    const heights = [...(frame?.querySelectorAll('[data-index]') ?? [])].map((row) =>
      Math.round(row.getBoundingClientRect().height),
    );
    const middle = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
    if (middle) setHeight(middle);
  }, [frame]);
  return height;
}

/** The row someone was in last, and its neighbours, stay drawn: the focus, a menu or a dialog of it may be open. */
function useKeptRow(records: readonly RaRecord[]) {
  const [keptId, keep] = useState<Identifier>();
  const kept = useMemo(
    () => (keptId === undefined ? -1 : records.findIndex(({ id }) => id === keptId)),
    [records, keptId],
  );
  return { kept, keep };
}

/**
 * Which rows of a long list are drawn: those in sight in the frame around them, the one that has the focus and its
 * neighbours, and on paper all. Arrow keys, Home and End lead from row to row, to those not drawn as well.
 */
export function useWindow<Row extends HTMLElement>({
  records,
  estimate,
  gap = 0,
  covered = 0,
}: WindowOptions) {
  const { frame } = useLongListFrame();
  const isPrinting = usePrinting();
  const { kept, keep } = useKeptRow(records);
  const typical = useTypicalHeight(frame, estimate);
  const count = records.length;
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_, index) => index);
      const around =
        kept < 0 ? [] : [kept - 1, kept, kept + 1].filter((row) => row >= 0 && row < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...around])].sort((a, b) => a - b);
    },
    [isPrinting, kept],
  );
  const virtualizer = useVirtualizer<HTMLElement, Row>({
    count,
    getScrollElement: () => frame,
    estimateSize: () => typical,
    // biome-ignore lint/correctness/useExhaustiveDependencies: another function has it estimate again
    getItemKey: useCallback((index: number) => records[index]?.id ?? index, [records, typical]),
    overscan: beyondSight,
    gap,
    scrollPaddingEnd: covered,
    rangeExtractor,
    // Before the frame is there, the first rows.
    initialRect: { width: 0, height: 800 },
  });
  let end = 0;
  const drawn = virtualizer.getVirtualItems().flatMap((item): DrawnRow[] => {
    const record = records[item.index];
    const before = item.start - end;
    end = item.end;
    return record ? [{ record, index: item.index, before }] : [];
  });
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    // A dialog of the row is elsewhere in the page; its row stays the one kept.
    const index = rowOf(event)?.index;
    if (index !== undefined) keep(records[index]?.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = rowOf(event);
    if (!at || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    const to = rowFor(event.key, at.index, count);
    if (to === undefined || !(event.target instanceof HTMLElement) || !leavesArrows(event.target)) return;
    const place = reachable(at.row).indexOf(event.target);
    event.preventDefault();
    const rows = event.currentTarget;
    flushSync(() => keep(records[to]?.id));
    const row = rows.querySelector(`[data-index="${to}"]`);
    const there = row ? reachable(row) : [];
    (there[place] ?? there.at(-1))?.focus({ preventScroll: true });
    virtualizer.scrollToIndex(to);
  };
  return {
    drawn,
    /** The height of those left out at the end. */
    after: virtualizer.getTotalSize() - end,
    measure: virtualizer.measureElement,
    handlers: { onFocus, onKeyDown },
  };
}

/** The row an event comes from. */
function rowOf({ target, currentTarget }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row && currentTarget.contains(row) ? { row, index: Number(row.dataset.index) } : undefined;
}
