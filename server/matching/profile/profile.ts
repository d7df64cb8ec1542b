/** A candidate reduced once to what scoring needs; docs/decisions/matching.md says what it holds. */

import { homeOf, placeNumbers } from '../places/home.ts';
import { placeParts } from '../places/placeParts.ts';
import { countryKey, regionKey, stateCode } from '../places/places.ts';
import { claimAt } from '../reading/claims.ts';
import { levelRank } from '../reading/education.ts';
import { isNameAt } from '../reading/wordNames.ts';
import { hashOf, nameHash, phraseHash, termHash } from '../text/hash.ts';
import { numberWords } from '../text/numberWords.ts';
import { phraseAt } from '../vocabulary/phrases.ts';
import { settingOf } from '../vocabulary/settings.ts';
import { stem } from '../vocabulary/stem.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { wordNameOf } from '../vocabulary/wordNames.ts';
import type { OccupationWeight } from '../vocabulary/wordOccupations.ts';
import { worthOf } from './evidence.ts';
import { flag, formatVersion, maxTokens, none, type Parts, pack, share } from './layout.ts';
import { mark, openProfile, type Profile } from './openProfile.ts';
import { type HeldTitle, type MatchCandidate, type PreparedCandidate, prepareCandidate } from './prepare.ts';
import { isSilent } from './silent.ts';
import { statedSkills } from './stated.ts';
import { tradesOfField } from './studyFields.ts';
import { leadsPeople, licenceIn, rootOf } from './titleWords.ts';
import { packWants, wantsOf } from './wants.ts';

/** Places remembered of one term, and of one phrase; more say no more. */
const mostTermPlaces = 15;
const mostPhrasePlaces = 12;
const mostPositions = 40;

const yearTerm = stem('years');
const experienceTerm = stem('experience');

const clamp = (value: number, most = none - 1) => Math.max(0, Math.min(most, Math.round(value)));
const tenths = (value: number | null | undefined) => (value == null ? none : clamp(value * 10));

/** Entries by hash, ascending, as the lists of the format. */
function indexOf<T>(places: ReadonlyMap<number, readonly T[]>) {
  const hashes = [...places.keys()].sort((a, b) => a - b);
  const entries = hashes.flatMap((hash) => places.get(hash) ?? []);
  const starts = [0];
  for (const hash of hashes) starts.push((starts.at(-1) ?? 0) + (places.get(hash)?.length ?? 0));
  return { hashes, starts, entries };
}

function termIndex(prepared: PreparedCandidate) {
  const { text, terms, starts, ends } = prepared;
  const read = { text, terms, starts, ends };
  const places = new Map<number, number[]>();
  for (let at = 0; at < Math.min(terms.length, maxTokens); at += 1) {
    const term = terms[at] ?? '';
    if (isSilent(term)) continue;
    const hash = termHash(term);
    const known = places.get(hash) ?? [];
    if (known.length >= mostTermPlaces) continue;
    known.push((at << 2) | (claimAt(read, at, null) * 2));
    places.set(hash, known);
  }
  return indexOf(places);
}

/** Which position's text a place stands in; -1 for none. */
const positionAt = (titles: readonly HeldTitle[], at: number) =>
  titles.findIndex(({ from, to }) => from >= 0 && at >= from && at < to);

function phraseIndex(prepared: PreparedCandidate) {
  const { text, terms, starts, ends, titles } = prepared;
  const read = { text, terms, starts, ends };
  const places = new Map<number, { at: number; marks: number }[]>();
  const put = (hash: number, at: number, claim: number, isDoubtful: boolean) => {
    if (claim === 0 || at > maxTokens) return;
    const known = places.get(hash) ?? [];
    const position = positionAt(titles, at);
    const isNews = known.every((other) => positionAt(titles, other.at) !== position);
    if (known.length >= mostPhrasePlaces && !isNews) return;
    known.push({ at, marks: mark.of(claim, isDoubtful, worthOf(prepared, at)) });
    places.set(hash, known);
  };
  for (const [found, isDoubtful] of [
    [prepared.phrases, false],
    [prepared.doubtful, true],
  ] as const)
    for (const [id, all] of found) {
      const phrase = phraseAt(id);
      if (phrase)
        for (const at of all) put(phraseHash(phrase.terms), at, claimAt(read, at, phrase), isDoubtful);
    }
  terms.forEach((_, at) => {
    const name = wordNameOf(text.slice(starts[at], ends[at]));
    if (name && isNameAt(name, text, starts[at] ?? 0, ends[at] ?? 0))
      put(nameHash(name.name), at, claimAt(read, at, null), false);
  });
  return indexOf(places);
}

/** Numbers of years that the text claims in so many words, as pairs of their place and the number. */
function statementsIn({ text, terms, starts, ends }: PreparedCandidate): number[] {
  const found: number[] = [];
  terms.forEach((term, at) => {
    if (term !== yearTerm || at === 0 || at > maxTokens) return;
    const written = text.slice(starts[at - 1], ends[at - 1]).toLowerCase();
    const said = numberWords[written] ?? Number(written || Number.NaN);
    if (!Number.isInteger(said) || said < 1 || said > 50) return;
    if (claimAt({ text, terms, starts, ends }, at, null) < 1) return;
    const speaksOfIt = terms.slice(at + 1, at + 12).includes(experienceTerm);
    found.push(at - 1, said + (speaksOfIt ? 256 : 0));
  });
  return found;
}

