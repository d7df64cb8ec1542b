/** Acts that look done already and wait for the time to take them back to be over. */

/**
 * Does what was postponed.
 *
 * @param isLeaving whether the page is about to go: what is sent has to outlive it
 */
export type PostponedAct = (isLeaving: boolean) => Promise<unknown> | undefined;

const waiting = new Set<PostponedAct>();

/** Does everything that still waits, because nobody will be there to wait for it; resolves when all is done. */
export async function finishPostponedActs(): Promise<void> {
  const acts = [...waiting];
  waiting.clear();
  if (acts.length > 0) window.removeEventListener('pagehide', finish);
  await Promise.allSettled(acts.map((act) => act(true)));
}

const finish = () => void finishPostponedActs();

/** An act that waits: do it now, or let it go. Each works once. */
interface Postponed {
  carryOut: () => void;
  drop: () => void;
}

/** Keeps an act until it is carried out or dropped. A page that goes away before carries it out. */
export function postpone(act: PostponedAct): Postponed {
  waiting.add(act);
  window.addEventListener('pagehide', finish);
  const take = () => {
    const isHere = waiting.delete(act);
    if (waiting.size === 0) window.removeEventListener('pagehide', finish);
    return isHere;
  };
  return {
    carryOut: () => {
      if (take()) void act(false);
    },
    drop: () => void take(),
  };
}

/** Something that is sent in its turn, or when the page goes away, but never twice: a page can come back. */
export interface OnItsWay<T> {
  /** Its turn has come. */
  send: () => Promise<T>;
  /** Not to be sent on leaving any more. */
  drop: () => void;
}

/** @param leaving how it is sent when the page goes away, by default as in its turn */
export function sendOnce<T>(inTurn: () => Promise<T>, leaving = inTurn): OnItsWay<T> {
  let answer: Promise<T> | undefined;
  const once = (how: () => Promise<T>) => {
    answer ??= how();
    return answer;
  };
  const { drop } = postpone(() => once(leaving));
  return {
    drop,
    send: () => {
      drop();
      return once(inTurn);
    },
  };
}
