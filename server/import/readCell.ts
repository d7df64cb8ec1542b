/** A cell of a file as the value its field takes; what cannot be read is left for the schema to refuse. */
import type { z } from 'zod';
import { bareSchema } from '../../schemas/base/inside.ts';
import { readAmount } from '../../schemas/ui/readAmount.ts';
import { translators } from '../base/translators.ts';
import { countryTyped } from './countryNames.ts';
import { plainWords } from './plainWords.ts';

const words = (list: string) => list.split('|');
const yes = new Set(words('true|yes|y|1|si|s|verdadero|x|on'));
const no = new Set(words('false|no|n|0|falso|off'));

/** Words of other software and of people for a choice; values of all choices are told apart by their names. */
const choiceWords: Readonly<Record<string, readonly string[]>> = {
  HIGH_SCHOOL: words(
    'high school diploma|secondary|secondary school|ged|bachillerato|secundaria|eso|instituto',
  ),
  ASSOCIATE: words(
    'associate|associates|associate s|associate s degree|aa|as|tecnico superior|grado superior|fp|tecnico',
  ),
  BACHELOR: words(
    'bachelor|bachelors|bachelor s|ba|bs|bsc|b a|b s|undergraduate|grado|licenciatura|licenciado|ingenieria',
  ),
  MASTER: words('master|masters|master s|ma|ms|msc|m a|m s|mba|m b a|maestria|posgrado|postgraduate'),
  DOCTORATE: words('phd|ph d|doctor|doctoral|doctorate degree|doctorado|md|jd'),
  FULL_TIME: words(
    'full|fulltime|ft|permanent|regular|h|h hire|hire|tiempo completo|jornada completa|completa|indefinido',
  ),
  PART_TIME: words('part|parttime|pt|tiempo parcial|media jornada|jornada parcial|parcial'),
  CONTRACTOR: words(
    'contract|c|c contract|fl|fl freelance|freelance|freelancer|autonomo|por obra|contratista',
  ),
  TEMPORARY: words('temp|seasonal|fixed term|c2h|c2h contract to hire|contract to hire|temporal|eventual'),
  INTERN: words('internship|trainee|apprentice|practicas|becario|becaria|pasantia'),
  ONSITE: words('onsite|on site|office|in office|in person|presencial|oficina'),
  HYBRID: words('hybrid remote|partly remote|hibrido|semipresencial|mixto'),
  REMOTE: words('fully remote|wfh|work from home|remoto|teletrabajo|a distancia|yes'),
  DRAFT: words('upcoming|lead|new|pending|not published|borrador|pendiente'),
  OPEN: words('active|published|live|abierto|abierta|activo|activa'),
  ON_HOLD: words('onhold|paused|hold|en pausa|en espera|pausado'),
  CLOSED: words('full|filled|canceled|cancelled|inactive|cerrado|cerrada|cubierto|cubierta'),
  ARCHIVED: words('archive|archivado|archivada'),
  YEAR: words('yearly|annual|annually|per year|pa|ano|anual|al ano'),
  MONTH: words('monthly|per month|mes|mensual|al mes'),
  HOUR: words('hourly|per hour|hora|por hora|a la hora'),
};

const choicesOf = new WeakMap<z.ZodType, ReadonlyMap<string, string>>();

/** Values by everything that names them: themselves, their labels in both languages, and others' words. */
function choicesIn(schema: z.ZodType, values: readonly string[]): ReadonlyMap<string, string> {
  const found = choicesOf.get(schema);
  if (found) return found;
  const labels = bareSchema(schema).meta()?.ui?.choices ?? {};
  const all = new Map<string, string>();
  const add = (name: string, value: string) => {
    const plain = plainWords(name);
    // "B.Sc." is "BSc", and "full-time" "fulltime".
    for (const one of [plain, plain.replaceAll(' ', '')]) if (!all.has(one)) all.set(one, value);
  };
  for (const value of values) add(value, value);
  for (const value of values) {
    const label = labels[value];
    if (label === undefined) continue;
    add(label, value);
    add(translators.es(label), value);
  }
  for (const value of values) for (const name of choiceWords[value] ?? []) add(name, value);
  choicesOf.set(schema, all);
  return all;
}

/** "$50,000", "50.000 €" and "12,5"; the cell itself where it is no number, for the schema to refuse. */
function numberIn(cell: string, isPlain: boolean): unknown {
  const number = readAmount(cell, { isPlain });
  return number === null || Number.isNaN(number) ? cell : number;
}

/** @param schema the field's, with what it says of itself */
export function readCell(schema: z.ZodType, cell: string): unknown {
  const bare = bareSchema(schema);
  switch (bare.type) {
    case 'boolean': {
      const word = plainWords(cell);
      return yes.has(word) ? true : no.has(word) ? false : cell;
    }
    case 'number':
      if (/^-?\d+(\.\d+)?$/.test(cell)) return Number(cell);
      return numberIn(cell, bare.meta()?.ui?.widget !== 'money');
    case 'enum': {
      if (bare.meta()?.ui?.widget === 'country') return countryTyped(cell) ?? cell;
      const values = 'options' in bare && Array.isArray(bare.options) ? bare.options.map(String) : [];
      const known = choicesIn(schema, values);
      const plain = plainWords(cell);
      return known.get(plain) ?? known.get(plain.replaceAll(' ', '')) ?? cell;
    }
    default:
      return cell;
  }
}
