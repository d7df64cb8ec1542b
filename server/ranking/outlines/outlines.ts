/** The outlines of very many people as a thread holds them: arrays of numbers, and an address each. */

import { moverOf, occupationsOfSketch, sketchesIn, sketchLongs } from '../../matching/profile/sketch.ts';
import { type CoarseJob, coarseScorer, reachOf } from '../../matching/scoring/coarse.ts';
import { judgePlace } from '../../matching/scoring/placeRule.ts';
import { createBestPlaces } from './bestPlaces.ts';

/** Outlines as they are read from the database, one after the other. */
export interface OutlineRows {
  emails: readonly string[];
  /** Of each address, as the database hashes it. */
  hashes: readonly number[];
  /** Until when each may be picked, in seconds. */
  until: readonly number[];
  sketches: Uint8Array;
}

/** How many people are looked at for each one wanted, at least `leastMet` in all. */
const metPerKept = 40;
const leastMet = 20_000;

/** Up to this many hashes are searched for one by one, which is faster than checking everyone against a set. */
const fewHashes = 40;

const nobody: ReadonlySet<string> = new Set();

type Numbers = Uint32Array | Int32Array;

/** A typed array that grows on demand. */
function growing<N extends Numbers>(first: N, make: (size: number) => N) {
  let numbers = first;
  return {
    at(size: number): N {
      if (size > numbers.length) {
        const larger = make(Math.max(size, Math.ceil(numbers.length * 1.5)));
        larger.set(numbers);
        numbers = larger;
      }
      return numbers;
    },
  };
}
const unsigned = (size: number) => growing(new Uint32Array(size), (larger) => new Uint32Array(larger));
const signed = (size: number) => growing(new Int32Array(size), (larger) => new Int32Array(larger));

interface FoundPlaces {
  /** How many there are in all. */
  met: number;
  places: Uint32Array;
  scores: Float64Array;
}

export class Outlines {
  readonly #emails: string[] = [];
  readonly #sketches = unsigned(1024 * sketchLongs);
  readonly #hashes = signed(1024);
  readonly #untils = unsigned(1024);
  readonly #members = new Map<number, { places: ReturnType<typeof unsigned>; count: number }>();
  #seen = new Uint32Array(0);
  #asked = 0;
  #gone = 0;

  add(rows: OutlineRows): void {
    const first = this.#emails.length;
    const size = first + rows.emails.length;
    const longs = this.#sketches.at(size * sketchLongs);
    longs.set(sketchesIn(rows.sketches), first * sketchLongs);
    this.#hashes.at(size).set(rows.hashes, first);
    this.#untils.at(size).set(rows.until, first);
    for (const email of rows.emails) {
      const place = this.#emails.push(email) - 1;
      for (const occupation of occupationsOfSketch(longs, place)) {
        const group = this.#members.get(occupation) ?? { places: unsigned(16), count: 0 };
        this.#members.set(occupation, group);
        group.places.at(group.count + 1)[group.count] = place;
        group.count += 1;
      }
    }
  }

  /** Forgets everyone whose address has one of these hashes. */
  drop(wanted: ReadonlySet<number>): void {
    const known = this.#hashes.at(0).subarray(0, this.#emails.length);
    const until = this.#untils.at(0);
    const forget = (place: number) => {
      if (this.#emails[place] === '') return;
      until[place] = 0;
      this.#emails[place] = '';
      this.#gone += 1;
    };
    if (wanted.size > fewHashes) {
      for (let place = 0; place < this.#emails.length; place += 1)
        if (wanted.has(known[place] ?? 0)) forget(place);
      return;
    }
    for (const hash of wanted)
      for (let place = known.indexOf(hash); place >= 0; place = known.indexOf(hash, place + 1)) forget(place);
  }

  /** How many may be picked at a moment, in seconds. @param hidden addresses of people who are not counted */
  size(at: number, hidden: ReadonlySet<string> = nobody): number {
    const until = this.#untils.at(0);
    let count = 0;
    for (let place = 0; place < this.#emails.length; place += 1)
      if ((until[place] ?? 0) > at && !(hidden.size > 0 && hidden.has(this.emailAt(place)))) count += 1;
    return count;
  }

  /** The share of outlines held that are out of date. */
  waste(): number {
    return this.#gone / Math.max(1, this.#emails.length);
  }

  /** E-mails of the most promising people of a job's occupations who live within its reach or would move. */
  promising(job: CoarseJob, count: number, at: number): string[] {
    const score = coarseScorer(job, this.#sketches.at(0));
    const best = createBestPlaces(count);
    const enough = Math.max(leastMet, count * metPerKept);
    this.#meet(job, at, enough, (place) => {
      if (this.#isAway(job, place)) return false;
      best.add(place, score(place, best.least()));
      return true;
    });
    return best.places.map((place) => this.#emails[place] ?? '');
  }

  #isAway({ placeRule }: CoarseJob, place: number): boolean {
    if (placeRule === null) return false;
    const mover = moverOf(this.#sketches.at(0), place);
    return mover !== null && judgePlace(placeRule, mover).standing === 'AWAY';
  }

  /**
   * The people of a job's occupations with how promising each is.
   *
   * @param most if there are more people, this many are looked at, taken evenly
   * @param hidden addresses of people who are left out
   * @param away takes those who live out of reach and would not move, instead of the others
   */
  met(
    job: CoarseJob,
    most: number,
    at: number,
    hidden: ReadonlySet<string> = nobody,
    away = false,
  ): FoundPlaces {
    const score = coarseScorer(job, this.#sketches.at(0));
    const all = unsigned(1024);
    let met = 0;
    this.#meet(job, at, Number.POSITIVE_INFINITY, (place) => {
      if (this.#isAway(job, place) !== away) return false;
      if (hidden.size > 0 && hidden.has(this.emailAt(place))) return false;
      all.at(met + 1)[met] = place;
      met += 1;
      return true;
    });
    const taken = Math.min(most, met);
    const from = all.at(0);
    const places = new Uint32Array(taken);
    const scores = new Float64Array(taken);
    for (let i = 0; i < taken; i += 1) {
      const place = from[Math.floor((i * met) / taken)] ?? 0;
      places[i] = place;
      scores[i] = score(place);
    }
    return { met, places, scores };
  }

  readonly emailAt = (place: number): string => this.#emails[place] ?? '';

  /**
   * Calls `act` once for each person of a job's occupations who may be picked at that moment.
   *
   * @param act returns whether the person counts
   * @param enough stops after the occupation that brings the count to this many, nearest first: people further away
   *   could only take the places of nearer ones
   */
  #meet(job: CoarseJob, at: number, enough: number, act: (place: number) => boolean): void {
    if (this.#seen.length < this.#emails.length) this.#seen = new Uint32Array(this.#emails.length);
    this.#asked += 1;
    const until = this.#untils.at(0);
    let met = 0;
    for (const occupation of reachOf(job)) {
      if (met >= enough) return;
      const group = this.#members.get(occupation);
      if (!group) continue;
      const places = group.places.at(0);
      for (let i = 0; i < group.count; i += 1) {
        const place = places[i] ?? 0;
        if (this.#seen[place] === this.#asked) continue;
        this.#seen[place] = this.#asked;
        if ((until[place] ?? 0) <= at) continue;
        if (act(place)) met += 1;
      }
    }
  }
}
