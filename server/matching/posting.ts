/** A posting's text cut into clauses, however badly it was pasted. */

import { isTradeTerm } from './lexicon/phrases.ts';
import { opensChoice } from './propose/choices.ts';
import { stem } from './stem.ts';

/** What a clause of a posting is for. */
export type ClauseKind = 'REQUIREMENT' | 'DUTY' | 'OTHER';

export interface Clause {
  text: string;
  kind: ClauseKind;
  /** The clause, or the heading above it, says that it is a wish and not a condition. */
  nice: boolean;
  /** Clauses of the same number are alternatives: lines below "at least one of the following". */
  choice?: number;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  mdash: '-',
  hellip: '…',
};

/** Words written with a capital inside; a break there is no lost line break. */
const inside =
  /^(?:Java|Type|Coffee|Action)Script|^(?:Linked|Post|My|You|Word|Power|Quick|Net|Git|Dev|Hoot|Red|Free|Auto|Solid|Mat|Lab|Sales|Hub|Share|Click|One|Team|Photo|After|Mail|Snap|What|Face|Air|Door|Mc|Mac|Data|Mongo|Big|Cloud|Open|Smart|Info|Block|Pay|Type|Drop|Tik|In|Corel|Quark|Dream|Key|Micro|Code|Web|Class|Blue|Work|Black)(?:in|In|greSQL|SQL|Tube|Press|Point|Books|Suite|Hub|Lab|Ops|Hat|BSD|CAD|Works|lab|LAB|View|force|Force|Spot|Point|Up|Drive|Note|Viewer|Shop|Chimp|Chat|App|Book|BnB|Dash|Donald|Book|Bricks|Stage|DB|Query|Flare|Sheet|Path|Pal|Box|Tok|Draw|XPress|Weaver|Sight|Robe|Kit|Design|Station|Igniter|Dojo|Pen|Linc|Beam|Day|Baud|Board)/;

/** Lines this short are whole as they are. */
const shortLine = 90;

const unglue = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length > shortLine ? unglueLine(line) : line))
    .join('\n');

function unglueLine(text: string): string {
  const seen = new Map<string, number>();
  for (const [word] of text.matchAll(/[A-Za-z]{3,60}/g)) seen.set(word, (seen.get(word) ?? 0) + 1);
  return text
    .replace(/[A-Za-z]{4,80}/g, (word) => {
      if (isTradeTerm(stem(word.toLowerCase()))) return word;
      if (
        !/[a-z][A-Z]/.test(word) ||
        inside.test(word) ||
        (seen.get(word) ?? 0) > 1 ||
        /^[a-z]{1,2}[A-Z]/.test(word)
      )
        return word;
      return word.replace(/([a-z]{2})([A-Z][a-z]+|[A-Z]{3,})/g, '$1\n$2');
    })
    .replace(/\b([A-Z]{3,})([A-Z][a-z]{2,})/g, '$1\n$2')
    .replace(/((?:[a-z]{3}|\d)[.!?;:)\]]{1,2}|[.!?]["”])(?=[A-Z][a-z]|[A-Z]\s|[A-Z]{4}|\d+\+?\s)/g, '$1\n')
    .replace(/([a-z)]{2})(?=\d{1,2}\s?(?:\+|-|–|to|or more)?\s?\d{0,2}\s?\+?\s(?:years?|yrs))/gi, '$1\n')
    .replace(/((?:degree|years?|experience|required|preferred|plus|skills?)[.)]?)(?=[A-Z][a-z]+\s)/g, '$1\n')
    .replace(/([a-z.;])\*(?=[A-Z])/g, '$1\n');
}

