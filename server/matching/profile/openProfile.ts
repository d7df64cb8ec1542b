/** A profile's bytes as something to ask. */
import type { Mover } from '../places/home.ts';
import {
  degreeSize,
  flag,
  formatVersion,
  head,
  headSize,
  none,
  pairSize,
  placeIn,
  titleSize,
} from './layout.ts';
import { openWants, type Wants } from './wants.ts';

/** A title held. */
export interface ProfileTitle {
  /** Place in the facts' positions; -1 for the headline. */
  position: number;
  /** Months held; 0 for the headline. */
  months: number;
  /** First term of what was done there and the one behind its last; -1 where that could not be found. */
  from: number;
  to: number;
  /** Months since year 0. */
  period: { from: number; to: number } | null;
  /** Whether people are led under such a title. */
  leads: boolean;
  /** The place of work it names, as `settingOf` gives it. */
  setting: number | null;
  /** The licence whose holders it names, as a skill's id; -1 for none. */
  licence: number;
  /** Its words as hashes. */
  terms: Uint32Array;
  /** The overlap of its words for people with the words for what they do, as hashes. */
  doers: Uint32Array;
  occupations: readonly { id: number; trade: number }[];
  /** Occupations it means, the surest first, and how surely: see `share`. */
  means: Uint16Array;
  /** Occupations its words are typical of, strongest first: see `share`. */
  topic: Uint16Array;
}

/** A degree, in the order of the facts' education. */
export interface ProfileDegree {
  /** As `levelRank` gives it. */
  level: number;
  /** Words of its field as hashes. */
  terms: Uint32Array;
  /** Trades its field leads to. */
  trades: Uint32Array;
}

/** A skill the candidate has set right, as a profile of its own. */
interface StatedProfile {
  /** Place among the candidate's stated skills; -1 for one that was taken off. */
  index: number;
  kind: 'KEPT' | 'ADDED' | 'REMOVED';
  profile: Profile;
}

const nowhere = new Uint16Array();

const statedKinds = ['KEPT', 'ADDED', 'REMOVED'] as const;

/** How far the words at a place are a claim, of an entry of `termPlaces`. */
export const claimIn = (entry: number): number => (entry & 3) / 2;
/** The place of an entry of `termPlaces`, counted in terms. */
export const placeOf = (entry: number): number => entry >> 2;

/** Marks of a phrase's place: claim, whether it may be another word, and how much the place tells. */
export const mark = {
  of: (claim: number, isDoubtful: boolean, worth: number): number =>
    claim * 2 + (isDoubtful ? 4 : 0) + worth * 8,
  claim: (marks: number): number => (marks & 3) / 2,
  isDoubtful: (marks: number): boolean => (marks & 4) !== 0,
  worth: (marks: number): number => marks >> 3,
};

/**
 * Scoring's knowledge of a candidate: numbers that point into the resume and none of its words. Words are asked for by
 * their hash (`hash.ts`); places are counted in terms.
 */
export class Profile {
  readonly bytes: Uint8Array;
  /** Hashes of all terms, ascending. Words that only hold sentences together are left out. */
  readonly terms: Uint32Array;
  /** Where each term's places begin in `termPlaces`; one more than terms. */
  readonly termStarts: Uint16Array;
  /** Places of the terms, each with its claim: `placeOf`, `claimIn`. */
  readonly termPlaces: Uint16Array;
  /** Hashes of all phrases of the lexicon found, ascending. */
  readonly phrases: Uint32Array;
  readonly phraseStarts: Uint16Array;
  readonly phrasePlaces: Uint16Array;
  /** To each of `phrasePlaces`: see `mark`. */
  readonly phraseMarks: Uint8Array;
  /** How many telling words: what term counts are set against. */
  readonly length: number;
  /** Terms looked at. */
  readonly tokens: number;
  /** Occupations the text is about more than an average text, strongest first, and how much: see `share`. */
  readonly occupations: Uint16Array;
  /** Pairs of the place of a number of years and the number, plus 256 where experience is spoken of. */
  readonly statements: Uint16Array;
  /** Pairs of hashes: cities in small letters, and their state. */
  readonly places: Uint32Array;
  readonly #head: Uint16Array;
  readonly #words: Uint32Array;
  readonly #titles: Uint16Array;
  readonly #degrees: Uint16Array;
  readonly #shares: Uint16Array;
  readonly #stated: Uint16Array;
  readonly #wants: Uint16Array;
  readonly #nestedAt: number;
  #openTitles: readonly ProfileTitle[] | undefined;
  #openDegrees: readonly ProfileDegree[] | undefined;
  #openStated: readonly StatedProfile[] | undefined;
  #openWants: Wants | undefined;

