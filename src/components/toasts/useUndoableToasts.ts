import { useCallback, useEffect, useRef } from 'react';
import { useTakeUndoableMutation } from 'react-admin';

type Mutation = (choice: { isUndo: boolean }) => void;

/** A toast and the change it stands for; whichever comes first waits for the other. */
interface Pair {
  mutation?: Mutation;
  isUndo?: boolean;
  settled: boolean;
}

function trySettle(pair: Pair): void {
  if (pair.settled || !pair.mutation || pair.isUndo === undefined) return;
  pair.settled = true;
  pair.mutation({ isUndo: pair.isUndo });
}

/** Leaving the page would lose changes that still wait. */
function holdPage(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Joins react-admin's queue of undoable changes with the toasts that announce them. The queue hands changes out in
 * order, toasts are closed in any order: so each toast takes its change when it appears.
 *
 * @returns a function to call when an undoable toast appears; it gives the one to call with the decision
 */
export function useUndoableToasts(): () => (isUndo: boolean) => void {
  const takeMutation = useTakeUndoableMutation();
  const open = useRef(new Set<Pair>());
  const unpaired = useRef<Pair[]>([]);

  // takeMutation is a new function whenever the queue has changed, and hands out one change for each.
  useEffect(() => {
    const [pair] = unpaired.current;
    const mutation = pair && takeMutation();
    if (!mutation) return;
    unpaired.current.shift();
    pair.mutation = mutation;
    trySettle(pair);
  });

  useEffect(() => {
    const pairs = open.current;
    return () => {
      // What nobody undid before the screen went away is carried out.
      for (const pair of pairs) {
        pair.isUndo ??= false;
        trySettle(pair);
      }
      pairs.clear();
      window.removeEventListener('beforeunload', holdPage);
    };
  }, []);

  return useCallback(() => {
    const pair: Pair = { settled: false };
    open.current.add(pair);
    unpaired.current.push(pair);
    window.addEventListener('beforeunload', holdPage);
    return (isUndo) => {
      pair.isUndo ??= isUndo;
      trySettle(pair);
      open.current.delete(pair);
      if (open.current.size === 0) window.removeEventListener('beforeunload', holdPage);
    };
  }, []);
}
