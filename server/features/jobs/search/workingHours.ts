/** Working hours in a text, told as parts of the day: "de 20 a 23 h" is an evening and a night. */

type PartOfDay = 'morning' | 'evening' | 'night';

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.\s?m\.|p\.\s?m\.|h(?:s|rs|oras)?\b\.?)?`;
const ranges = new RegExp(
  String.raw`(?<![\d:.,/$€])${clock}\s*(?:-|–|—|to|until|till|a|hasta)\s*(?:las?\s+)?${clock}(?![\d/%])`,
  'gi',
);

/** A longer day is when a place is open, not when one works. */
const longestDay = 16;
const [nightFrom, nightTo] = [20, 30];
const [eveningFrom, eveningTo] = [17, 23];
const [noon, latestMorning] = [12, 15.5];

const isAfternoon = (mark: string | undefined) => /^p/i.test(mark ?? '');
const isForenoon = (mark: string | undefined) => /^a/i.test(mark ?? '');

const hourOf = (hour: string | undefined, minutes: string | undefined, mark: string | undefined) => {
  const told = Number(hour) + Number(minutes ?? 0) / 60;
  if (isAfternoon(mark)) return told < 12 ? told + 12 : told;
  return isForenoon(mark) && told >= 12 ? told - 12 : told;
};

/** Hours from a first to a last one, counted on beyond midnight; null for numbers that are no hours. */
function hoursOf(match: RegExpMatchArray): readonly [number, number] | null {
  const [, first, firstMinutes, firstMark, last, lastMinutes, lastMark] = match;
  const isMarked =
    Boolean(firstMark ?? lastMark) || (firstMinutes !== undefined && lastMinutes !== undefined);
  if (!isMarked || Number(first) > 24 || Number(last) > 24) return null;
  // "5 to 10 pm" is all in the afternoon, "9 to 5 pm" is not.
  const isShared = firstMark === undefined && isAfternoon(lastMark) && Number(first) < Number(last);
  const from = hourOf(first, firstMinutes, isShared ? lastMark : firstMark);
  const to = hourOf(last, lastMinutes, lastMark);
  return [from, to > from ? to : to + 24];
}

const shared = (a: readonly [number, number], from: number, to: number) =>
  Math.max(0, Math.min(a[1], to) - Math.max(a[0], from));

function partsOf(hours: readonly [number, number]): PartOfDay[] {
  const [from, to] = hours;
  const all = to - from;
  if (all > longestDay) return [];
  const atNight = shared(hours, nightFrom, nightTo) + shared(hours, nightFrom - 24, nightTo - 24);
  const isEvening = from >= noon && from < eveningTo - 1 && shared(hours, eveningFrom, eveningTo) >= 1;
  return [
    ...(from >= 4 && from < noon && to <= latestMorning ? (['morning'] as const) : []),
    ...(isEvening ? (['evening'] as const) : []),
    ...(atNight > all / 2 ? (['night'] as const) : []),
  ];
}

/** @returns each part once */
export const partsOfDay = (text: string): PartOfDay[] => [
  ...new Set([...text.matchAll(ranges)].map(hoursOf).flatMap((hours) => (hours ? partsOf(hours) : []))),
];