  constructor(bytes: Uint8Array) {
    // Rows come in buffers shared with others, at any offset.
    const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    const { buffer, byteOffset } = own;
    if (own.length < headSize * 2) throw new Error('A profile is too short');
    const numbers = new Uint16Array(buffer, byteOffset, headSize);
    if (numbers[head.format] !== formatVersion) throw new Error('A profile is of another format');
    const count = (place: number) => numbers[place] ?? 0;
    let at = byteOffset + headSize * 2;
    const longs = (size: number) => {
      const part = new Uint32Array(buffer, at, size);
      at += size * 4;
      return part;
    };
    const shorts = (size: number) => {
      const part = new Uint16Array(buffer, at, size);
      at += size * 2;
      return part;
    };
    this.bytes = own;
    this.#head = numbers;
    this.terms = longs(count(head.terms));
    this.phrases = longs(count(head.phrases));
    this.#words = longs(count(head.words));
    this.places = longs(count(head.places) * pairSize);
    this.termStarts = shorts(count(head.terms) + 1);
    this.termPlaces = shorts(count(head.termPlaces));
    this.phraseStarts = shorts(count(head.phrases) + 1);
    this.phrasePlaces = shorts(count(head.phrasePlaces));
    this.#titles = shorts(count(head.titles) * titleSize);
    this.#degrees = shorts(count(head.degrees) * degreeSize);
    this.statements = shorts(count(head.statements) * pairSize);
    this.#shares = shorts(count(head.shares));
    this.occupations = this.#shares.subarray(0, count(head.textShares));
    this.#stated = shorts(count(head.stated) * pairSize);
    this.#wants = shorts(count(head.wants));
    this.phraseMarks = new Uint8Array(buffer, at, count(head.phrasePlaces));
    this.#nestedAt = Math.ceil((at - byteOffset + this.phraseMarks.length) / 4) * 4;
    this.length = count(head.length);
    this.tokens = count(head.tokens);
  }

