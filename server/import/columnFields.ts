/** The fields that a column of an import file can be. */
import type { z } from 'zod';
import { bareSchema, fieldSchemas } from '../../schemas/base/inside.ts';
import { CandidateImport } from '../../schemas/candidateImport.ts';
import type { CsvKind } from '../../schemas/importFile.ts';
import { JobImport, salaryInOrder, salaryOutOfOrder } from '../../schemas/job.ts';
import { stateCode } from '../matching/places/places.ts';
import { countryNamed, countryTyped } from './countryNames.ts';

/** The values of a row. */
export interface ImportRow {
  CANDIDATES: CandidateImport;
  JOBS: JobImport;
}

export const importSchemas: { readonly [K in CsvKind]: z.ZodObject & z.ZodType<ImportRow[K]> } = {
  CANDIDATES: CandidateImport,
  JOBS: JobImport.refine(salaryInOrder, salaryOutOfOrder),
};

/** A column that holds two fields, and how it is taken apart. */
interface Joined {
  title: string;
  fields: readonly [string, string];
  /** A third one that may stand in it, unless it has a column of its own. */
  also?: string;
  split: (cell: string) => [string, string, string?];
}

/** "Ada Lovelace", or "Lovelace, Ada". People have more last names than first ones, so the first word is the first name. */
function splitName(cell: string): [string, string] {
  const comma = cell.indexOf(',');
  if (comma > 0) return [cell.slice(comma + 1).trim(), cell.slice(0, comma).trim()];
  const [first = '', ...rest] = cell.split(/\s+/);
  return [first, rest.join(' ')];
}

/** Named in the country's own place: "Atlanta, Georgia" is in the state, and of "Austin, TX" the code is one too. */
function countryAtEnd(parts: readonly string[]): string | undefined {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return undefined;
  if (parts.length > 2) return countryTyped(last);
  return stateCode(last) === null ? countryNamed(last) : undefined;
}

/** "Austin, TX", "Austin, TX, USA", "Berlin, Germany", "1 Main Street, Austin, TX 78701" or "Austin". */
function splitPlace(cell: string): [string, string, string?] {
  const parts = cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryAtEnd(parts);
  if (country !== undefined) parts.pop();
  // Streets come before the town, and post codes stand beside the town or the state.
  while (parts.length > 1 && /\d/.test(parts[0] ?? '') && !/^\d{4,5}\s\p{L}/u.test(parts[0] ?? ''))
    parts.shift();
  const [city = '', state = ''] = parts.map((part) =>
    part.replace(/(?:^|\s)\d{4,5}(?:-\d{4})?(?=\s|$)/g, '').trim(),
  );
  return [city, state, country];
}

const joinedFields: Record<CsvKind, Readonly<Record<string, Joined>>> = {
  CANDIDATES: {
    candidateName: {
      title: 'First and last name',
      fields: ['candidateFirstName', 'candidateLastName'],
      split: splitName,
    },
    candidatePlace: {
      title: 'City and state',
      fields: ['candidateCity', 'candidateState'],
      also: 'candidateCountry',
      split: splitPlace,
    },
  },
  JOBS: {
    place: { title: 'City and state', fields: ['city', 'state'], also: 'country', split: splitPlace },
  },
};

/** Undefined for a field that is one column by itself. */
export const joinedField = (kind: CsvKind, field: string): Joined | undefined =>
  Object.hasOwn(joinedFields[kind], field) ? joinedFields[kind][field] : undefined;

interface ColumnField {
  field: string;
  /** The English label. */
  title: string;
  isRequired: boolean;
}

const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;

/** Every field of the kind, those with two in one column last. */
export const columnFields = (kind: CsvKind): ColumnField[] => [
  ...fieldSchemas(importSchemas[kind]).map(([field, schema]) => ({
    field,
    title: schema.meta()?.title ?? bareSchema(schema).meta()?.title ?? field,
    isRequired: isRequired(schema),
  })),
  ...Object.entries(joinedFields[kind]).map(([field, { title }]) => ({ field, title, isRequired: false })),
];

/** Files beside the CSV, and jobs that are more than drafts, are for the server's own command. */
export const isOfCommand = (field: string | null): boolean => field === 'resume' || field === 'status';

/** A note is a company's, and the server's own command adds people for none. */
export const isOfCompany = (field: string | null): boolean => field === 'companyNote';

/** The fields every line needs that no column has. */
export function missingFields(kind: CsvKind, mapping: ColumnMapping): string[] {
  const given = new Set(
    mapping.flatMap((field) => (field === null ? [] : (joinedField(kind, field)?.fields ?? [field]))),
  );
  return columnFields(kind)
    .filter(({ field, isRequired }) => isRequired && !given.has(field))
    .map(({ field }) => field);
}

/** For each column of the file, in order, the field it is; null for one that is left out. */
export type ColumnMapping = readonly (string | null)[];
