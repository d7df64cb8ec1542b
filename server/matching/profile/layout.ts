/**
 * How a profile lies in its bytes: a head of numbers, then numbers of 32, of 16 and of 8 bits, each part aligned, so that
 * opening one copies nothing. Little endian, as every machine this runs on.
 */

/** Changes with this file. */
export const formatVersion = 6;

/** Places in the head, counted in numbers of 16 bits. */
export const head = {
  format: 0,
  terms: 1,
  termPlaces: 2,
  phrases: 3,
  phrasePlaces: 4,
  titles: 5,
  words: 6,
  degrees: 7,
  places: 8,
  statements: 9,
  /** Occupations of the titles and of the text, and how many of them are the text's, which come first. */
  shares: 10,
  textShares: 11,
  stated: 12,
  length: 13,
  years: 14,
  statedYears: 15,
  education: 16,
  flags: 17,
  tokens: 18,
  /** Home, as `placeNumbers` packs it. */
  latitude: 19,
  longitude: 20,
  homeRegion: 21,
  homeCountry: 22,
  /** Each of the following takes two. */
  text: 23,
  city: 25,
  state: 27,
  /** Numbers of job preferences, as `packWants` writes them. The head is even, because 32-bit numbers follow it. */
  wants: 29,
} as const;
export const headSize = 30;

/** Bits of `head.flags`. */
export const flag = { moves: 1, hasCity: 2, hasState: 4 } as const;

/** How many 16-bit numbers each title, degree, statement and stated skill takes. */
export const titleSize = 13;
export const degreeSize = 4;
export const pairSize = 2;

/**
 * An occupation and its share, 0 to 1 in 63rds, in 16 bits. A test checks that ten bits are enough for the compiled list
 * of occupations.
 */
export const share = {
  of: (id: number, amount: number): number => (id << 6) | Math.round(Math.max(0, Math.min(1, amount)) * 63),
  id: (packed: number): number => packed >>> 6,
  amount: (packed: number): number => (packed & 63) / 63,
};

/** No number. */
export const none = 0xffff;

/** Terms beyond this are not looked at; a place and its claim share 16 bits. */
export const maxTokens = 0x3fff;

/** The written bytes, part by part in this order. */
export interface Parts {
  head: number[];
  words: number[];
  shorts: number[];
  bytes: number[];
  /** Profiles of stated skills, each a multiple of four long. */
  nested: Uint8Array[];
}

const toFour = (size: number) => Math.ceil(size / 4) * 4;

/** Lays the parts out. */
export function pack({ head: numbers, words, shorts, bytes, nested }: Parts): Uint8Array<ArrayBuffer> {
  const shortsAt = headSize * 2 + words.length * 4;
  const bytesAt = shortsAt + shorts.length * 2;
  const nestedAt = toFour(bytesAt + bytes.length);
  const size = nestedAt + nested.reduce((sum, { length }) => sum + length, 0);
  const packed = new Uint8Array(size);
  new Uint16Array(packed.buffer, 0, headSize).set(numbers);
  new Uint32Array(packed.buffer, headSize * 2, words.length).set(words);
  new Uint16Array(packed.buffer, shortsAt, shorts.length).set(shorts);
  packed.set(bytes, bytesAt);
  let at = nestedAt;
  for (const one of nested) {
    packed.set(one, at);
    at += one.length;
  }
  return packed;
}

/** The place of a number in an ascending list; -1 where it is not. */
export function placeIn(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
