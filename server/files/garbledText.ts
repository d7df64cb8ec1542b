/**
 * Text that is no language: a font whose table maps its letters to others.
 *
 * On the page such a text is read with ease, and out of the file come letters in no order any language has. Pairs of
 * letters tell: in resumes in English at least 77 of 100 are of those below, in Spanish, German and French as many, in
 * Polish and in lists of software 55, in a text whose letters are exchanged at most 41.
 */

const usualPairs = new Set(
  (
    'ab ac ad ag ai al am an ar as at ba bl br ca ce ch ci cl co cr ct cu da de di do du ea ec ed ee eg el em en ep er ' +
    'es et ev ex fe fi fo ga ge gr gu ha he hi ho ia ic id ie ig il im in io ir is it iv je ke ki la ld le li ll lo ls ' +
    'ly ma me mi mp na nc nd ne ng ni no ns nt oc of ol om on oo op or os ot ou ov pa pe pl po pr pu ra rd re ri rk ro ' +
    'rs rt sa sc se sh si so sp ss st su ta te th ti to tr ts tu ty ua uc ue ul un ur us ut va ve vi wi'
  ).split(' '),
);
/** A smaller share of usual pairs no language has. */
const leastShare = 0.46;
/** Fewer pairs than this tell nothing. */
const fewestPairs = 150;
/** Names and numbers of other alphabets are not judged. */
const latinShare = 0.8;

/** Whether a text is in letters of the Latin alphabet and in no language that uses it. */
export function isGarbled(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const plain = text.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const words = plain.match(/[a-z]{3,}/g) ?? [];
  const pairs = words.reduce((sum, word) => sum + word.length - 1, 0);
  const latin = plain.match(/[a-z]/g)?.length ?? 0;
  if (pairs < fewestPairs || latin < letters * latinShare) return false;
  let usual = 0;
  for (const word of words)
    for (let at = 0; at < word.length - 1; at += 1) if (usualPairs.has(word.slice(at, at + 2))) usual += 1;
  return usual / pairs < leastShare;
}
