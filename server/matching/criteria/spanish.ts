/** Criteria written in Spanish, in the words the judges know; what is looked for in a resume stays Spanish. */

const rows: [RegExp, string][] = [
  [/(?<=\d )años?(?: de experiencia)?(?=\s(?:en|con|como)(?!\p{L}))/giu, 'years'],
  [/(?<=\d )años?(?!\p{L})/giu, 'years'],
  [/(?<=\d )mes(?:es)?(?!\p{L})/giu, 'months'],
  [/(?<!\p{L})de experiencia(?!\p{L})/giu, 'of experience'],
  [/(?<=(?:years|months)(?: of experience)? )(?:en|con|como)(?!\p{L})/giu, 'in'],
  [
    /^(?:ciclo formativo de grado superior|grado superior|t[eé]cnic[oa] superior|t[eé]cnic[oa]|tecn[oó]log[oa])\sen\s/iu,
    'Associate degree in ',
  ],
  [/^(?:grado|licenciatura|ingenier[ií]a|diplomatura|grado o diplomatura)\sen\s/iu, 'Bachelor in '],
  [/^(?:m[aá]ster|maestr[ií]a|posgrado)\sen\s/iu, 'Master in '],
  [
    /^(?:bachillerato(?: concluido)?|secundari[oa] complet[oa]|preparatoria|ense[nñ]anza media)$/iu,
    'High school diploma',
  ],
  [/^residencia en (?:la\s|el\s)?/iu, 'Based in '],
  [/(?<=\S )[ou](?= \S)/giu, 'or'],
];
const spanish =
  /(?<!\p{L})(?:años?|meses|experiencia|en|grado|licenciatura|bachillerato|secundari[oa]|preparatoria|residencia|[ou]|enseñanza)(?!\p{L})/iu;

/** A criterion's name with the words for years, degrees, places and "or" in English. */
export function inEnglish(name: string): string {
  if (!spanish.test(name)) return name;
  return rows.reduce((said, [pattern, english]) => said.replace(pattern, english), name);
}
