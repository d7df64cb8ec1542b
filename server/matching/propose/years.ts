/** "Minimum of 5 years experience in sales" → "5 years in sales"; with the specialty they belong to, or with none. */

import { numberWords } from '../text/numberWords.ts';
import { commonTerms } from '../vocabulary/commonTerms.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import {
  type Asked,
  either,
  inSentence,
  longestName,
  occupationOfTitle,
  type Reading,
  spanName,
  withArticle,
} from './asked.ts';
import { listedIn } from './lists.ts';
import { isSoftWords } from './ownWords.ts';
import { bareTopic, isKnownTopic, isTitle, isUnfit, looksNamed } from './topics.ts';

const spelled: Record<string, number> = {
  ...numberWords,
  a: 1,
  an: 1,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
};
const number = `(?:\\d{1,2}|${Object.keys(spelled)
  .filter((word) => word.length > 2)
  .join(
    '|',
  )}|un|an?(?=\\s(?:full\\s)?(?:year|month)\\s(?:or more\\s)?(?:of|in|at|as|on|with|working|behind)\\b)(?<=(?:^|[,;:.(]|at least|minimum of|with|and|or)\\W*an?))`;
/** "5+ years", "two (2) to four years", "1 yr", "6 meses"; or "two of which", "at least one as a". */
const amount = new RegExp(
  `(?<![\\p{L}\\d.$€£-])(${number})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|[- ]plus\\b)?\\s?(?:(?:-|to|or|and|a|o|y)\\s?(?:${number}|more)\\s?\\+?\\s?)?(?:(?:or|o)\\s(?:more|más)\\s)?(?:full\\s|calendar\\s)?(years?|yrs?|months?|mos|años?|meses|mes)(?!\\p{L})['’]?s?|(?<=(?:,|\\band|\\bwith|\\bincluding|\\by)\\s(?:at least\\s|al menos\\s)?)(${number})\\s(?:years?\\s)?(?:of (?:which|them|those|that)(?: must have been| should be)?|(?=as an?\\s))`,
  'giu',
);
const notWorked =
  /^\W{0,3}(?:old|of (?:age|college|high school|school|schooling|study|studies|university|education|growth|history|warranty|age)\b|olds?\b|year (?:degree|program|contract|temporary|position)|of service|(?:degree|program|college|contract|warranty|temporary|probation)|de edad|de antig|en el mercado|de trayectoria|ago\b)/i;
const notBefore =
  /\b(?:last|past|over the|for over|we have|for more than|has been|[uú]ltim[oa]s|within|every|after|age|edad|founded|established|grade|GS-?)\W*$/i;