  #long(place: number): number {
    return ((this.#head[place] ?? 0) | ((this.#head[place + 1] ?? 0) << 16)) >>> 0;
  }

  #has(bit: number): boolean {
    return ((this.#head[head.flags] ?? 0) & bit) !== 0;
  }

  #tenths(place: number): number | null {
    const value = this.#head[place] ?? none;
    return value === none ? null : value / 10;
  }

  /** Of the text it was made from; places are of no use in another. */
  get textHash(): number {
    return this.#long(head.text);
  }

  get willingToRelocate(): boolean {
    return this.#has(flag.moves);
  }

  /** Where the candidate lives, and whether they would move. */
  get home(): Mover {
    const at = (place: number) => this.#head[place] ?? 0;
    return {
      latitude: at(head.latitude),
      longitude: at(head.longitude),
      region: at(head.homeRegion),
      country: at(head.homeCountry),
      moves: this.willingToRelocate,
      wants: this.wants,
    };
  }

  /** Job preferences; null where none are given. */
  get wants(): Wants | null {
    if (this.#wants.length === 0) return null;
    this.#openWants ??= openWants(this.#wants);
    return this.#openWants;
  }

  /** Hash of the city in small letters; null where it is not known. */
  get city(): number | null {
    return this.#has(flag.hasCity) ? this.#long(head.city) : null;
  }

  /** Hash of the state's code, or of its name where it has none; null where it is not known. */
  get state(): number | null {
    return this.#has(flag.hasState) ? this.#long(head.state) : null;
  }

  /** Years of experience as read from the resume. */
  get years(): number | null {
    return this.#tenths(head.years);
  }

  /** Years of experience as the candidate has set them right. */
  get statedYears(): number | null {
    return this.#tenths(head.statedYears);
  }

  /** Highest level of education, as `levelRank` gives it; -1 where none is known. */
  get education(): number {
    return (this.#head[head.education] ?? 0) - 1;
  }

  /** Where a term stands, at most 15 places, each with its claim: `placeOf`, `claimIn`. */
  placesOf(hash: number): Uint16Array {
    const index = placeIn(this.terms, hash);
    return index < 0 ? nowhere : this.termPlaces.subarray(this.termStarts[index], this.termStarts[index + 1]);
  }

  /** Titles held: the headline, then positions, most recent first. */
  get titles(): readonly ProfileTitle[] {
    this.#openTitles ??= Array.from({ length: this.#titles.length / titleSize }, (_, i) => this.#title(i));
    return this.#openTitles;
  }

  #title(index: number): ProfileTitle {
    const at = (field: number) => this.#titles[index * titleSize + field] ?? 0;
    const start = at(7);
    const doersAt = start + at(8);
    const occupationsAt = doersAt + at(9);
    const words = this.#words;
    return {
      position: at(0) - 1,
      months: at(1),
      from: at(2) === none ? -1 : at(2),
      to: at(3) === none ? -1 : at(3),
      period: at(4) === 0 ? null : { from: at(4), to: at(5) },
      leads: (at(6) & 1) === 1,
      setting: at(6) >> 1 === 0 ? null : (at(6) >> 1) - 1,
      terms: words.subarray(start, doersAt),
      doers: words.subarray(doersAt, occupationsAt),
      occupations: Array.from(words.subarray(occupationsAt, occupationsAt + (at(10) & 0xff)), (packed) => ({
        id: packed >>> 16,
        trade: packed & 0xff,
      })),
      licence: at(10) >> 8 === 0 ? -1 : (words[occupationsAt + (at(10) & 0xff)] ?? 0),
      means: this.#shares.subarray(at(11), at(11) + (at(12) & 0xff)),
      topic: this.#shares.subarray(at(11) + (at(12) & 0xff), at(11) + (at(12) & 0xff) + (at(12) >> 8)),
    };
  }

  /** Degrees in the order of the facts. */
  get degrees(): readonly ProfileDegree[] {
    this.#openDegrees ??= Array.from({ length: this.#degrees.length / degreeSize }, (_, index) => {
      const at = (field: number) => this.#degrees[index * degreeSize + field] ?? 0;
      const tradesAt = at(1) + at(2);
      return {
        level: at(0) - 1,
        terms: this.#words.subarray(at(1), tradesAt),
        trades: this.#words.subarray(tradesAt, tradesAt + at(3)),
      };
    });
    return this.#openDegrees;
  }

  /** Skills the candidate has set right; none for most. */
  get stated(): readonly StatedProfile[] {
    if (this.#stated.length === 0) return [];
    if (!this.#openStated) {
      let at = this.#nestedAt;
      const opened: StatedProfile[] = [];
      for (let i = 0; i < this.#stated.length; i += pairSize) {
        const size = (this.#stated[i] ?? 0) * 4;
        const told = this.#stated[i + 1] ?? 0;
        opened.push({
          kind: statedKinds[told & 3] ?? 'KEPT',
          index: (told >> 2) - 1,
          profile: new Profile(this.bytes.subarray(at, at + size)),
        });
        at += size;
      }
      this.#openStated = opened;
    }
    return this.#openStated;
  }
}

/**
 * Opens what was stored.
 * @throws where the bytes are of another format; the profile has to be made from the text then
 */
export const openProfile = (bytes: Uint8Array): Profile => new Profile(bytes);
