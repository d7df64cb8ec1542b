/** Which things of a posting are alternatives, so that they become one criterion. */

/** Where something that is asked for stands in a clause. */
interface Named {
  start: number;
  end: number;
}

const between = /^\s?(?:,?\s(?:and\/)?or\s(?:an?\s)?|\/)\s?$/i;
const comma = /^\s?,\s?$/;
/** Behind these everything up to the sentence's end is one of several. */
const anyOf =
  /\b(?:any|one(?: or more)?|at least one|some|two(?: or more)?)\s+of(?:\s+(?:the following|these|those))?\b|\beither\b|\bor more of\b/gi;
/** Behind these stand examples of what stands before them. */
const suchAs = /\b(?:such as|e\.g\.|for example|for instance|like)\b/gi;
const sentenceEnd = /[.;!?](?=\s|$)(?<!\be\.g\.|\bi\.e\.)|\)/;

/** A line behind which alternatives stand on lines of their own. */
export const opensChoice =
  /\b(?:any|one|at least one|one or more|some)\s+(?:or more\s+)?of (?:the following|these|those)\b[A-Za-z\s/&,]{0,50}[:!\s-]*$/i;

/** Groups of places in `named`, which are in order, that stand for one demand; each of at least two. */
export function choiceGroups(text: string, named: readonly Named[]): number[][] {
  const groups: number[][] = [];
  const until = (from: number) => {
    const end = sentenceEnd.exec(text.slice(from));
    return end ? from + end.index : text.length;
  };
  const inside = (from: number, to: number) =>
    named.flatMap(({ start, end }, place) => (start >= from && end <= to ? [place] : []));
  for (const cue of text.matchAll(anyOf)) {
    const from = cue.index + cue[0].length;
    const marks =
      /^[^A-Za-z\d(]*(?:skills?|specialties|areas|tools|languages|technologies|\W)*[!:]*\s*/i.exec(
        text.slice(from),
      );
    const begin = from + (marks?.[0].length ?? 0);
    // An explanation in brackets behind an abbreviation is no end.
    const rest = text.slice(begin).replace(/\([^)]{0,60}\)/g, (inner) => ' '.repeat(inner.length));
    const end = sentenceEnd.exec(rest);
    groups.push(inside(begin, end ? begin + end.index : text.length));
  }
  for (const cue of text.matchAll(suchAs)) {
    const from = cue.index + cue[0].length;
    const head = named.findLastIndex(
      ({ end }) => end <= cue.index && cue.index - end <= 30 && !text.slice(end, cue.index).includes('. '),
    );
    const examples = inside(from, until(from));
    groups.push(head >= 0 && examples.length > 0 ? [head, ...examples] : examples);
  }
  let run: number[] = [];
  let isChoice = false;
  const close = () => {
    if (isChoice) groups.push(run);
    isChoice = false;
  };
  named.forEach(({ start }, place) => {
    const gap = text.slice(named[place - 1]?.end ?? 0, start);
    if (run.length > 0 && (between.test(gap) || comma.test(gap))) {
      run.push(place);
      isChoice ||= between.test(gap);
      return;
    }
    close();
    run = [place];
  });
  close();
  return groups.filter((group) => group.length > 1);
}
