/** "Minimum of 5 years experience in sales" → "5 years in sales". */

import { nearness, trades } from '../lexicon/all.ts';
import { rankWords, roleNouns } from '../lexicon/general.ts';
import { anyCase, findPhrases, skills } from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import { tradeNamed } from '../lexicon/tradeNames.ts';
import { numberWords } from '../numberWords.ts';
import type { Clause } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { stem } from '../stem.ts';
import { termsOf, tokenise } from '../tokens.ts';

const amount =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\s?(?:\(\d{1,2}\)\s?)?\+?\s?(?:(?:-|to|or)\s?(?:\d{1,2}|more)\s?\+?\s?)?(?:or more\s)?(full\s)?(years?|yrs|months?)\b['’]?/i;
const adjectives =
  /\b(?:of|direct|directly|progressive|progressively|responsible|related|relevant|recent|prior|previous|solid|proven|demonstrated|hands-on|hands on|professional|successful|extensive|full-time|full time|paid|minimum|overall|total|combined|strong|actual|practical|working|work|job|experience|experienced|an?|the|our|your|in|as|with|within|at|least|more|field|capacity|environment|role|position|setting|similar|last|past|team of|team|staff|industry experience|years?|plus|required|preferred|comparable)\b/gi;

/** A long topic in the lexicon's words: its one or two known phrases; empty without any. */
function shortened(words: string, most = 2): string {
  const { terms, starts, ends } = tokenise(words);
  const found: string[] = [];
  let covered = -1;
  findPhrases(
    terms,
    (at) => words.slice(starts[at], ends[at]),
    ({ phrase, at }) => {
      if (phrase.skill < 0 || at < covered || skills[phrase.skill]?.soft) return;
      covered = at + phrase.terms.length;
      const named = words.slice(starts[at], ends[covered - 1]);
      found.push(at > 0 && /^[A-Z]/.test(named) ? `=${named}` : named);
    },
  );
  return [
    ...new Set(
      found.map((name) =>
        name.startsWith('=')
          ? name.slice(1)
          : /[A-Z]{2}/.test(name) || /^[A-Z]\S*$/.test(name)
            ? name
            : name.toLowerCase(),
      ),
    ),
  ]
    .slice(0, most)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
}

/** "5 years of building backend services", "2 years of nursing", "4+ years building models". */
const ofWork =
  /^\s?(?:of\s(?!age|service|college|school|study)|(?=[a-z]+ing\s))((?:[a-z]+ing\s(?=\w))?)(.{2,70})/i;

/** Whether the lexicon can tell who of the job's trade has worked on a topic. */
function isKnownTopic(topic: string, title: string): boolean {
  const terms = termsOf(topic);
  if (tradeNamed(topic) !== null || occupationsIn(terms).length > 0) return true;
  const own = occupationsIn(termsOf(title)).map(({ occupation }) => occupation.trade);
  let known = false;
  findPhrases(terms, anyCase, ({ phrase }) => {
    known ||= own.some((trade) => phrase.trades.some((other) => nearness(trade, other) >= 0.25));
  });
  return known;
}

const roleStems = new Set([...roleNouns].map(stem));

/** What the years are to be in: a few words, or nothing. */
function topicOf(after: string, before: string): string {
  const inTopic =
    /\bexperience\s(?:(?:working|directly|specifically)\s)?(?:in|with|as|of|within|providing|managing|performing|using|doing|leading)\s(.{2,90})/i.exec(
      after,
    )?.[1];
  const ofTopic = /^\s?(?:of\s)?(?:(?:[a-z/&-]+\s){1,5})experience/i
    .exec(after)?.[0]
    ?.replace(/experience$/i, '');
  const plainIn = /^\s?(?:in|as|managing|working (?:in|as|with))\s(.{2,60})/i.exec(after)?.[1];
  const beforeTopic = /([A-Za-z/& -]{3,40})\sexperience\s?[:(,-]?\s?$/i.exec(before)?.[1];
  const work = ofWork.exec(after);
  const workTopic = work && !/^\s?of\s[^,.;]{0,60}experience/i.test(after) ? work[2] : undefined;
  const bareTopic = /^\s?(?:of\s)?experience\s([a-z][^.,;(]{2,60})/i.exec(after)?.[1];
  const asTitle = /\bas\s(?:an?\s)?([a-z][a-z /-]{2,40}?)(?=\s(?:in|at|on|for|with|or)\b|[.,;()]|$)/i.exec(
    after,
  )?.[1];
  if (asTitle && occupationsIn(termsOf(asTitle)).some(({ length }) => length === termsOf(asTitle).length))
    return asTitle.toLowerCase();
  const leads =
    ofTopic !== undefined &&
    /^\s?(?:of\s)?(?:supervisory|managerial|management|leadership|supervision)\s$/i.test(ofTopic);
  for (const raw of leads
    ? [inTopic, 'management']
    : [ofTopic, inTopic, bareTopic, plainIn, beforeTopic, workTopic]) {
    if (!raw) continue;
    const listed = /^[^.;()]{0,80}?,[^.;()]{0,60}?\b(?:or|and)\b[^.;(),]{2,30}/.exec(raw)?.[0];
    const several = listed ? shortened(listed, 3) : '';
    if (several.includes(' or ')) return several;
    const words = raw
      .split(
        /[.,;:()]|\s(?:which|that|including|preferred|required|is|are|at|for|to|providing|where|or other|and\/or|using|from|such|working|desired|a plus|plus)\b/i,
      )[0]
      ?.replace(adjectives, ' ')
      .replace(/^[\s&/+-]+|[\s&/+-]+$/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^(?:and|or)\s|\s(?:and|or|of)$/gi, '')
      .trim();
    if (!words || words.length < 2 || /^[\d\s]+$/.test(words)) continue;
    if (words.split(' ').length > 3) {
      const short = shortened(words);
      if (short !== '') return short;
      if (words.split(' ').length > 5) continue;
    }
    return /^[A-Z][a-z]/.test(words) && !/[A-Z]/.test(words.slice(1))
      ? words.charAt(0).toLowerCase() + words.slice(1)
      : words;
  }
  return '';
}

/** The trade a title speaks of, as words for "years in …". */
export function tradeOfTitle(title: string): string | null {
  const [hit] = occupationsIn(termsOf(title)).sort((a, b) => b.length - a.length);
  return hit ? (trades[hit.occupation.trade]?.name ?? null) : null;
}

/** Years asked for, the longest first. */
export function yearsIn(title: string, clauses: Clause[]): Proposal[] {
  const found: Proposal[] = [];
  for (const { text, kind, nice } of clauses) {
    if (kind === 'OTHER') continue;
    for (const part of text.split(/;|,\s(?=at least|minimum|with\s\d|including\s\d)/i)) {
      const match = amount.exec(part);
      if (
        !match ||
        /\b(?:years? old|of age|year (?:degree|program|contract|temporary|position)|olds?\b)/i.test(
          part.slice(match.index),
        )
      )
        continue;
      const after = part.slice(match.index + match[0].length);
      const before = part.slice(0, match.index);
      if (
        !/experience|background|working|\bas an?\b|\bin\b|practice|managing/i.test(part) &&
        !ofWork.test(after)
      )
        continue;
      if (
        /^\s?of service|\bin the last\s?$|\bhas (?:been|over)\b/i.test(after) ||
        /\bin business|\bfounded\b|\bestablished\b|\bwe have been\b/i.test(part) ||
        /\b(?:last|past|over the|for over|we have)\s*$/i.test(before)
      )
        continue;
      const years =
        (numberWords[(match[1] ?? '').toLowerCase()] ?? Number(match[1])) *
        (/month/i.test(match[3] ?? '') ? 1 / 12 : 1);
      if (!(years > 0) || years > 25) continue;
      const told = topicOf(after, before);
      const isTold = told !== '' && (/experience/i.test(part) || isKnownTopic(told, title));
      const topic = isTold ? told : (tradeOfTitle(title) ?? '');
      const span = years < 1 ? `${Math.round(years * 12)} months` : years === 1 ? '1 year' : `${years} years`;
      const known = topic === '' || termsOf(topic).every((term) => rankWords.has(term));
      const topicTerms = termsOf(topic);
      const isTitle =
        tradeNamed(topic) === null &&
        occupationsIn(topicTerms).some(({ length }) => length === topicTerms.length) &&
        roleStems.has(topicTerms.at(-1) ?? '');
      const named = isTitle ? `as ${/^[aeiou]/i.test(topic) ? 'an' : 'a'} ${topic}` : `in ${topic}`;
      const name = known ? `${span} of experience` : `${span} ${named}`;
      const optional = nice && /prefer|plus|desir|bonus|ideal/i.test(after.split(/[,;]/)[0] ?? '');
      found.push({ name, importance: optional ? 'NICE_TO_HAVE' : 'MUST_HAVE', weight: years });
    }
  }
  return found.sort((a, b) => b.weight - a.weight);
}
