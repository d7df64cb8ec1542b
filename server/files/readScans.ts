/**
 * Text of pages that are pictures, read by Tesseract on this machine.
 *
 * A page costs one to two seconds of a processor's time, and a file has a share of it (`resumeWorker.ts`). So pages are
 * read in their order until what scans may take is used up, and those that remain, or were not read well enough to be
 * trusted, stay unread and are named.
 */
import { Worker } from 'node:worker_threads';
import { workerScript } from '../base/workers/workers.ts';
import type { OcrWord } from './ocrWorker.ts';
import { pageLines } from './pageLines.ts';
import { mostPixels, type PagePicture, pagePicture } from './pagePicture.ts';
import type { TextPiece } from './pagePieces.ts';
import { withoutNoise } from './withoutNoise.ts';

/** How much of a processor's time the scans of one file may take, in milliseconds; the file itself has ten seconds. */
const mostCpuMs = 7500;
/** Looks at the time used so often. */
const everyMs = 50;
/** Pages read with less confidence, of 100, have too many wrong words to prove anything. */
const leastConfidence = 78;
/** Words of less confidence are more often specks and lines than words. */
const leastOfAWord = 30;

const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A thread with the engine, for one file. */
function openReader() {
  const thread = new Worker(workerScript('ocrWorker', import.meta));
  return {
    /** @returns null when the time is used up */
    read: (picture: PagePicture, until: number) =>
      new Promise<OcrWord[] | null>((resolve, reject) => {
        const clock = setInterval(() => {
          if (usedMs() > until) settle(() => resolve(null));
        }, everyMs);
        const settle = (answer: () => void) => {
          clearInterval(clock);
          thread.off('message', take).off('error', fail);
          answer();
        };
        const take = (words: OcrWord[]) => settle(() => resolve(words));
        const fail = (error: Error) => settle(() => reject(error));
        thread.on('message', take).on('error', fail);
        thread.postMessage(picture, [picture.gray.buffer as ArrayBuffer]);
      }),
    close: () => thread.terminate(),
  };
}

/** How far lines run down for each pixel to the right: a sheet lies askew in a scanner. */
function slopeOf(words: readonly OcrWord[]): number {
  const lines = Object.values(Object.groupBy(words, ({ line }) => line)).flatMap((line) => {
    const [first, last] = [line?.[0], line?.at(-1)];
    const run = first && last ? last.left - first.left : 0;
    return first && last && run > 300 ? [(last.top + last.height - first.top - first.height) / run] : [];
  });
  return lines.toSorted((a, b) => a - b)[lines.length >> 1] ?? 0;
}

/** A word's box goes from its lowest to its highest ink, and the letters of a size are some higher than that. */
const sizePerInk = 1.15;

/** The size of a line's letters in pixels, by its higher words: those with long letters up and down. */
const sizeOf = (line: readonly OcrWord[]) =>
  sizePerInk * (line.map(({ height }) => height).toSorted((a, b) => a - b)[(line.length * 3) >> 2] ?? 0);

/** Words as the pieces of text that a page of a PDF has, in its points and upright. */
function piecesOf(words: readonly OcrWord[], { scale, height }: PagePicture): TextPiece[] {
  const slope = slopeOf(words);
  const lines = Object.values(Object.groupBy(words, ({ line }) => line));
  return lines.flatMap((line = []) => {
    const size = sizeOf(line) / scale;
    const feet = line.map((word) => word.top + word.height - slope * word.left);
    const foot = feet.toSorted((a, b) => a - b)[feet.length >> 1] ?? 0;
    return line.map(({ text, left, width }, index) => ({
      str: index === 0 && line.length > 1 && misreadBullet.test(text) ? '•' : text,
      transform: [size, 0, 0, size, left / scale, (height - foot) / scale],
      width: width / scale,
      height: size,
    }));
  });
}

/** The signs that a list's dots are taken for. */
const misreadBullet = /^[«»+*°¢©®·-]$/;

const isTrusted = (words: readonly OcrWord[]) =>
  words.length > 0 &&
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length >= leastConfidence;

/**
 * @param bytes of a PDF that opens
 * @param pages numbers of its pages that show something and have no text, from 1
 * @returns the lines of those that were read well enough
 */
export async function readScans(bytes: Uint8Array, pages: readonly number[]): Promise<Map<number, string[]>> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const until = usedMs() + mostCpuMs;
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    ...{ verbosity: 0, disableFontFace: true, maxImageSize: mostPixels },
    // Pictures come as bytes, not as something to be drawn.
    ...{ isOffscreenCanvasSupported: false, isImageDecoderSupported: false },
  });
  const reader = openReader();
  const read = new Map<number, string[]>();
  try {
    for (const number of pages) {
      const picture = await pagePicture(document, number, OPS);
      if (!picture) continue;
      const words = await reader.read(withoutNoise(picture), until);
      if (words === null) break;
      const likely = words.filter(({ confidence }) => confidence >= leastOfAWord);
      const view = [0, 0, picture.width / picture.scale, picture.height / picture.scale];
      if (isTrusted(likely)) read.set(number, pageLines(piecesOf(likely, picture), view));
    }
  } finally {
    await Promise.all([reader.close(), document.loadingTask.destroy()]);
  }
  return read;
}
