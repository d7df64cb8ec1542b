/** A scan without the grain of its paper and its camera, which costs the engine ten times as long and most words. */
import type { PagePicture } from './pagePicture.ts';

/** Neighbors differ by more than this many shades, in the middle, only where a page is grainy. */
const grainy = 3;
/** Every so many pixels one is looked at. */
const step = 97;

function isGrainy(gray: Uint8Array): boolean {
  const differences: number[] = [];
  for (let at = 0; at + 1 < gray.length; at += step)
    differences.push(Math.abs((gray[at] ?? 0) - (gray[at + 1] ?? 0)));
  return (differences.toSorted((a, b) => a - b)[differences.length >> 1] ?? 0) > grainy;
}

/** Each pixel as the mean of itself and the eight around it, the nearer ones counted more. Clean pages stay sharp. */
export function withoutNoise(picture: PagePicture): PagePicture {
  const { gray, width, height } = picture;
  if (!isGrainy(gray)) return picture;
  const smooth = gray.slice();
  const of = (at: number) => gray[at] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
      smooth[at] =
        (of(at) * 4 +
          (of(at - 1) + of(at + 1) + of(at - width) + of(at + width)) * 2 +
          of(at - width - 1) +
          of(at - width + 1) +
          of(at + width - 1) +
          of(at + width + 1)) >>
        4;
  return { ...picture, gray: smooth };
}
