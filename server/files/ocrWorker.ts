/**
 * The thread in which text is read out of a picture. It has no bound of its own: its starter ends it when it has
 * used up its time, which a picture of nothing but noise can take without end.
 */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import loadEngine from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { PagePicture } from './pagePicture.ts';

/** A word, with its box in pixels from the top left corner. */
export interface OcrWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Words of one line have the same. */
  line: string;
}

const lstmOnly = 1;
/** Finds blocks, columns and lines by itself. */
const automatic = 3;
const wordLevel = '5';

/** The models come with the packages, so nothing is fetched. */
const models = {
  eng: import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  spa: import.meta.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz'),
};

async function openEngine() {
  const silent = () => undefined;
  const engine = await loadEngine({ print: silent, printErr: silent });
  for (const [language, model] of Object.entries(models))
    engine.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(new URL(model))));
  const reader = new engine.TessBaseAPI();
  if (reader.Init(null, Object.keys(models).join('+'), lstmOnly) !== 0)
    throw new Error('The models of the languages could not be loaded.');
  reader.SetPageSegMode(automatic);
  return (picture: PagePicture): OcrWord[] => {
    const head = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`);
    engine.FS.writeFile('/input', Buffer.concat([head, picture.gray]));
    reader.SetImageFile(1, 0);
    reader.Recognize(null);
    return reader
      .GetTSVText(0)
      .split('\n')
      .map((row) => row.split('\t'))
      .filter(([level, , , , , , , , , , , text = '']) => level === wordLevel && text.trim() !== '')
      .map(([, , block, paragraph, line, , left, top, width, height, confidence, text = '']) => ({
        ...{ text, confidence: Number(confidence), line: `${block}.${paragraph}.${line}` },
        ...{ left: Number(left), top: Number(top), width: Number(width), height: Number(height) },
      }));
  };
}

const opened = openEngine();

parentPort?.on('message', async (picture: PagePicture) => {
  const read = await opened;
  parentPort?.postMessage(read(picture));
});
