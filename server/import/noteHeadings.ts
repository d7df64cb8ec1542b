/** Headings of columns in which recruiters write about people, in whatever words around them. */
import { plainWords } from './plainWords.ts';

const words: ReadonlySet<string> = new Set([
  ...['note', 'notes', 'comment', 'comments', 'commentary', 'remark', 'remarks', 'feedback', 'memo', 'memos'],
  ...['observation', 'observations', 'impression', 'impressions', 'evaluation', 'evaluations', 'scorecard'],
  ...['scorecards', 'debrief', 'confidential', 'internal', 'private', 'writeup'],
  ...['nota', 'notas', 'anotacion', 'anotaciones', 'comentario', 'comentarios', 'observacion'],
  ...[
    'observaciones',
    'valoracion',
    'valoraciones',
    'evaluacion',
    'evaluaciones',
    'impresion',
    'impresiones',
  ],
  ...['retroalimentacion', 'interno', 'interna', 'internas', 'internos', 'privado', 'privada', 'privadas'],
  ...['confidencial', 'notiz', 'notizen', 'bemerkung', 'bemerkungen', 'kommentar', 'kommentare'],
  ...['remarque', 'remarques', 'commentaire', 'commentaires', 'observacoes', 'anotacoes', 'opmerking'],
  ...['opmerkingen'],
]);

/** Why someone was not taken: the reason is the company's, too. */
const phrases = [
  ...['rejection reason', 'reject reason', 'reason for rejection', 'rejected reason', 'archive reason'],
  ...['archived reason', 'disposition reason', 'reason archived', 'decline reason', 'motivo de rechazo'],
  ...[
    'motivo de descarte',
    'razon de rechazo',
    'motivo del rechazo',
    'motivo del descarte',
    'strengths and weaknesses',
  ],
];

/** @example looksLikeNote('Phone screen – notes (Tom)') // true */
export function looksLikeNote(heading: string): boolean {
  const plain = plainWords(heading);
  return (
    plain.split(' ').some((word) => words.has(word)) ||
    phrases.some((phrase) => ` ${plain} `.includes(` ${phrase} `))
  );
}
