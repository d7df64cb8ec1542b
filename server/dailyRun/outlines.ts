/** The outlines of many people, as a worker holds them during a run: numbers in a row, and one text each. */
import { type CoarseJob, coarseScore, reachOf } from '../matching/coarse.ts';
import { share } from '../matching/profile/layout.ts';
import { sketchLongs, sketchPart, slot, slotCount } from '../matching/profile/sketch.ts';

export interface OutlineRow {
  candidateEmail: string;
  occupations: readonly number[];
  sketch: Uint8Array;
}

/** Numbers that grow as they must. */
function growing(first: number) {
  let longs = new Uint32Array(first);
  return {
    at(size: number): Uint32Array {
      if (size > longs.length) {
        const larger = new Uint32Array(Math.max(size, Math.ceil(longs.length * 1.5)));
        larger.set(longs);
        longs = larger;
      }
      return longs;
    },
  };
}

/** The places of the best few, kept while many pass by: a heap with the worst on top. */
function createBestPlaces(size: number) {
  const places: number[] = [];
  const scores: number[] = [];
  const swap = (a: number, b: number) => {
    [places[a], places[b]] = [places[b] as number, places[a] as number];
    [scores[a], scores[b]] = [scores[b] as number, scores[a] as number];
  };
  const scoreAt = (at: number) => scores[at] ?? Number.POSITIVE_INFINITY;
  function sink() {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const least = scoreAt(left + 1) < scoreAt(left) ? left + 1 : left;
      if (scoreAt(least) >= scoreAt(at)) return;
      swap(at, least);
      at = least;
    }
  }
  return {
    add(place: number, score: number): void {
      if (places.length === size) {
        if (score <= scoreAt(0)) return;
        places[0] = place;
        scores[0] = score;
        sink();
        return;
      }
      places.push(place);
      scores.push(score);
      for (let at = places.length - 1; at > 0; ) {
        const above = (at - 1) >> 1;
        if (scoreAt(above) <= scoreAt(at)) return;
        swap(at, above);
        at = above;
      }
    },
    places,
  };
}

export function createOutlines() {
  const emails: string[] = [];
  const numbers = growing(1024 * sketchLongs);
  const members = new Map<number, { longs: ReturnType<typeof growing>; count: number }>();
  let seen = new Uint32Array(0);
  let asked = 0;

  return {
    add(rows: readonly OutlineRow[]): void {
      const longs = numbers.at((emails.length + rows.length) * sketchLongs);
      for (const { candidateEmail, occupations, sketch } of rows) {
        const place = emails.push(candidateEmail) - 1;
        const own = sketch.byteOffset % 4 === 0 ? sketch : sketch.slice();
        longs.set(new Uint32Array(own.buffer, own.byteOffset, sketchLongs), place * sketchLongs);
        const trades = new Set(occupations);
        for (let i = 0; i < slotCount; i += 1) {
          const packed = longs[place * sketchLongs + sketchPart.slots + i] ?? 0;
          if (packed !== 0) trades.add(share.id(slot.share(packed)));
        }
        for (const trade of trades) {
          const group = members.get(trade) ?? { longs: growing(16), count: 0 };
          members.set(trade, group);
          group.longs.at(group.count + 1)[group.count] = place;
          group.count += 1;
        }
      }
    },

    size: () => emails.length,

    /** E-mails of the most promising people of a job's trades. */
    promising(job: CoarseJob, count: number): string[] {
      if (seen.length < emails.length) seen = new Uint32Array(emails.length);
      asked += 1;
      const longs = numbers.at(0);
      const best = createBestPlaces(count);
      for (const trade of reachOf(job)) {
        const group = members.get(trade);
        if (!group) continue;
        const places = group.longs.at(0);
        for (let i = 0; i < group.count; i += 1) {
          const place = places[i] ?? 0;
          if (seen[place] === asked) continue;
          seen[place] = asked;
          best.add(place, coarseScore(job, longs, place));
        }
      }
      return best.places.map((place) => emails[place] ?? '');
    },
  };
}

export type Outlines = ReturnType<typeof createOutlines>;
