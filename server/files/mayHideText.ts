/**
 * Whether a PDF may show text that cannot be seen, at a small part of what asking pdf.js costs. Its content streams are
 * unpacked and searched for words shown while the colour is white or the text invisible. Errs towards yes.
 */
import { inflateSync } from 'node:zlib';

/** Beyond this pdf.js is asked instead. */
const mostUnpacked = 8 * 1024 * 1024;
const mostStreams = 2000;

/** Packed or locked in ways not unpacked here. */
const isPackedOtherwise =
  /\/(?:Encrypt|LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|A85|AHx|LZW)\b/;
/** Of pictures, fonts and profiles of colour. */
const isNoContent =
  /\/(?:Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)|Length[123]\b|Alternate\b|XRef\b)/;
/** An opacity of less than a tenth. */
const seeThrough = /\/ca\s+(?:0+|0*\.0\d*)(?![.\d])/;
const whitish =
  /(?:^|\s)(?:1|1\.0*|0?\.9[4-9]\d*)\s+(?:g|rg|scn?)\s|(?:\s(?:0(?:\.0\d*)?|\.0\d*)){4}\s+(?:k|scn?)\s|\s[37]\s+Tr\s/;

/** From this share on of each of the colours, a colour looks white. */
const whiteFrom = 0.94;

export function mayHideText(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  if (isPackedOtherwise.test(text) || seeThrough.test(text)) return true;
  let left = mostUnpacked;
  let streams = 0;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at)) {
    const start = at + (text.startsWith('stream\r\n', at) ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end < 0) break;
    const description = text.slice(Math.max(text.lastIndexOf(' obj', at), at - 2000, 0), at);
    at = end + 'endstream'.length;
    if (isNoContent.test(description)) continue;
    streams += 1;
    const content = description.includes('/FlateDecode')
      ? unpacked(file.subarray(start, end), left)
      : text.slice(start, end);
    if (content === undefined || streams > mostStreams) return true;
    left -= content.length;
    if (seeThrough.test(content) || (whitish.test(content) && showsHidden(content))) return true;
  }
  return false;
}

/** Broken streams are unpacked as far as they go, as pdf.js does; undefined for what is too long. */
function unpacked(packed: Uint8Array, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(packed, { finishFlush: 2, maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Brackets in a string may stand in each other, rarely deeper than this. */
const deepest = 5;

const withoutStrings = (content: string): string => {
  let rest = content.replace(/\\[\s\S]/g, '');
  for (let depth = 0; depth < deepest; depth += 1) rest = rest.replace(/\([^()]*\)/g, ' ');
  return rest;
};

interface State {
  isWhite: boolean;
  isInvisible: boolean;
}

const areWhite = (values: readonly number[]) =>
  values.length === 4
    ? values.every((value) => value <= 1 - whiteFrom)
    : values.length > 0 && values.every((value) => value >= whiteFrom);

/** Follows the colour through the operators. A colour that lasts beyond the stream counts, as others may go on from it. */
function showsHidden(content: string): boolean {
  const operators = withoutStrings(content);
  // The bytes of a picture inside the stream could look like anything.
  if (/\sID\s|[()]/.test(operators)) return true;
  const saved: State[] = [];
  let state: State = { isWhite: false, isInvisible: false };
  let values: number[] = [];
  for (const token of operators.split(/[\s[\]<>]+/)) {
    if (/^[-+.\d]/.test(token)) {
      values.push(Number(token));
      continue;
    }
    switch (token) {
      case 'q':
        saved.push(state);
        break;
      case 'Q':
        state = saved.pop() ?? state;
        break;
      case 'g':
      case 'rg':
      case 'k':
      case 'sc':
      case 'scn':
        state = { ...state, isWhite: areWhite(values) };
        break;
      case 'cs':
        state = { ...state, isWhite: false };
        break;
      case 'Tr':
        state = { ...state, isInvisible: values[0] === 3 || values[0] === 7 };
        break;
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
      case 'Do':
        if (state.isWhite || state.isInvisible) return true;
    }
    values = [];
  }
  return state.isWhite || state.isInvisible;
}
