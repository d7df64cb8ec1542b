/** Stretches of lines a file draws in another order than they are read in. */
import type { Line } from './textLines.ts';

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

/** The lines as drawn, but that nothing is read before what stands above it in its column. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const left = stretchesOf(lines);
  if (left.length < 2 || left.length > mostStretches) return [...lines];
  const ordered: Stretch[] = [];
  while (left.length > 0) {
    const next = left.findIndex((stretch) =>
      left.every((other) => other === stretch || !mustPrecede(other, stretch)),
    );
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered.flatMap((stretch) => stretch.lines);
}