const shareOf = ({ id, weight }: OccupationWeight) => share.of(id, weight);

/** The numbers of a title, and its words, which go to the list of all. */
function titleNumbers(title: HeldTitle, words: number[], shares: number[]): number[] {
  const { position, months, from, to, period, terms, occupations, means, topic } = title;
  const start = words.length;
  const roots = terms.map(rootOf);
  const doers = roots.filter((root, at) => root !== terms[at]);
  const licence = licenceIn(terms);
  const setting = settingOf(terms);
  words.push(...terms.map(termHash), ...doers.map(termHash));
  words.push(...occupations.map(({ id, trade }) => ((id << 16) | trade) >>> 0));
  if (licence >= 0) words.push(licence);
  const sharesAt = shares.length;
  shares.push(...means.map(({ id, closeness }) => share.of(id, closeness)), ...topic.map(shareOf));
  return [
    position + 1,
    clamp(months),
    from < 0 ? none : clamp(from),
    to < 0 ? none : clamp(to),
    period ? clamp(period.from) : 0,
    period ? clamp(period.to) : 0,
    (leadsPeople(terms) ? 1 : 0) + (setting === null ? 0 : (setting + 1) * 2),
    start,
    terms.length,
    doers.length,
    occupations.length + (licence >= 0 ? 256 : 0),
    sharesAt,
    means.length + topic.length * 256,
  ];
}

function degreeNumbers(
  { level, field, quote }: MatchCandidate['facts']['education'][number],
  words: number[],
): number[] {
  const start = words.length;
  const terms = termsOf(field ?? quote).map(termHash);
  const trades = tradesOfField(field ?? quote);
  words.push(...terms, ...trades);
  return [levelRank(level) + 1, start, terms.length, trades.length];
}

const stateHash = (state: string) => hashOf(regionKey(state));

/** Half of a number of 32 bits after the other. */
const halves = (hash: number): number[] => [hash & 0xffff, hash >>> 16];

function write(candidate: MatchCandidate): Uint8Array<ArrayBuffer> {
  const prepared = prepareCandidate(candidate);
  const { facts, city, state, stated } = candidate;
  const terms = termIndex(prepared);
  const phrases = phraseIndex(prepared);
  const titles = prepared.titles.slice(0, mostPositions + 1);
  const words: number[] = [];
  const shares = prepared.occupations.map(shareOf);
  const textShares = shares.length;
  const titleShorts = titles.flatMap((title) => titleNumbers(title, words, shares));
  const degreeShorts = facts.education.flatMap((degree) => degreeNumbers(degree, words));
  const statements = statementsIn(prepared);
  const places = facts.places.flatMap((place, index) => {
    const { town, behind } = placeParts(place);
    const country = behind === null || stateCode(behind) === null ? facts.countries?.[index] : null;
    return [hashOf(town.toLowerCase()), country ? hashOf(countryKey(country)) : stateHash(behind ?? '')];
  });
  const kinds = { KEPT: 0, ADDED: 1, REMOVED: 2 };
  const own = statedSkills(candidate).map(({ kind, index, skill }) => ({
    told: kinds[kind] + (index + 1) * 4,
    bytes: write(skill),
  }));
  const level = Math.max(
    ...[facts.highestLevelOfEducation, candidate.highestLevelOfEducation].map((known) =>
      known === null ? -1 : levelRank(known),
    ),
  );
  const home = placeNumbers(homeOf(candidate));
  const wants = candidate.preferences ? packWants(wantsOf(candidate.preferences)) : [];
  const flags =
    (candidate.willingToRelocate ? flag.moves : 0) + (city ? flag.hasCity : 0) + (state ? flag.hasState : 0);
  const parts: Parts = {
    head: [
      formatVersion,
      terms.hashes.length,
      terms.entries.length,
      phrases.hashes.length,
      phrases.entries.length,
      titles.length,
      words.length,
      facts.education.length,
      facts.places.length,
      statements.length / 2,
      shares.length,
      textShares,
      own.length,
      clamp(prepared.length),
      tenths(facts.yearsOfExperience),
      tenths(stated?.yearsOfExperience),
      level + 1,
      flags,
      clamp(prepared.terms.length),
      home.latitude,
      home.longitude,
      home.region,
      home.country,
      ...halves(hashOf(candidate.text)),
      ...halves(city ? hashOf(city.toLowerCase()) : 0),
      ...halves(state ? stateHash(state) : 0),
      wants.length,
    ],
    words: [...terms.hashes, ...phrases.hashes, ...words, ...places],
    shorts: [
      ...terms.starts,
      ...terms.entries,
      ...phrases.starts,
      ...phrases.entries.map(({ at }) => at),
      ...titleShorts,
      ...degreeShorts,
      ...statements,
      ...shares,
      ...own.flatMap(({ told, bytes }) => [bytes.length / 4, told]),
      ...wants,
    ],
    bytes: phrases.entries.map(({ marks }) => marks),
    nested: own.map(({ bytes }) => bytes),
  };
  return pack(parts);
}

const made = new WeakMap<MatchCandidate, Profile>();

/** Reads a candidate into a profile: some milliseconds. Asking again for the same object costs nothing. */
export function profileOf(candidate: MatchCandidate): Profile {
  const known = made.get(candidate);
  if (known) return known;
  const profile = openProfile(write(candidate));
  made.set(candidate, profile);
  return profile;
}
