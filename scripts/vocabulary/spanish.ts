/** Words that the taxonomies have in Spanish and not in English. */
import type { Row } from './tables.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Spanish function words and words of every resume, which hardly stand in names of occupations and skills. */
const everyday =
  'para sobre entre desde hasta como este esta estos estas cada años meses experiencia empresa trabajo trabajos puesto ' +
  'cargo funciones responsable responsabilidades conocimientos formacion estudios educacion universidad titulo idiomas ' +
  'actualidad presente clientes equipo equipos encargado encargada logros perfil habilidades datos ventas compras ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ademas tambien donde cuando ' +
  'desarrolle dirigi gestione coordine implemente realice atendi supervise logre aumente reduje lidere vendi cocine';

/** Counts words of English texts; a word seen there twice is no sign of Spanish. */
export function spanishWords(english: readonly string[], spanish: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const text of english) for (const word of wordsOf(text)) count.set(word, (count.get(word) ?? 0) + 1);
  const found = new Map<string, number>();
  for (const text of [...spanish, everyday, everyday])
    for (const word of wordsOf(text)) {
      const plain = word.normalize('NFKD').replace(/\p{M}+/gu, '');
      if (/^[a-z]{4,}$/.test(plain)) found.set(plain, (found.get(plain) ?? 0) + 1);
    }
  return [...found]
    .filter(
      ([word, times]) => times > 1 && (count.get(word) ?? 0) * 20 <= times && (count.get(word) ?? 0) < 3,
    )
    .map(([word]) => word)
    .sort();
}

/** Every text of some columns. */
export const textsOf = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.flatMap((row) => columns.map((column) => row[column] ?? ''));
