/** Words cut to a common stem, so that "manages", "managed" and "managing" are one term. English, light, no dictionary. */

const vowel = /[aeiouy]/;
/** Irregular past forms, since resumes use the past where postings use the present, and clipped words; not ambiguous forms. */
const irregular = new Map(
  Object.entries({
    bought: 'buy',
    built: 'build',
    chose: 'choose',
    dealt: 'deal',
    drawn: 'draw',
    drew: 'draw',
    driven: 'drive',
    drove: 'drive',
    flew: 'fly',
    flown: 'fly',
    grew: 'grow',
    grown: 'grow',
    kept: 'keep',
    math: 'mathematics',
    maths: 'mathematics',
    oversaw: 'oversee',
    overseen: 'oversee',
    ran: 'run',
    rebuilt: 'rebuild',
    sewn: 'sew',
    sold: 'sell',
    sought: 'seek',
    taught: 'teach',
    wove: 'weave',
    written: 'write',
    wrote: 'write',
  }),
);
/** Words whose ending is part of them: "accounting" is not what is done to an account. */
const kept = new Set(
  (
    'news always does this business sas aws ios accounting marketing banking nursing engineering consulting networking ' +
    'branding tooling driving acting housing bearing building painting lighting meeting setting clothing plumbing ' +
    'wiring framing roofing catering dining directing drafting listening pricing rating morning evening during ' +
    'something anything nothing everything spring string training learning futures operating boarding styling closing writing trading interviewing filing filling'
  ).split(' '),
);

function afterEnding(word: string): string {
  if (word.endsWith('at') || word.endsWith('bl') || word.endsWith('iz')) return `${word}e`;
  const last = word.charAt(word.length - 1);
  if (last === word.charAt(word.length - 2) && !'lsz'.includes(last)) return word.slice(0, -1);
  return word;
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (word.endsWith('sses') || word.endsWith('ches') || word.endsWith('shes') || word.endsWith('xes'))
    return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The stem of a lower-case word; words of up to three letters, and words with digits, stay as they are. */
export function stem(word: string): string {
  const plain = irregular.get(word);
  if (plain !== undefined) return stem(plain);
  if (word.length <= 3 || kept.has(word) || /[^a-z]/.test(word)) return word;
  let result = withoutPlural(word);
  if (result.endsWith('ing') && result.length > 5 && vowel.test(result.slice(0, -3)))
    result = afterEnding(result.slice(0, -3));
  else if (result.endsWith('ed') && result.length > 4 && vowel.test(result.slice(0, -2)))
    result = afterEnding(result.slice(0, -2));
  if (result.length > 4 && result.endsWith('e')) result = result.slice(0, -1);
  if (result.length > 3 && result.endsWith('y')) result = `${result.slice(0, -1)}i`;
  return result;
}
