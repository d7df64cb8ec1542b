/** The values of a row: its cells as the fields take them, and notices about parts of cells that are not taken. */
import type { z } from 'zod';
import { fieldSchemas } from '../../schemas/base/inside.ts';
import type { CsvKind } from '../../schemas/importFile.ts';
import type { Sentence } from '../base/sentence.ts';
import { type ColumnMapping, importSchemas, joinedField } from './columnFields.ts';
import { readCell } from './readCell.ts';
import { readEmail } from './readEmail.ts';
import { readPhone } from './readPhone.ts';

/** Something to say about a field of a row. */
export interface FieldNotice {
  field: string;
  reason: Sentence;
}

export interface RowValues {
  values: Record<string, unknown>;
  /** Fields whose cells cannot be read at all. */
  unreadable: FieldNotice[];
  /** Parts of cells that are not taken. */
  notices: FieldNotice[];
}

/** Ways of saying that there is nothing. */
const isNothing = (cell: string) => /^(?:[-–—.?/]*|#?n\/a|null)$/iu.test(cell);

/** A row with one name is of someone who has one, whichever of the columns it is in. */
function nameOnce(values: Record<string, unknown>): void {
  const { candidateFirstName: first, candidateLastName: last } = values;
  if (first === undefined && last === undefined) return;
  values.candidateFirstName = first ?? last;
  values.candidateLastName = first === undefined ? '' : (last ?? '');
}

function cleanContacts({ values, notices }: RowValues): void {
  const { candidateEmail, candidateCountry: country, candidatePhone: cell } = values;
  if (typeof candidateEmail === 'string') {
    const { address, hasMore } = readEmail(candidateEmail);
    values.candidateEmail = address ?? candidateEmail;
    if (hasMore)
      notices.push({
        field: 'candidateEmail',
        reason: (t) => t('Only the first of several addresses is kept.'),
      });
  }
  if (typeof cell === 'string') {
    const { number, rest } = readPhone(cell, typeof country === 'string' ? country : undefined);
    values.candidatePhone = number ?? cell;
    if (number !== undefined && /\d/.test(rest))
      notices.push({
        field: 'candidatePhone',
        reason: (t) => t('Only the first number is kept, without its extension.'),
      });
  }
}

/** Reads the cells of rows by a mapping. Empty cells count as not given. */
export function cellReader(kind: CsvKind, mapping: ColumnMapping): (cells: readonly string[]) => RowValues {
  const fields = new Map<string, z.ZodType>(fieldSchemas(importSchemas[kind]));

  function takeCell(field: string, cell: string, row: RowValues): void {
    const schema = fields.get(field);
    if (!schema || isNothing(cell)) return;
    // The sign that stands for bytes the encoding does not have.
    if (cell.includes('\ufffd'))
      row.unreadable.push({
        field,
        reason: (t) => t('This has characters that cannot be read. Choose other characters for the file.'),
      });
    else row.values[field] = readCell(schema, cell);
  }

  return (cells) => {
    const row: RowValues = { values: {}, unreadable: [], notices: [] };
    for (const [place, field] of mapping.entries()) {
      const cell = cells[place];
      if (field === null || cell === undefined || cell === '') continue;
      const joined = joinedField(kind, field);
      if (!joined) {
        takeCell(field, cell, row);
        continue;
      }
      const [one, other, also = ''] = joined.split(cell);
      takeCell(joined.fields[0], one, row);
      takeCell(joined.fields[1], other, row);
      if (joined.also !== undefined && !mapping.includes(joined.also)) takeCell(joined.also, also, row);
    }
    if (kind === 'CANDIDATES' && row.unreadable.length === 0) nameOnce(row.values);
    cleanContacts(row);
    return row;
  };
}
