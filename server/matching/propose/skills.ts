/** Skills, tools and fields a demand names, alternatives as one. */
import { isLicence } from '../vocabulary/licences.ts';
import {
  findPhrases,
  isExpected,
  isPlain,
  isSkillForm,
  isSpanishName,
  isTradeTerm,
  type Phrase,
  phraseOf,
  shownName,
  skillAt,
} from '../vocabulary/phrases.ts';
import { termsOf, tokenise } from '../vocabulary/tokens.ts';
import { isAkinTo, type Worked } from '../vocabulary/worked.ts';
import { type Asked, asName, either, inSentence, isUnshown, longestName } from './asked.ts';
import { choiceGroups } from './choices.ts';
import { type Listed, listedIn } from './lists.ts';
import { bareDemand, inOwnWords } from './ownWords.ts';
import { bareTopic, isKnownTopic, isTitle, isUnfit, leadingName, looksNamed, shownTopic } from './topics.ts';

/** One thing asked for, and whether it is surely what a recruiter would look for. */
interface SkillFound {
  name: string;
  /** Goes by a name, or is known as a skill of the job's trade. */
  sure: boolean;
  /** In the posting's words, as no list knows it. */
  inOwnWords?: true;
  /** The same with every word of the posting, where the name leaves some out. */
  whole?: string;
  /** Found somewhere in a demand that says more; the demand in its own words stands beside it. */
  isPart?: true;
}

/** Whether a posting for such work is likely to mean the skill. */
const isNearTo = (phrase: Phrase, own: Worked): boolean =>
  isExpected(phrase, own) || isAkinTo(phrase.occupations, own);

