/** Lists in a demand: "React, Vue or Angular", "Python and SQL", "a CRM such as Salesforce or HubSpot". */

import { bareTopic } from './topics.ts';

/** Things that are asked for together; several are alternatives. */
export interface Listed {
  /** The word whose examples the alternatives are: "CRM" before "such as". */
  head: string;
  items: string[];
}

const suchAs =
  /\s*[,(]?\s*(?<!\p{L})(?:such as|e\.g\.,?|eg\.?|i\.e\.,?|for example,?|for instance,?|like|por ejemplo|tales? como|como)(?!\p{L})[:,]?\s*/iu;
const including = /\s*[,(]?\s*\b(?:including(?: but not limited to)?|incl\.?|incluyendo)\s+/i;
const anyOf =
  /^.*?\b(?:any|one|at least one|either|some|two)(?:\s+or\s+more)?\s+of(?:\s+(?:the following|these|those))?(?:\s(?:tools|languages|technologies|skills))?\s*:?\s*/i;
const orWord =
  /\s+(?:or|and\/or|o|u)\s+(?!(?:more|m[aá]s|better|higher|above|superior|less|fewer|menos)(?!\p{L}))|(?<=\p{L}{2})\s?\/\s?(?=\p{L}{2})/iu;
/** Slashes inside a name: "CI/CD", "SAP FI/CO", "HTML/CSS". */
const nameWithSlash =
  /^(?:CI\/CD|[A-Z]{2,5}\/[A-Z]{2,5}|[A-Z]{1,3}\/[A-Z]{1,3}|.*\b(?:CM\/PCS|C&I)|TCP\/IP|PL\/SQL|UI\/UX|UX\/UI|A\/B.*|HTML\/CSS|DNS\/DHCP|[A-Z]+ [A-Z]{2}\/[A-Z]{2})$/i;
const orAlike =
  /^(?:an?\s|any\s|some\s|otr[oa]s?\s)?(?:equivalents?|similar(?:es)?|comparable|related|others?|another|alike|af[ií]n(?:es)?|etc|the like|code|state equivalent)\b/i;

const clean = (item: string) =>
  item.replace(/^[\s,;:.*-]+|[\s,;:.*-]+$/g, '').replace(/^(?:and|or|y|e|o|both|either)\s+/i, '');

/** A list's items, where commas and "or" set apart alternatives. */
const itemsOf = (text: string) =>
  text
    .split(
      /,\s+(?:or|and|and\/or|o|u|y)\s+|,\s+|\s+(?:or|and\/or|and|&|\+|o|u|y|e)\s+(?!de(?:l| la)?\s\p{Ll}|(?:more|m[aá]s|better|higher|above|superior|less|fewer|menos)(?!\p{L}))|;/iu,
    )
    .flatMap((item) =>
      nameWithSlash.test(bareTopic(item)) ? [item] : item.split(/(?<=[\p{L}+#]{2,})\s?\/\s?(?=\p{L}{2,})/u),
    )
    .map(clean)
    .filter((item) => item !== '' && !orAlike.test(item));

/** The demands in a few words, each with its alternatives. */
export function listedIn(text: string): Listed[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const any = anyOf.exec(plain);
  if (any) {
    const listed = plain.slice(any[0].length);
    // "SQL and one of Python or Scala": what stands before is asked for beside them.
    const [, ahead = ''] =
      /^(.{2,60}?),?\s(?:and|plus|y|&)\s(?:any|one|at least one|either|some|two)\b/i.exec(any[0]) ?? [];
    const heads = ahead === '' ? [] : listedIn(ahead);
    // Words in brackets behind an abbreviation explain it.
    const items = itemsOf(listed.replace(/\([^()]*\)/g, ' '));
    return [...heads, { head: '', items: items.length > 1 ? items : itemsOf(listed.replace(/[()]/g, ' ')) }];
  }

  const inBrackets = /^(.*?)\s*\(([^()]{2,120})\)\s*(.*)$/.exec(plain);
  if (inBrackets) {
    const [, before = '', inner = '', after = ''] = inBrackets;
    const examples = inner.replace(suchAs, '').replace(including, '');
    const items = itemsOf(examples);
    const isExamples =
      suchAs.test(inner) || (items.length > 1 && !/\b(?:must|required|preferred|not)\b/i.test(inner));
    const heads = listedIn(before);
    const last = heads.at(-1);
    // "SAP IBP (or Kinaxis)" is one of several, not an example of the others.
    if (/^\s*(?:or|o)\s/i.test(inner) && last && last.head === '')
      return [...heads.slice(0, -1), { head: '', items: [...last.items, ...items] }];
    if (isExamples && last && last.items.length === 1 && last.head === '')
      return [
        ...heads.slice(0, -1),
        { head: last.items[0] ?? '', items },
        ...listedIn(after.replace(/^[,;]?\s*(?:and|or|y|o)?\s+/i, '')),
      ];
    return listedIn(`${before} ${after}`);
  }

  // "A table format - Iceberg, Delta or Hudi", "Relational databases: PostgreSQL or Oracle".
  const [, kind = '', kinds = ''] =
    /^([^,:]{3,50}?)(?:\s-\s|:\s)([^:]+\s(?:or|o|u)\s[^:]+|[^:]+,\s[^:]+)$/iu.exec(plain) ?? [];
  if (kinds !== '' && !/\s(?:or|o|u|and|y)\s/i.test(kind)) {
    const items = itemsOf(kinds);
    if (items.length > 1 && items.every((item) => item.split(' ').length < 5))
      return [{ head: clean(kind), items }];
  }

  const examples = suchAs.exec(plain);
  if (examples) {
    const head = clean(plain.slice(0, examples.index));
    const items = itemsOf(plain.slice(examples.index + examples[0].length).replace(/[()]/g, ' '));
    const heads = head === '' ? [] : listedIn(head);
    const last = heads.at(-1);
    if (items.length > 0)
      return [...heads.slice(0, -1), { head: last?.items.length === 1 ? (last.items[0] ?? '') : '', items }];
  }
  const head = plain.split(including)[0] ?? plain;
  const found: Listed[] = [];
  for (const chunk of head.split(
    /;|,\s+(?:and|with|plus|as well as|así como)\s+|\s+(?:as well as|así como|plus)\s+|,\s+y\s+/i,
  )) {
    const items = itemsOf(chunk);
    if (items.length === 0) continue;
    const slashed = chunk
      .split(/[,\s]/)
      .every((word) => nameWithSlash.test(word.replace(/[.,]$/, '')) || !word.includes('/'));
    const isChoice = orWord.test(slashed ? chunk.replaceAll('/', '-') : chunk);
    // "Kafka, AWS, Docker/Kubernetes", "Buk o Talana, Previred, Excel": only two are one.
    const isOfTwo = /,\s[^,]+$/.test(chunk) && !/,[^,]*\s(?:or|and\/or|o|u)\s|,\s(?:or|o|u)\s/i.test(chunk);
    if (isChoice && (isOfTwo || (/,\s/.test(chunk) && !/\s(?:or|and\/or|o|u)\s/i.test(chunk)))) {
      for (const part of chunk.split(/,\s+|\s+(?:and|y|&)\s+/i))
        found.push({ head: '', items: itemsOf(part) });
      continue;
    }
    if (isChoice && / (?:and|y|&) /i.test(chunk) && items.length > 2) {
      // "Python and SQL or R" asks for Python, and for one of two.
      for (const part of chunk.split(/\s+(?:and|y|&)\s+/i)) found.push({ head: '', items: itemsOf(part) });
    } else if (isChoice) found.push({ head: '', items });
    else for (const item of items) found.push({ head: '', items: [item] });
  }
  return found;
}
