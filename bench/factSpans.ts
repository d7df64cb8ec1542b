/** Whether every fact rests on words of the resume: they are there, and without them the fact is not read. */
import type { ResumeFacts } from '../schemas/facts.ts';
import { readFacts } from '../server/matching/reading/facts.ts';
import { collapse } from '../server/matching/text/quote.ts';

interface Fact {
  quote: string;
  /** The fact's content, to recognise it in another reading. */
  says: string;
}

/** Facts by their kind. */
const kinds: Record<string, (facts: ResumeFacts) => Fact[]> = {
  positions: ({ positions }) =>
    positions.map(({ quote, title, employer, from, to }) => ({
      quote,
      says: [title, employer, from, to].join('|'),
    })),
  degrees: ({ education }) =>
    education.map(({ quote, level, field, school }) => ({ quote, says: [level, field, school].join('|') })),
  licences: ({ licences = [] }) => licences.map(({ quote, name }) => ({ quote, says: name })),
  languages: ({ languages = [] }) => languages.map(({ quote, name }) => ({ quote, says: name })),
  places: ({ places }) => places.map((name) => ({ quote: name, says: name })),
};

/** A text without any occurrence of a quotation; spaces of the quotation may be line breaks or tabs in the text. */
function without(text: string, quote: string): string {
  const pattern = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
  return text.replace(new RegExp(pattern, 'g'), '');
}

interface Count {
  facts: number;
  quoted: number;
  gone: number;
}

/** @returns for each kind the number of facts, of those quoted word for word, and of those that disappear with their words */
export function factSpans(texts: readonly string[], today: string): Map<string, Count> {
  const counts = new Map(Object.keys(kinds).map((kind) => [kind, { facts: 0, quoted: 0, gone: 0 }]));
  for (const text of texts) {
    const facts = readFacts(text, today);
    const whole = collapse(text);
    const readings = new Map<string, ResumeFacts>();
    for (const [kind, read] of Object.entries(kinds)) {
      const count = counts.get(kind);
      if (!count) continue;
      const all = read(facts);
      for (const { quote, says } of all) {
        count.facts += 1;
        if (quote !== '' && whole.includes(quote)) count.quoted += 1;
        const rest = readings.get(quote) ?? readFacts(without(text, quote), today);
        readings.set(quote, rest);
        const before = all.filter((fact) => fact.says === says).length;
        if (read(rest).filter((fact) => fact.says === says).length < before) count.gone += 1;
      }
    }
  }
  return counts;
}
