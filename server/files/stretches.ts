/** Stretches of lines a file draws in another order than they are read in. */
import { isSectionHeading } from './sectionHeadings.ts';
import { type Line, textOf } from './textLines.ts';

interface Stretch {
  lines: Line[];
  x: number;
  end: number;
  top: number;
  bottom: number;
}

/** More stretches than this are left as they are drawn. */
const mostStretches = 300;

/** Runs of lines each of which stands below the one before. */
function stretchesOf(lines: readonly Line[]): Stretch[] {
  const stretches: Stretch[] = [];
  let lastY = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const stretch = stretches.at(-1);
    if (stretch && line.y <= lastY + line.size * 0.4 && overlap(stretch, line) > 0) {
      stretch.lines.push(line);
      stretch.x = Math.min(stretch.x, line.x);
      stretch.end = Math.max(stretch.end, line.end);
      stretch.bottom = Math.min(stretch.bottom, line.y);
    } else {
      stretches.push({ lines: [line], x: line.x, end: line.end, top: line.y + line.size, bottom: line.y });
    }
    lastY = line.y;
  }
  return stretches;
}

/** How much of the narrower one's width two things share. */
function overlap(a: { x: number; end: number }, b: { x: number; end: number }): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.x, b.x);
  return shared / Math.max(1, Math.min(a.end - a.x, b.end - b.x));
}

/** Of two stretches in one column, the upper is read first. */
const mustPrecede = (upper: Stretch, lower: Stretch) =>
  upper.bottom >= lower.top - 2 && overlap(upper, lower) > 0.3;

const isHeading = ({ lines: [line], ...stretch }: Stretch) =>
  line !== undefined && stretch.bottom === line.y && isSectionHeading(textOf(line));

const stretchOf = (lines: Line[]): Stretch => ({
  lines,
  x: Math.min(...lines.map(({ x }) => x)),
  end: Math.max(...lines.map(({ end }) => end)),
  top: Math.max(...lines.map(({ y, size }) => y + size)),
  bottom: Math.min(...lines.map(({ y }) => y)),
});

/** Parts a stretch where a heading that was drawn apart stands between its lines. */
function partedByHeadings(drawn: readonly Stretch[]): Stretch[] {
  const stretches = drawn.flatMap((stretch) =>
    stretch.lines.every((line) => isSectionHeading(textOf(line)))
      ? stretch.lines.map((line) => stretchOf([line]))
      : [stretch],
  );
  const headings = stretches.filter(isHeading);
  return stretches.flatMap((stretch) => {
    const within = headings.filter(
      (heading) =>
        heading !== stretch &&
        heading.bottom < stretch.top &&
        heading.bottom > stretch.bottom &&
        overlap(heading, stretch) > 0.3,
    );
    if (within.length === 0) return [stretch];
    const groups = Map.groupBy(
      stretch.lines,
      ({ y }) => within.filter((heading) => heading.bottom > y).length,
    );
    return [...groups.values()].map(stretchOf);
  });
}

/** The stretch that stands next below a heading. */
function belowHeading(heading: Stretch, left: readonly Stretch[]): Stretch | undefined {
  return left
    .filter((other) => other.top <= heading.top && overlap(heading, other) > 0.3)
    .toSorted((a, b) => b.top - a.top)[0];
}

/** The lines as drawn, but that nothing is read before what stands above it in its column. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const left = partedByHeadings(stretchesOf(lines));
  if (left.length < 2 || left.length > mostStretches) return [...lines];
  const ordered: Stretch[] = [];
  while (left.length > 0) {
    const isOpen = (stretch: Stretch) =>
      left.every((other) => other === stretch || !mustPrecede(other, stretch));
    const last = ordered.at(-1);
    const below = last && isHeading(last) ? belowHeading(last, left) : undefined;
    const next = below && isOpen(below) ? left.indexOf(below) : left.findIndex(isOpen);
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered.flatMap((stretch) => stretch.lines);
}

/** A name's letters are larger than all others by this much. */
const nameSize = 1.25;
/** More lines than this above the first heading are no head. */
const longestHead = 12;

/**
 * The lines with the name and what stands below it first, where a side bar was drawn before. What comes up to the next
 * heading goes with it, as otherwise it would be read as the last part of the side bar.
 */
export function headFirst(lines: readonly Line[]): Line[] {
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => b - a);
  const largest = sizes[0] ?? 0;
  const at = lines.findIndex(({ size }) => size === largest);
  const name = lines[at];
  const isName =
    name && at > 0 && largest >= (sizes[1] ?? 0) * nameSize && /\p{L}{2}.*\p{L}{2}/u.test(textOf(name));
  if (!isName) return [...lines];
  const before = lines.slice(0, at);
  // A page's title above the name is in its place, and a name below the middle is none.
  const isBeside = before.some((line) => line.y < name.y && overlap(line, name) <= 0.3);
  const isUpper = lines.filter(({ y }) => y > name.y).length * 3 <= lines.length;
  if (!isBeside || !isUpper) return [...lines];
  const length = lines.slice(at).findIndex((line) => isSectionHeading(textOf(line)));
  if (length < 1 || length > longestHead) return [...lines];
  return [...lines.slice(at, at + length), ...before, ...lines.slice(at + length)];
}