/** Before a thing that is asked for. */
const cue =
  /(?<!\p{L})(?:(?:previous|prior|working|hands-on|practical|strong|solid|proven|demonstrated|some|deep|thorough|good|basic|advanced|excellent)\s)*(?:experienced?|exp|proficien(?:t|cy)|knowledge(?:able)?|familiar(?:ity)?|skill(?:ed|s)?|fluen(?:t|cy)|expert(?:ise)?|understanding|background|command|mastery|comfort(?:able)?|exposure|trained|training|competen(?:t|cy|ce)|literate|track record|coursework|skilled)\s(?:(?:working|using)\s)?(?:with|in|of|using|on|at|across|as an?|as|running|building|deploying|doing)\s+|\b(?:expert|proficient|skilled|versed) (?:in|with|at)\s+|\b(?:you|you've|you have) (?:know(?: your way around)?|used|run|worked with)\s+|\b(?:has|have) used\s+|\bat (?:home|ease) (?:with|in)\s+|\bknow(?:s|ledge of)?\s(?:your way around\s)?|\b(?:ability|able) to (?:operate|use|read(?: and interpret)?|run|program|drive|repair|weld|interpret|perform)\s+|\b(?:must (?:know|have)|have|using|uses?)\s+|(?<!\p{L})(?:experiencia|conocimientos?|manejo|dominio|conocimiento|uso|programaci[oó]n|saber|nociones|soltura)\s(?:(?:demostrable|comprobable|previa|pr[aá]ctica|s[oó]lid[oa]s?|avanzad[oa]s?)\s)?(?:en|con|de|del)\s(?:la\s|el\s|los\s|las\s)*|(?<!\p{L})(?:conoces|conocer|conozcas?|domin(?:as|es|e|ar|[aá]s|ar[ae]s?)|manej(?:as|es|e|[aá]s)|sepas?|has trabajado con|se valora(?:r[aá])?n?)\s/iu;
const cueAtStart = new RegExp(`^(?:${cue.source})`, 'iu');
/** Where a thing that is asked for ends. */
const end =
  /(?<!\be\.g|\bi\.e)\.\s|\s(?:is|are|was|were|will|would|to(?=\s\p{Ll})|preferred|required|a plus|is a|strongly|highly|per|that|which|who|where|while|when|under|because|desirable|desired|deseable|valorable|imprescindible|indispensable|obligatorio|requerido)(?!\p{L})|\s-\s|:/iu;
const trailing =
  /[\s,-]*(?:(?<!\p{L})(?:(?:is|are|would be|es|ser[ií]a|ser[aá]|un|muy|gran|strongly|highly|a|an|big|huge|strong|definite|also considered)\s)*(?:required|req'd|preferred|desired|desirable|a must|must|plus|bonus|asset|advantage|advantageous|helpful|mandatory|essential|welcome|needed|considered|helps?|mejor)|in hand|even better|(?:so )?much the better|also(?: considered)?|(?:no\s)?(?:deseables?|valorables?|imprescindibles?|indispensables?|excluyente|requerid[oa]s?|vigente|en vigor)|[([](?:no\s)?(?:required|preferred|indispensable|imprescindible)[)\]])\W*$/iu;
const leading =
  /^[\s;,.:*-]*(?:(?:understands?|must(?: have| know)?|have|has|required|requires?|needs?|preferred|bonus|plus|extra credit|also|and|or|with|in|knows?|you know|ideally|preferably|desirable|deseable|imprescindible|indispensable|requisitos|se valora(?:r[aá])?n?|con|en|de|valorable|y|si|adem[aá]s|tambi[eé]n|que|sab(?:es|er|e)|sepas?|tien(?:es|e)|tengas?|manej(?:as|es|ar|e)|manej[aá]s|domin(?:as|es|ar|e)|domin[aá]s|conoc(?:es|er)|conozcas?|us(?:as|es|ar)|hayas|haber|hubieras|knowledge|skills?|at least|including)\b[\s:,]*)+/i;
const typing =
  /\b(?:typ(?:e|es|ing)(?: speed)?(?: of)?\D{0,14}(\d{2,3})\s?(?:net\s)?(?:wpm|words per minute)|(\d{2,3})\s?wpm)\b/i;

/** Verbs that make of a line something to be done, and of what is behind them what it is done with. */
const doing =
  /^(?:read(?:ing)?(?: and interpret(?:ing)?)?|set up and run|operat(?:e|ing)|us(?:e|ing)|prototyp(?:e|ing) (?:with|in)|program(?:ming)?|configur(?:e|ing)|maintain(?:ing)?)\s+/i;

/** Someone's acts without a name: "built territory plans", "shipped features". */
const haveDone = /^(?:built|led|ran|run|drove|sold|grown|grew|taught|written|wrote|[\p{Ll}-]{3,}ed)\s/iu;

/** Said of everything. */
const hollow = /^(?:data|information|software|systems?|tools?|technology|processes)$/i;

/** Without a bracket whose other half is elsewhere. */
const unpaired = (text: string) =>
  text.split('(').length === text.split(')').length ? text : text.replace(/[()]/g, ' ');

const isSoft = (topic: string) => {
  const phrase = phraseOf(termsOf(topic));
  return phrase !== undefined && (skillAt(phrase.skill)?.soft ?? false);
};

const withWhole = (found: SkillFound | null, words: string): SkillFound | null => {
  const whole = inOwnWords(words);
  return found && (whole === null ? found : { ...found, whole });
};

/** "Advanced Excel", "Excel avanzado": how well someone is to know it. */
function withLevel(said: string, name: string): string {
  const ahead = /^(?:an?\s)?(advanced|intermediate|expert[- ]level)\s/iu.exec(said)?.[1];
  if (ahead) return `${asName(ahead.toLowerCase())} ${name}`;
  const behind = /\s((?:(?:a )?nivel )?(?:avanzad[oa]|intermedi[oa]|medio|alto))\W*$/iu.exec(said)?.[1];
  return behind ? `${name} ${behind.toLowerCase()}` : name;
}

const aheadOfPlace = (topic: string) =>
  topic.split(/\s(?:on|with|for|to|at|from|by|per|via|as|into)\s/i)[0] ?? '';

/** An item as a criterion's name; null for what is none. */
function nameOf(item: string, isAsked: boolean, opens: boolean, own: Worked): SkillFound | null {
  const blueprint = /\b(?:blue)?prints?\b/i.test(item) && /read|interpret|blueprint/i.test(item);
  if (blueprint) return { name: 'Blueprint reading', sure: true };
  const said = item
    .replace(leading, '')
    .replace(/^(?:hold|holds|done|used)\s(?:an?\s)?/i, '')
    .replace(trailing, '')
    .replace(cueAtStart, '')
    .replace(doing, '');
  const topic = bareTopic(unpaired(said).replace(/^(?:software|cocina|prior|use of|uso de)\s/i, ''));
  if (
    /^(?:prepare|assist|participate|provide|maintain|manage|develop|ensure|conduct|perform|support|coordinate|create|handle|interpret|drive|lead|work|build|write|own|hit|pass|make|help|identify|monitor|review|respond|serve|deliver|travel|collaborate|partner|plan|speak|think|communicate|adhere|follow|leveraging|crafting|executing|providing|managing|ensuring|assisting|delivering|participating|run|carry|lead|led|complete|attend|report|keep|enter|answer|use|follow)\b/i.test(
      topic,
    ) &&
    !phraseOf(termsOf(topic))
  )
    return null;
  if (haveDone.test(topic) && !phraseOf(termsOf(topic))) return null;
  const done = /^\p{L}+(?:tion|sion|ment|usage|use|handling) of (.+)$/iu.exec(topic)?.[1];
  if (done !== undefined && !phraseOf(termsOf(topic)))
    return phraseOf(termsOf(bareTopic(done))) || looksNamed(done, false)
      ? withWhole(nameOf(done, isAsked, false, own), topic)
      : null;
  // "Deploying models on Kubernetes" asks for what is behind the preposition, if that is a name.
  const placed = /\s(?:on|with|for|to|at|from|by|per|via|as|into)\s(.+)$/i.exec(topic)?.[1];
  if (placed !== undefined && !phraseOf(termsOf(topic)))
    return looksNamed(placed, false)
      ? withWhole(nameOf(placed, isAsked, false, own), looksNamed(aheadOfPlace(topic), true) ? topic : '')
      : null;
  // Languages of one letter, where they are plainly listed.
  if (isAsked && /^[RC]$/.test(topic)) return { name: topic, sure: true };
  if (hollow.test(topic) || /^(?:for|from|between|within|to|at|by|para)\s/i.test(topic)) return null;
  if (topic.length < 2 && !/^[RC]$/.test(topic)) return null;
  if (isSoft(topic) || isUnfit(topic) || topic.length > 48 || isTitle(topic)) return null;
  const phrase = phraseOf(termsOf(topic));
  const skill = phrase && skillAt(phrase.skill);
  if (phrase && skill) {
    if (skill.language) return null;
    // An ordinary word of another trade is none here.
    const fits = !isPlain(phrase) || phrase.terms.length > 1 || isNearTo(phrase, own) || own === null;
    if (!fits && !isAsked) return null;
    if (!isSkillForm(phrase, topic) && !isAsked) return null;
    const near = isAkinTo(phrase.occupations, own);
    const shown = shownTopic(topic);
    return {
      name: shown === skill.name ? shown : asName(shown),
      whole: withLevel(said, shown === skill.name ? shown : asName(topic)),
      sure: own === null || !isPlain(phrase) || (phrase.terms.length === 1 ? isExpected(phrase, own) : near),
    };
  }
  const behindName = leadingName(topic);
  if (behindName) return { name: behindName, sure: true, whole: asName(topic) };
  if (looksNamed(topic, opens)) return { name: asName(topic), sure: true };
  if (/\sexperience\b/i.test(said) && termsOf(topic).length === 1 && termsOf(topic).every(isTradeTerm))
    return { name: `${asName(topic)} experience`, sure: false };
  if (isKnownTopic(topic) && (isAsked || topic.split(' ').length > 1))
    return { name: asName(topic), sure: isAsked };
  return null;
}

/** An item that no list knows, as the posting says it. */
function ownNameOf(item: string, isListed = false): SkillFound | null {
  const name = inOwnWords(item, isListed);
  return name === null ? null : { name, sure: false, inOwnWords: true };
}

const behindPlace = (item: string) => /^.*\s(?:in|with|on|using|at|en|con)\s(.+)$/iu.exec(item)?.[1] ?? '';

/** "Closed books in NetSuite, Sage or Dynamics": of the first of several names, the name. */
function alternativeIn(item: string, own: Worked): SkillFound | null {
  const behind = behindPlace(item);
  return (looksNamed(behind, false) ? nameOf(behind, true, false, own) : null) ?? ownNameOf(item, true);
}

/** A list's demand as one name: an alternative that no list knows is in the posting's words; null where none of it is a name. */
function listName(
  { head, items }: Listed,
  isAsked: boolean,
  opens: boolean,
  asked: Asked,
  own: Worked,
): SkillFound | null {
  const known = items.map((item, at) => {
    const name = nameOf(item, isAsked || items.length > 1, opens && at === 0 && head === '', own);
    // "Shipped apps in React and …": what is done with a known tool.
    const behind = name === null ? behindPlace(item) : '';
    const tool = behind !== '' && looksNamed(behind, false) ? phraseOf(termsOf(behind)) : undefined;
    return name ?? (tool && tool.skill >= 0 ? nameOf(behind, true, false, own) : null);
  });
  const headName = head === '' ? null : nameOf(head, true, opens, own);
  if (known.every((one) => one === null)) {
    if (headName !== null) return headName;
    const words = items.flatMap((item) => ownNameOf(item) ?? []);
    if (words.length === 0) return null;
    const name = either(
      words.map((one, at) => (at === 0 ? one.name : inSentence(one.name))),
      asked.spanish,
      longestName,
    );
    const ahead = head === '' ? null : inOwnWords(head);
    return {
      name: ahead === null ? name : `${ahead} ${asked.spanish ? 'como' : 'such as'} ${name}`,
      sure: false,
      inOwnWords: true,
    };
  }
  const sure = known.some((one) => one?.sure ?? false);
  const joined = either(
    known.flatMap((one) => one?.name ?? []),
    asked.spanish,
    60,
  );
  const named = known.flatMap((one, at) => one ?? alternativeIn(items[at] ?? '', own) ?? []);
  const isSmall = (name: string) =>
    items.some((item) =>
      item.replace(/^an?\s/i, '').startsWith(name.charAt(0).toLowerCase() + name.slice(1)),
    );
  const wholes = named
    .map((one) => one.whole ?? one.name)
    .map((name, at) => (at > 0 && isSmall(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name));
  const ahead = head !== '' && headName === null ? inOwnWords(head) : null;
  const said = either(wholes, asked.spanish);
  const such = asked.spanish ? 'como' : 'such as';
  if (!headName) return { name: joined, sure, whole: ahead === null ? said : `${ahead} ${such} ${said}` };
  const all = `${headName.name} ${such} ${joined}`;
  return {
    name: all.length <= longestName ? all : headName.name,
    sure: true,
    whole: `${headName.name} ${such} ${said}`,
  };
}

/** Skills a text names that the lexicon knows, wherever they stand. */
export function skillsNamed(text: string, own: Worked, asked: Asked): SkillFound[] {
  const { terms, starts, ends } = tokenise(text);
  const hits: { name: string; start: number; end: number; near: boolean }[] = [];
  let covered = -1;
  findPhrases(
    terms,
    (at) => text.slice(starts[at], ends[at]),
    ({ phrase, at }) => {
      const skill = skillAt(phrase.skill);
      if (!skill || at < covered || !isSkillForm(phrase, text.slice(starts[at], ends[at]))) return;
      covered = at + phrase.terms.length;
      if (skill.soft || skill.language || isLicence(skill.name)) return;
      // Cut to their stems, words of two languages are alike: "periods" and "periodismo".
      if (!asked.spanish && isSpanishName(phrase) && phrase.terms.length === 1) return;
      if (isPlain(phrase) && !isNearTo(phrase, own)) return;
      const start = starts[at] ?? 0;
      const last = ends[covered - 1] ?? 0;
      const near = isAkinTo(phrase.occupations, own);
      const written = text.slice(start, last);
      // "Spring Boot" is a name of its own, not "Spring framework".
      const isNamed = /\s\p{Lu}/u.test(written) && /^\p{Lu}/u.test(written);
      hits.push({ name: isNamed ? written : asName(shownName(phrase, written)), start, end: last, near });
    },
  );
  const groups = choiceGroups(text, hits);
  const taken = new Set(groups.flat());
  const found = groups.map((group) => ({
    at: group[0] ?? 0,
    name: either(
      group.map((place) => hits[place]?.name ?? ''),
      asked.spanish,
      60,
    ),
    sure: group.some((place) => hits[place]?.near ?? false),
  }));
  hits.forEach(({ name, near }, at) => {
    if (!taken.has(at)) found.push({ at, name, sure: near });
  });
  return found.sort((a, b) => a.at - b.at).map(({ name, sure }) => ({ name, sure }));
}

/** A name followed by its initials: "Federal Acquisition Regulation (FAR)". */
const abbreviated =
  /((?:\p{Lu}[\p{L}-]+\s(?:(?:of|and|for|the)\s)?){1,5}\p{Lu}[\p{L}-]+)\s\((\p{Lu}{2,6})\)/gu;

function abbreviatedIn(text: string): SkillFound[] {
  return [...text.matchAll(abbreviated)].flatMap(([whole, name = '', short = '']) => {
    const initials = name.match(/\p{Lu}/gu)?.join('') ?? '';
    return initials.endsWith(short) && whole.length <= longestName && !isUnfit(name) && !isUnshown(name)
      ? [{ name: whole, sure: true }]
      : [];
  });
}

/** "Reading of plans and wiring diagrams", "fish and seafood": two things of one head, or of one kind, are one demand. */
function withPairs(listed: Listed[], text: string): Listed[] {
  const [first, second] = listed;
  if (!first || !second || listed.length !== 2 || first.items.length + second.items.length !== 2)
    return listed;
  const [a = '', b = ''] = [first.items[0], second.items[0]];
  const isPlain = (item: string) => !/\p{Lu}|\d/u.test(item.slice(1)) && /^\p{L}/u.test(item);
  const isOne =
    /\s(?:de|del|of)\s|^(?:saber\s)?\p{Ll}+[aei]r\s/iu.test(a) ||
    (phraseOf(termsOf(a)) === undefined && !a.includes(' '));
  const whole = bareDemand(text);
  return isOne && isPlain(a) && isPlain(b) && !/[,;]/.test(whole) && whole.length <= longestName
    ? [{ head: '', items: [whole] }]
    : listed;
}

/** "Nivel avanzado de Excel" is "Excel avanzado". */
const levelBefore =
  /(?<!\p{L})nivel (avanzado|intermedio|alto|medio|usuario|experto) (?:de|en) ([\p{L}\d][\p{L}\d ]*?)(?=\s?[,;.]|\s(?:y|e|o)\s|\s*$)/giu;

/** Demands beyond years, degrees, licences and languages. */
export function readSkills({ text: written, ...rest }: Asked, own: Worked): SkillFound[] {
  const text = written.replace(levelBefore, '$2 $1');
  const asked: Asked = { ...rest, text };
  const typed = typing.exec(text);
  if (typed)
    return [
      { name: `Typing ${typed[1] ?? typed[2]} wpm`, sure: true },
      ...partsOf(text.replace(typed[0], ' ; '), asked, own),
    ];
  const whole = abbreviatedIn(text);
  const left = whole.reduce((before, { name }) => before.replace(name, ' ; '), text);
  return [...whole, ...partsOf(left, asked, own)];
}

/** A few words, or a list of such. */
const isShort = (text: string) =>
  text
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(' ').length <= 9;

/** More words than a few, but a few each. */
const isLongList = (text: string) =>
  /,.*,/.test(text) && text.split(/,\s/).every((item) => item.split(' ').length <= 5);

function partsOf(text: string, asked: Asked, own: Worked): SkillFound[] {
  const found: SkillFound[] = [];
  for (const part of text.split(
    /\s?;\s?|(?<!\be\.g|\bi\.e)\.\s|!+\s?|(?<=\p{L}{3}),\s(?=(?:(?:and\s)?who\s|experience|knowledge|proficien|familiar|ability|conocimient|manejo|dominio|be proficient|know)\w*)/iu,
  )) {
    if (part.trim().length < 2) continue;
    const [, label = '', behind = ''] =
      /^\s*(\p{Lu}[^\s:]*(?:\s(?:of|and|\p{Lu}[^\s:]*)){0,4})\s?:\s+(\S.*)$/u.exec(part) ?? [];
    // Words before a colon introduce what follows, unless they are known by themselves: "Excel: pivot tables".
    if (behind !== '' && phraseOf(termsOf(label)) === undefined) {
      found.push(...partsOf(behind, asked, own));
      continue;
    }
    if (/\bportfolio\b(?! (?:of|management|company|companies))/i.test(part) && part.length < 80) {
      found.push({ name: 'Portfolio', sure: true });
      continue;
    }
    const asks = cue.exec(part);
    const listedAhead = /^(.{3,})[,;]\s(?:and\s|y\s)?$/is.exec(asks ? part.slice(0, asks.index) : '')?.[1];
    // "Encompass or Calyx Point, experience in lending": what stands before is a demand of its own.
    if (asks && listedAhead !== undefined && (isShort(listedAhead) || isLongList(listedAhead))) {
      found.push(...partsOf(listedAhead, asked, own), ...partsOf(part.slice(asks.index), asked, own));
      continue;
    }
    const plain = (asks ? part.slice(asks.index + asks[0].length) : part)
      .replace(trailing, '')
      .replace(leading, '');
    const isHeadOfList = /^[^,:]{3,50}?(?:\s-\s|:\s)[^:]*(?:,|\s(?:or|o|u)\s)/iu.test(plain);
    const cut = (isHeadOfList ? plain : (plain.split(end)[0] ?? '')).trim();
    const isLong = asks === null && !isShort(cut) && isLongList(cut);
    const before = asks ? part.slice(0, asks.index).replace(leading, '').trim() : '';
    const listed = asks || isShort(cut) || isLong ? withPairs(listedIn(cut), cut) : [];
    // "Kyriba or another one": the first word is a name, and not only the sentence's beginning.
    const opens = asks === null && !/\sor (?:an)?other\s|\sor (?:similar|equivalent|comparable)/i.test(cut);
    const named = listed.flatMap(
      (list, at) => listName(list, asks !== null, opens && at === 0, asked, own) ?? [],
    );
    // "MRI experience with Siemens": what stands before counts where it is a name.
    const ahead = before !== '' && before.split(' ').length <= 4 ? nameOf(before, true, true, own) : null;
    if (ahead && !/\b(?:strong|prior|previous)\b/i.test(before)) found.push(ahead);
    // Where a phrase was cut and no list knows what is left, the whole phrase is what is asked for.
    const isCut =
      cut.length < plain.trim().length && named.length > 0 && named.every((one) => one.inOwnWords);
    if (isCut) named.splice(0);
    const known = named.some((one) => !one.inOwnWords) && !isLong ? [] : skillsNamed(part, own, asked);
    // Of a long list, what is known by name is matched; a recruiter confirms all of it.
    if (isLong && named.length > 0) {
      found.push(...known.map((one): SkillFound => ({ ...one, isPart: true })));
      found.push(
        ...named.map((one): SkillFound => ({ ...one, name: one.whole ?? one.name, inOwnWords: true })),
      );
      continue;
    }
    // One thing with more words around it is put in those words; several are each a demand.
    const words = named.length === 0 && known.length < 2 ? ownNameOf(part) : null;
    found.push(
      ...named,
      ...known.map((one): SkillFound => (words || named.length > 0 ? { ...one, isPart: true } : one)),
    );
    if (words) found.push(words);
  }
  return found;
}