/** A posting's text with entities decoded, tags gone and lost line breaks put back. */
export function tidyPosting(text: string): string {
  const plain = text
    .slice(0, 40_000)
    .replace(/<(?:br|\/?p|\/?li|\/?ul|\/?div|\/?h\d)[^<>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(
      /&(?:#(\d{1,6})|([a-z]{2,8}));/gi,
      (whole, code: string | undefined, name: string | undefined) =>
        code
          ? String.fromCodePoint(Math.min(Number(code), 0x10ffff))
          : (entities[(name ?? '').toLowerCase()] ?? whole),
    )
    .replace(/#(?:URL|EMAIL|PHONE)_[0-9a-f]{1,80}#/g, ' ')
    .normalize('NFKC')
    .replace(/\u2028/g, '\n')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    // Words in bold are words; a line that is bold as a whole is a heading and stays.
    .replace(/^.*\*\*.*$/gm, (line) =>
      /^\s*\*\*.*\*\*:?\s*$/.test(line) ? line : line.replaceAll('**', ''),
    );
  return unglue(plain);
}

const requirementHeading =
  /^you$|\b(?:requirements?|qualifications?|must[- ]haves?|what you(?:'ll)? (?:need|bring)|you have|about you|who you are|skills|experience|education|we(?:'re| are) looking for|ideal candidate|what we need|knowledge|credentials)\b/i;
const niceHeading =
  /\b(?:nice[- ]to[- ]haves?|preferred|bonus(?: points)?|desired|desirable|pluses|good to have|would be great)\b/i;
const dutyHeading =
  /\b(?:responsibilit|duties|what you(?:'ll| will) do|the role|job summary|position summary|essential functions?|overview|job description|day[- ]to[- ]day|your role|tasks)/i;
/** Headings that need no mark to be seen as such. */
const plainHeading =
  /^(?:(?:job|position|role|key|minimum|basic|required|preferred|desired|essential|core|additional|other|main|primary|your|the|and|or|&)\s)*(?:responsibilities|requirements?|qualifications|duties|skills|experience|education|functions|summary|overview|description|benefits|perks|information|company|certifications|knowledge|abilities|nice to haves?|about us|who we are|what we offer|what you'?ll do|what you will do|what you bring|bonus points|competencies|tasks|profile)(?:\s(?:and|&|or|required|preferred|desired|include|needed|qualifications|requirements|skills|experience|education|duties|responsibilities|knowledge|abilities|are|as follows|is|the|for|of)){0,5}$/i;
const otherHeading =
  /\b(?:about (?:us|the company|the network)|who we are|benefits|perks|what we offer|we offer|compensation|how to apply|to apply|equal opportunity|company (?:description|overview)|why (?:us|join)|other information|background|salary)\b/i;
const nice =
  /\b(?:(?:a|is an?|big|huge|strong|definite)?\s?(?:plus|bonus|asset)\b|prefer(?:red|ably|ence)?|desir(?:ed|able)|nice to have|advantage(?:ous)?|ideally|would be (?:great|nice|helpful)|not required|optional|good to have|welcome|valued)\b/i;
const mustWords = /\b(?:require[ds]?|must|mandatory|essential|minimum|at least|necessary)\b/i;
const otherClause =
  /\b(?:401\(?k|paid time off|equal (?:opportunity|employment)|affirmative action|salary|per hour|we (?:recruit|staff|offer|pay|cover|give|provide)|bonus plans?|our (?:team|company|mission|clients|employees|success)|please (?:send|submit|apply|visit|respond)|cover letter|apply (?:online|now|today)|founded in|benefits (?:include|package))\b/i;

/** A heading: a short line, ending in a colon or written as Markdown or in capitals or in title case with no verb's ending. */
function headingOf(line: string): { kind: ClauseKind; nice: boolean } | null {
  const text = line.replace(/^[#*_\s]+|[*_\s:.]+$/g, '');
  const words = text.split(/\s+/).length;
  const marked =
    /^#{1,6}\s|^\*\*.*\*\*:?$|:\s*$/.test(line) || (text === text.toUpperCase() && /[A-Z]/.test(text));
  if (words > 6 || (!marked && words > 4) || /\d/.test(text)) return null;
  if (!marked && /[.;,]$/.test(line.trim())) return null;
  if (!marked && !plainHeading.test(text)) return null;
  if (niceHeading.test(text)) return { kind: 'REQUIREMENT', nice: true };
  if (otherHeading.test(text)) return { kind: 'OTHER', nice: false };
  if (dutyHeading.test(text)) return { kind: 'DUTY', nice: false };
  if (requirementHeading.test(text)) return { kind: 'REQUIREMENT', nice: false };
  return marked && words <= 5 ? { kind: 'OTHER', nice: false } : null;
}

/** A heading on the line of what it is over: "Qualifications: BSN; two years of …". */
function headingBefore(line: string): { kind: ClauseKind; nice: boolean; rest: string } | null {
  const [, name = '', rest = ''] = /^([A-Z][A-Za-z' -]{3,40}):\s+(\S.*)$/.exec(line) ?? [];
  const heading = rest === '' || !plainHeading.test(name) ? null : headingOf(`${name}:`);
  return heading ? { ...heading, rest } : null;
}

/** Parts between commas that are demands of their own, several words each, so that a wish in one is not in all. */
function ownClauses(text: string): string[] {
  const parts = text.split(/,\s+/);
  const words = text.split(/\s+/).length;
  // "Kafka, or having been on call, is a plus" is one wish.
  if (parts.some((part) => /^(?:is|are|would|will)\b/i.test(part) || !part.includes(' '))) return [text];
  return parts.length > 1 && words / parts.length >= 3.5 && !/^(?:and|or)\b/.test(parts.at(-1) ?? '')
    ? parts
    : [text];
}

/** A longer line is no item of a list of alternatives, in words. */
const longestChoice = 14;

/** The clauses of a posting in order, at most 400. */
export function clausesOf(description: string): Clause[] {
  const found: Clause[] = [];
  let kind: ClauseKind = 'DUTY';
  let underNice = false;
  let choices = 0;
  let inChoice = false;
  for (const line of tidyPosting(description).split(/\n|[•●▪◦·]|\*[ \t]|^\s*[-*]\s/m)) {
    const plain = line
      .replace(/\s+/g, ' ')
      .replace(/^[\s\-*•>]+/, '')
      .trim();
    if (plain.length < 2) continue;
    if (opensChoice.test(plain)) {
      choices += 1;
      inChoice = true;
      if (kind !== 'OTHER') kind = 'REQUIREMENT';
      underNice = nice.test(plain) && !mustWords.test(plain.replace(/at least/gi, ''));
      continue;
    }
    const heading = headingOf(line.trim());
    if (heading || plain.split(' ').length > longestChoice) inChoice = false;
    if (heading) {
      kind = heading.kind;
      underNice = heading.nice;
      continue;
    }
    const inline = headingBefore(plain);
    if (inline) {
      kind = inline.kind;
      underNice = inline.nice;
    }
    let before = false;
    for (const sentence of (inline?.rest ?? plain).split(/(?<=[a-z)\d]{2}[.!?])\s+(?=[A-Z"\d])|;\s+/)) {
      const text = sentence.trim();
      if (text.length < 2) continue;
      const isNice: boolean =
        (underNice && !/\brequired\b/i.test(text.replace(/not required/gi, ''))) ||
        nice.test(text.replace(/\((?:[^\s)]{1,30}\s){2,20}[^\s)]{1,30}\)/g, ' ')) ||
        (before && /^so (?:is|are)\b/i.test(text));
      before = isNice;
      const asks = mustWords.test(text) || nice.test(text);
      const own: ClauseKind = otherClause.test(text)
        ? 'OTHER'
        : asks && kind !== 'OTHER'
          ? 'REQUIREMENT'
          : kind;
      const parts = isNice && !underNice ? ownClauses(text) : [text];
      for (const part of parts)
        found.push({
          text: part.slice(0, 600),
          kind: own,
          nice: parts.length > 1 ? nice.test(part) : isNice,
          ...(inChoice && { choice: choices }),
        });
      if (found.length >= 400) return found;
    }
  }
  return found;
}
