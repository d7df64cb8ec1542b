/**
 * The outline of a profile: so few bytes that a worker holds those of a million people, and enough to tell who may be
 * among the best for a job. It errs by taking words for there that are not, never the other way round.
 */
import type { Mover } from '../places/home.ts';
import { termHash } from '../text/hash.ts';
import { share } from './layout.ts';
import type { Profile } from './openProfile.ts';

/** Changes with this file. */
export const sketchVersion = 5;

/** How many occupations of titles are kept, most recent title first. */
export const slotCount = 8;
/** How many occupations the text is typical of are kept, two to a 32-bit number, each as `share` packs it. */
export const typicalCount = 12;
/** Numbers of 32 bits for the words of the titles, and for all words. */
export const titleLongs = 2;
export const termLongs = 32;
/** Years, level of education and whether someone would move; where they live; and the numbers that follow. */
const headLongs = 3;
const typicalLongs = typicalCount / 2;
export const sketchLongs = headLongs + slotCount + typicalLongs + titleLongs + termLongs;

/** Of what is in a number of longs, which bit stands for a word. */
export const bitOf = (hash: number, longs: number): number => (hash ^ (hash >>> 15)) & (longs * 32 - 1);

/** How much a title counts by its place among the titles, in 255ths. */
const recency = [1, 0.95, 0.8, 0.65, 0.55, 0.45].map((part) => Math.round(part * 255));
const oldest = Math.round(0.4 * 255);

/** The value of a slot; an empty one is 0. */
export const slot = {
  of: (share: number, weight: number) => ((share << 16) | weight) >>> 0,
  /** The occupation and how surely the title means it, as `share` packs them. */
  share: (packed: number) => packed >>> 16,
  /** In 255ths. */
  weight: (packed: number) => packed & 0xff,
};

/** Of the first long: whether someone would move, and whether they say where to, or in which countries they may work. */
const movesBit = 1 << 16;
const choosesBit = 1 << 17;

const setBit = (longs: Uint32Array, at: number, size: number, hash: number) => {
  const bit = bitOf(hash, size);
  longs[at + (bit >>> 5)] = (longs[at + (bit >>> 5)] ?? 0) | (1 << (bit & 31));
};

/** Each occupation once, with the weight of the most recent title that means it. */
function slotsOf({ titles }: Profile): number[] {
  const seen = new Set<number>();
  const slots: number[] = [];
  titles.forEach(({ means, topic }, place) => {
    for (const packed of [...means, ...topic]) {
      if (slots.length >= slotCount || seen.has(share.id(packed))) continue;
      seen.add(share.id(packed));
      slots.push(slot.of(packed, recency[place] ?? oldest));
    }
  });
  return slots;
}

/** Draws the outline. */
export function sketchOf(profile: Profile): Uint32Array {
  const longs = new Uint32Array(sketchLongs);
  const years = profile.statedYears ?? profile.years;
  const { latitude, longitude, region, country, moves } = profile.home;
  const { wants } = profile;
  longs[0] =
    (years === null ? 0xff : Math.min(0xfe, Math.round(years * 2))) |
    ((profile.education + 1) << 8) |
    (moves ? movesBit : 0) |
    (wants && wants.places.length + wants.rightToWork.length > 0 ? choosesBit : 0);
  longs[1] = latitude | (longitude << 16);
  longs[2] = region | (country << 16);
  longs.set(slotsOf(profile), headLongs);
  profile.occupations.subarray(0, typicalCount).forEach((packed, i) => {
    const at = sketchPart.typical + (i >>> 1);
    longs[at] = (longs[at] ?? 0) | (packed << ((i & 1) * 16));
  });
  const titlesAt = sketchPart.titles;
  for (const { terms } of profile.titles) for (const term of terms) setBit(longs, titlesAt, titleLongs, term);
  for (const term of profile.terms) setBit(longs, titlesAt + titleLongs, termLongs, term);
  return longs;
}

/** Stored outlines as numbers. */
export function sketchesIn(bytes: Uint8Array): Uint32Array {
  // Rows come in buffers shared with others, at any offset.
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(own.buffer, own.byteOffset, own.length / 4);
}

/** Where the parts of an outline begin. */
export const sketchPart = {
  head: 0,
  slots: headLongs,
  typical: headLongs + slotCount,
  titles: headLongs + slotCount + typicalLongs,
  terms: headLongs + slotCount + typicalLongs + titleLongs,
} as const;

/** An occupation the text is typical of counts from this share of the strongest one, as in `occupationsIn`. */
const leastShare = 0.4;

/** The occupations an outline is found by: those of its titles, and those its text is most typical of. */
export function occupationsOfSketch(sketches: Uint32Array, person: number): Set<number> {
  const at = person * sketchLongs;
  const found = new Set<number>();
  for (let i = 0; i < slotCount; i += 1) {
    const packed = sketches[at + sketchPart.slots + i] ?? 0;
    if (packed !== 0) found.add(share.id(slot.share(packed)));
  }
  let strongest = 0;
  for (let i = 0; i < typicalCount; i += 1) {
    const packed = ((sketches[at + sketchPart.typical + (i >>> 1)] ?? 0) >>> ((i & 1) * 16)) & 0xffff;
    if (i === 0) strongest = share.amount(packed);
    if (packed !== 0 && share.amount(packed) >= leastShare * strongest) found.add(share.id(packed));
  }
  return found;
}

/** Where someone lives and whether they would move. Null if they name places or countries, which an outline does not store. */
export function moverOf(sketches: Uint32Array, person: number): Mover | null {
  const at = person * sketchLongs;
  if (((sketches[at] ?? 0) & choosesBit) !== 0) return null;
  const point = sketches[at + 1] ?? 0;
  const place = sketches[at + 2] ?? 0;
  return {
    ...{ latitude: point & 0xffff, longitude: point >>> 16, region: place & 0xffff, country: place >>> 16 },
    moves: ((sketches[at] ?? 0) & movesBit) !== 0,
  };
}

/** The occupation of the newest title, for which another one stands where no title means any. */
export const newestOccupation = (sketches: Uint32Array, person: number): number =>
  share.id(slot.share(sketches[person * sketchLongs + sketchPart.slots] ?? 0));

/** Bits of words as they are asked for. */
export const termBit = (term: string): number => bitOf(termHash(term), termLongs);
