/** Numbers that look drawn and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From 0 up to `below`. */
  whole(below: number): number;
  of<T>(all: readonly T[]): T;
  /** Some of them, each once, in drawn order. */
  some<T>(all: readonly T[], count: number): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (below: number) => Math.floor(next() * below);
  const of = <T>(all: readonly T[]): T => {
    const found = all[whole(all.length)];
    if (found === undefined) throw new Error('There is nothing to draw from');
    return found;
  };
  function some<T>(all: readonly T[], count: number): T[] {
    const left = [...all];
    const drawn: T[] = [];
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(whole(left.length), 1));
    return drawn;
  }
  return { next, whole, of, some };
}