/** "… or an associate's degree and 4 years": another way to the same. */
const insteadOfDegree =
  /\bor\b[^,;.]{0,30}\b(?:degree|associate'?s?|bachelor'?s?|master'?s|diploma)\b[^,;.]{0,20}(?:and|with|plus)\W*$/i;
const aboutWork =
  /\bfor\s(?:at least\s|over\s|more than\s)?(?:\d|(?:a|one|two|three|four|five|six|seven|eight|ten)\s)|experience|\bexp\b|background|working|\bas an?\b|\bin\b|\bwith\b|practice|\w+ing\b|\bof (?:\p{L}+ )?work\b|\bof \p{Ll}+(?=[\s,.;]|$)|experiencia|como|\ben\b|\bon\b|\bat an?\b|behind/iu;
const alikeWork =
  /\b(?:similar|same|comparable|equivalent|related|relevant|applicable|this (?:role|field)|the field|puesto similar|puestos similares|el cargo|el puesto)\b/i;

/** Where a topic ends. */
const stop =
  /[.;:()]|\s-\s|,\s(?=(?:manejo|conocimientos?|dominio|uso|nivel)\s|at least|minimum|with|including|preferabl|ideally|which|who|and \d)|\swith\s?(?:at least|an?\s|the\s|strong|$)|\s(?:which|that|who|including|preferred|required|req'd|is|are|was|at|for|to|providing|where|from|using|such|desired|working|plus|a plus|or other|or similar|or equivalent|and\/or equivalent|preferably|ideally|but|must|under|within|since|through|while|via|with a|with the|has|have|equivalent|necessary|needed|mandatory|specializing|serving|dentro|para|desarrollando|realizando|imprescindible|indispensable|deseable|requerida?|demostrable|comprobable|m[ií]nim[oa])(?!\p{L})/iu;

/** Verbs that say less than what they are done to. */
const doing =
  /^(?:(?:directly|successfully|professionally)\s)?(?:handling|designing|supporting|managing|leading|working(?:\s(?:with|in|on|as))?|building|developing|administering|installing|securing|selling|creating|operating|performing|providing|running|using|implementing|maintaining|doing|deploying|overseeing|supervising|writing|shipping|producing|delivering|owning|desarrollando(?:\scon)?|trabajando(?:\s(?:con|en|como))?|manejando)\s+(?:with\s|in\s|on\s|of\s|as\s)?/i;

/** Alternatives of a topic, all of them known; empty where one is not. */
function alternatives(words: string): string[] {
  const parts = words
    .split(/\s*,\s*(?:or|and|and\/or|o|y)?\s*|\s+(?:or|and\/or|o|u)\s+|\s*\/\s*(?=\p{L}{3})/iu)
    .map(bareTopic)
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const tail = last.split(' ').slice(1).join(' ');
  const isSome = (part: string) =>
    isKnownTopic(part) ||
    looksNamed(part, false) ||
    (tail !== '' && parts.length > 1 && isKnownTopic(`${part} ${tail}`));
  const isList = /\s(?:or|and\/or|and|o|u|y)\s|\//i.test(words);
  return isList && parts.length > 1 && parts.length < 6 && parts.every(isSome) ? parts : [];
}

/** Two or three words, alternatives aside, none of them a verb, an amount or a mood. */
const isPlainTopic = (words: string) =>
  /^\p{L}[\p{L}'&-]*(?:\s[\p{L}'&-]+)*$/u.test(words) &&
  !/^(?:\p{L}+(?:ing|[aei]ndo)|behind|at|by|from|under)(?:\s|$)|(?:al|ive|ing|ed|ic|ial|ary|line)$/iu.test(
    words,
  ) &&
  !isUnfit(words) &&
  words.split(/\s(?:or|and|o|y)\s/).every((part) => {
    const count = part.split(' ').length;
    return count > 1 && count <= 3 && termsOf(part).some((term) => !commonTerms.has(term));
  });

/** The subject of the years, in a few words that name something; empty where none do. */
function topicIn(words: string): string {
  const whole = (words.split(stop)[0] ?? '').trim().replace(/\s(?:with|in|of|and|or|on|the|an?)$/i, '');
  if (/^(?:(?:an?|team|people)\s)?leadership(?:\s(?:role|position|capacity|experience))?$/i.test(whole))
    return 'leadership';
  const lead = doing.exec(whole)?.[0] ?? '';
  for (const part of lead === '' ? [whole] : [whole.slice(lead.length), whole]) {
    const named = part.split(/,/)[0] ?? '';
    const bare = bareTopic(part);
    if (bare !== '' && isKnownTopic(bare)) return bare;
    const several = alternatives(part);
    if (several.length > 1) return several.join('|');
    const joint = bareTopic(named)
      .split(/\s+(?:and|y|&)\s+/i)
      .map(bareTopic);
    if (joint.length === 2 && joint.every((one) => isKnownTopic(one) || looksNamed(one, false)))
      return bareTopic(named);
    const first = bareTopic(named.split(/\s(?:in|with|on|of|across|for|en|con)\s/i)[0] ?? '');
    if (first !== bare && isKnownTopic(first)) return first;
    const behind = bareTopic(
      /\s(?:in|with|on|as|en|con|como)\s(?:an?\s|the\s)?([^\d\s].+)$/i.exec(named)?.[1] ?? '',
    );
    if (behind !== '' && isKnownTopic(behind)) return behind;
  }
  // A few plain words of a trade that no list has.
  const plain = bareTopic(
    (whole.split(/,|\s(?:in|with|on|of|across|for|en|con|de)\s/i)[0] ?? '').replace(/\s\/\s/g, ' or '),
  );
  if (lead === '' && isPlainTopic(plain)) return plain;
  // "Interpreting in schools": the work itself.
  const verb = /^(\w+ing)\b/i.exec(whole)?.[1] ?? '';
  return verb !== '' && isKnownTopic(verb) && !isUnfit(verb) ? verb : '';
}

const asA =
  /^\W*(?:(?:experience|exp|experiencia|of experience|de experiencia)\s)?(?:as|como)\s(?:an?\s|un[ao]?\s)?(.{2,60})/i;

/** A title behind "as": up to where it ends. */
function titleIn(after: string): string {
  const words =
    (asA.exec(after)?.[1] ?? '').split(/\s(?:in|at|on|for|with|or|en|de la|para|and)\s|[.,;()/]|\s-\s/i)[0] ??
    '';
  const title = bareTopic(words.replace(/\/(?:a|o|as|os)\b/g, ''));
  return title !== '' &&
    title.length < 45 &&
    !isUnfit(title) &&
    (isTitle(title) || /^como/i.test(after.trim().replace(/^de experiencia\s/i, '')))
    ? title
    : '';
}

/** "in accounting", "as an accountant", "with SAP or Oracle"; empty for years of anything. */
function topicOf(before: string, after: string, asked: Asked): string {
  const { spanish } = asked;
  const title = titleIn(after);
  if (title !== '') return spanish ? `como ${inSentence(title)}` : `as ${withArticle(inSentence(title))}`;
  const behind = after
    .replace(/^\s*(?:or more|o m[aá]s)(?!\p{L})/iu, '')
    .replace(/^\W*(?:of|de)\s/i, '')
    .trim();
  const worked =
    /^(.{0,80}?)\s?(?<!\p{L})(?:experience|exp|background|experiencia)(?!\p{L})[\s:(]*(.*)$/iu.exec(behind);
  const tail = (worked?.[2] ?? behind).replace(
    /^(?:(?:required|preferred|necessary|working|directly|specifically|professionally|laboral|m[ií]nima|comprobable|demostrable)\s)*(?:(?:in|with|as|of|within|on|using|across|for|at|en|con|de|como)(?!\p{L}))?\s*(?:equivalent to .{0,40}? in\s)?(?:an?\s|the\s|las?\s|el\s|los\s)?/iu,
    '',
  );
  const lead = worked?.[1] ?? '';
  const choice =
    /^(?:any|one|at least one|either|some)(?: or more)? of(?: (?:the following|these))?\W{1,3}(.+)$/i.exec(
      tail,
    )?.[1];
  const ahead =
    /(?:^|[.;:,]\s?)([^.;:,()]{3,60}?)\s(?:experience|exp|experiencia)\W*(?:of|de)?\W*(?:(?:at least|minimum|min|m[ií]nim[oa]|al menos|prior)\s?)*(?:de\s)?\W*$/i.exec(
      before,
    )?.[1] ??
    /\bexperiencia\s(?:en|con|como)\s([^.;:()]{3,60}?)\s(?:m[ií]nim[oa]|de al menos|de)?\s*(?:de\s)?$/i.exec(
      before,
    )?.[1] ??
    /\bexperience\s(?:in|with|as)\s([^.;:()]{3,60}?)\W*(?:(?:of|at least|minimum|min)\W*)*$/i.exec(
      before,
    )?.[1] ??
    '';
  const isLeading = /^\W*(?:supervis\w+|managerial|management|leadership)\W*$/i.test(lead);
  // Behind a comma begins another demand.
  const told = /^\s*[,.;]/.test(tail) ? '' : (choice?.replace(/,\s(?=[^,]*$)/, ' or ') ?? tail);
  for (const words of isLeading ? [told, lead] : [lead, told, ahead]) {
    const topic = topicIn(words);
    if (topic === '') continue;
    const parts = topic.split('|').map(inSentence);
    const prefix = spanish ? 'en' : 'in';
    if (parts.every(isTitle)) {
      const titles = either(parts, spanish);
      return spanish ? `como ${titles}` : `as ${withArticle(titles)}`;
    }
    const said = either(parts, spanish, longestName - 12);
    const gerund = !spanish && /^(?:supervisory|managerial)$/i.test(said);
    return `${prefix} ${gerund ? 'supervision' : said}`;
  }
  if (!alikeWork.test(after) && !alikeWork.test(before.slice(-60))) return '';
  const own = occupationOfTitle(asked.title);
  if (own === null) return '';
  return spanish ? '' : `as ${withArticle(own)}`;
}

/** Where the words behind an amount of years begin to say something else. */
const wholeStop =
  /[.;:()]|\s-\s|,\s(?=(?:and|with|including|preferabl|ideally|plus|at least|minimum|manejo|conocimientos?|dominio|preferentemente|incluyendo|al menos|y)(?!\p{L}))|,\s(?=some\s)|\s(?:is|are|required|preferred|desired|necessary|mandatory|imprescindible|indispensable|deseable|demostrable|comprobable|requerid[oa]|in the (?:last|past)|within the (?:last|past)|en los últimos)(?!\p{L})/iu;
/** "A warehouse, shipping or fulfillment role": commas that set apart alternatives. */
const alternativesInList = /^[^,]+(?:,\s[^,\s]+(?:\s[^,\s]+){0,2}){1,4},?\s(?:or|o|u)\s/iu;
/** Words that say nothing of what the years are in. */
const hollowYears = new Set(
  termsOf(
    'experience experiencia direct related relevant similar similares same position positions role roles job capacity field work working professional laboral puesto puestos cargo área area prior previous recent hands-on solid proven environment setting mínima previa',
  ),
);

/** The words behind an amount of years as they are, where they say more than the topic that was understood; null otherwise. */
function wordsBehind(after: string, topic: string, spanish: boolean): string | null {
  const upTo = after.replace(/^\s*\)|^\s*(?:o más|or more)(?!\p{L})/u, '').split(wholeStop)[0] ?? '';
  const said = (alternativesInList.test(upTo) ? upTo : (upTo.split(/(?<=\S),\s/)[0] ?? ''))
    .replace(/^\W*(?:of|de)\s+/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, before = '', behind = ''] =
    /^(.*?)\s?(?<!\p{L})(?:experience|exp|background|experiencia)(?!\p{L})\W*(.*)$/iu.exec(said) ?? [
      '',
      said,
      '',
    ];
  const isAhead = behind === '' || bareTopic(before) !== '';
  const told = (isAhead && behind !== '' ? `${before} ${behind}` : isAhead ? before : behind)
    .replace(
      /^(?:(?:full[- ]time|recent|relevant|related|direct|prior|previous|professional|progressive|verifiable|proven|hands-on|solid|demostrable|comprobable|contrastada|previa|laboral|m[ií]nima)\s+)+/iu,
      '',
    )
    .trim();
  const known = new Set(termsOf(topic));
  const more = termsOf(told).filter(
    (term) => !known.has(term) && !commonTerms.has(term) && !hollowYears.has(term),
  );
  const plain = told.replace(/(?:\s(?:and|or|of|in|with|to|the|an?|for|de|del|en|con|y|e|o|u))+$/iu, '');
  if (plain !== told) return wordsBehind(plain, topic, spanish);
  if (more.length === 0 || told.length > longestName || told.split(' ').length > 11 || isSoftWords(told))
    return null;
  if (
    /^(?:in|as|with|on|at|within|en|como|con|de)\s/iu.test(told) ||
    /^\p{L}+(?:ing|[aei]ndo)\s/iu.test(told)
  )
    return told;
  return `${spanish ? 'en' : 'in'} ${inSentence(told)}`;
}

/** "… has managed a team for 2 years": what was done before the amount. */
const doneBefore =
  /\b(?:have|has|'ve|had)\s(\p{L}+(?:ed|un|ed|ld|ilt|ught|tten|ven|ade|ept|own|one|ead))\s([^,;.]{3,50}?)\sfor\s(?:(?:at least|over|more than)\s)?$/iu;
const irregular: Record<string, string> = {
  run: 'running',
  led: 'leading',
  built: 'building',
  sold: 'selling',
  held: 'holding',
  taught: 'teaching',
  bought: 'buying',
  written: 'writing',
  driven: 'driving',
  made: 'making',
  kept: 'keeping',
  grown: 'growing',
  done: 'doing',
};
const gerundOf = (verb: string) => irregular[verb.toLowerCase()] ?? `${verb.replace(/ed$/i, '')}ing`;

/** "4+ years of Python, 2+ of PyTorch": years of both. */
const amountsInFull = (text: string): string =>
  /\d\+?\s(?:years?|yrs)\b/i.test(text)
    ? text.replace(/(?<=[,;]\s(?:and\s)?\d{1,2}\+?\s)(?=(?:of|in|with)\s)/g, 'years ')
    : text;

/** Every amount of years or months that is asked for, each with what it is to be in. */
export function readYears({ text: written, ...rest }: Asked): Reading {
  const asked: Asked = { ...rest, text: amountsInFull(written) };
  const found: string[] = [];
  const whole = new Map<string, string>();
  const rests: string[] = [];
  const all = [...asked.text.matchAll(amount)];
  all.forEach((match, place) => {
    const from = match.index + match[0].length;
    const until = all[place + 1]?.index ?? asked.text.length;
    const after = asked.text
      .slice(from, until)
      .replace(/,?\s*(?<!\p{L})(?:at least|and|including|with|minimum|al menos|y)\s*$/iu, '');
    const before = asked.text.slice(
      place > 0 ? (all[place - 1]?.index ?? 0) + (all[place - 1]?.[0].length ?? 0) : 0,
      match.index,
    );
    const isPart = match[3] !== undefined;
    // Years that stand in for a degree are not asked for beside it.
    if (insteadOfDegree.test(before)) return;
    if (notWorked.test(after) || notBefore.test(before) || /\bor\s(?:at least\s)?$/i.test(before)) return;
    if (/\bin business\b|\bfounded\b|\bestablished\b|\bwe have been\b/i.test(asked.text)) return;
    if (!isPart && !aboutWork.test(asked.text) && topicIn(after) === '') return;
    const said = (match[1] ?? match[3] ?? '').toLowerCase();
    const count = spelled[said] ?? Number(said);
    const months = /^(?:mo|mes)/i.test(match[2] ?? '') ? count : count * 12;
    if (!(months > 0) || months > 300) return;
    const topic = topicOf(before, after, asked);
    if (isPart && topic === '') return;
    const span = spanName(months, asked.spanish);
    const name =
      topic === '' ? `${span} ${asked.spanish ? 'de experiencia' : 'of experience'}` : `${span} ${topic}`;
    found.push(name);
    const done = doneBefore.exec(before);
    const behind = done ? `${gerundOf(done[1] ?? '')} ${done[2]}` : wordsBehind(after, topic, asked.spanish);
    if (behind !== null) whole.set(name, `${span} ${behind}`);
    const last = topic.split(/[\s,/]+/).at(-1) ?? '';
    const named = last === '' ? -1 : asked.text.toLowerCase().indexOf(last.toLowerCase(), from);
    const told = named >= 0 && named < until ? named + last.length : from;
    // The rest of a phrase that was read is no demand of its own.
    const open = /^[^,;()]*\([^()]*\)/.exec(asked.text.slice(told, until))?.[0].length ?? 0;
    const behindBracket = told + open;
    // "3 years running lathes (Mazak, Doosan or Haas)": the names are a demand beside the years.
    const names = /\(([^()]*)\)/.exec(asked.text.slice(told, behindBracket))?.[1] ?? '';
    const [listed, ...others] = listedIn(names);
    if (others.length === 0 && listed && listed.items.length > 1) {
      if (listed.items.every((one) => looksNamed(one, false)))
        rests.push(`; ${either(listed.items, asked.spanish)}`);
      else if (listed.items.every((one) => one.split(' ').length < 4 && !/\d/.test(one)))
        whole.set(name, `${whole.get(name) ?? name} (${either(listed.items, asked.spanish)})`);
    }
    const end = behindBracket + Math.max(0, asked.text.slice(behindBracket, until).search(/[,;]|\.\s|$/));
    // A demand before the years is one of its own: "a bachelor's degree and three years of …".
    const ahead =
      /^(.{8,})\s(?:for|during|durante|desde hace)\s(?:(?:at least|over|more than|al menos|más de)\s?)?$/is.exec(
        before,
      )?.[1];
    if (found.length === 1)
      rests.push(ahead ?? /^(.*(?:[,;.]|\s(?:and|plus|y)\s))/is.exec(before)?.[1] ?? '');
    rests.push(asked.text.slice(end, until));
  });
  return { found, whole, rest: found.length > 0 ? rests.join(' ; ') : asked.text };
}
