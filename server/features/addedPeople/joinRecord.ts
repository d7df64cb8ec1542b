/** Joins the values of a file to the record the company has: empty ones are filled in, and those that differ are left for a recruiter. */
import type { DifferenceKind } from '../../../schemas/addedDifference.ts';
import type { AddedPersonFields } from '../../../schemas/addedPerson.ts';
import { fullName } from '../../../schemas/base/fullName.ts';
import type { CandidateFields } from '../../../schemas/candidate.ts';
import { plainWords } from '../../import/plainWords.ts';

type Fields = Partial<CandidateFields> & { companyNote?: string };
type FieldName = keyof CandidateFields;

/** The longest note of a record. */
const longestNote = 4000;

/** The values of a record, or those of a file. */
export interface JoinedRecord {
  fields: AddedPersonFields;
  companyNote: string | null;
  resumeKey: string | null;
}

/** A part that differs: its other values, or null where it is the file's own resume. */
export interface Difference {
  about: DifferenceKind;
  fields: Fields | null;
}

interface Joining {
  /** The record as it is from here on. */
  record: JoinedRecord;
  isFilled: boolean;
  takesResume: boolean;
  differences: Difference[];
}

/** Fields that are taken or kept together. */
const parts: readonly (readonly [DifferenceKind, readonly FieldName[]])[] = [
  ['NAME', ['candidateFirstName', 'candidateLastName']],
  ['PLACE', ['candidateCity', 'candidateState', 'candidateCountry']],
  ['PHONE', ['candidatePhone']],
  ['OTHER', ['candidateOtherInformation']],
  ['EDUCATION', ['highestLevelOfEducation']],
  ['LINKEDIN', ['candidateLinkedinProfile']],
  ['LEETCODE', ['candidateLeetcodeUserName']],
];

/** A no to the one and a yes to the other say nothing: they stand where nothing was said. */
const choices = [
  ['RELOCATION', 'candidateWillingToRelocate', true],
  ['OPEN_TO_WORK', 'openToWork', false],
] as const;

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? plainWords(one) === plainWords(other)
    : one === other;

const nameOf = ({ candidateFirstName, candidateLastName }: AddedPersonFields) =>
  plainWords(fullName(candidateFirstName, candidateLastName));

/**
 * @param record what the company holds
 * @param said what the file says; empty values say nothing
 */
export function joinRecord(record: JoinedRecord, said: JoinedRecord): Joining {
  const filled: Fields = {};
  const differences: Difference[] = [];
  for (const [about, names] of parts) {
    const given = names.filter((name) => isSaid(said.fields[name]));
    // The same name may be divided otherwise.
    if (given.length === 0 || (about === 'NAME' && nameOf(record.fields) === nameOf(said.fields))) continue;
    const values = Object.fromEntries(given.map((name) => [name, said.fields[name]])) as Fields;
    const differs = given.some(
      (name) => isSaid(record.fields[name]) && !isSame(record.fields[name], said.fields[name]),
    );
    // Of a part that differs nothing is filled in: the town of the one in the state of the other is nowhere.
    if (differs)
      differences.push({
        about,
        fields: Object.fromEntries(names.map((name) => [name, said.fields[name]])) as Fields,
      });
    else
      for (const name of given)
        if (!isSaid(record.fields[name])) Object.assign(filled, { [name]: values[name] });
  }
  for (const [about, name, telling] of choices)
    if (said.fields[name] === telling && record.fields[name] !== telling)
      differences.push({ about, fields: { [name]: telling } });
  const note = joinNotes(record.companyNote, said.companyNote);
  if (note === null && said.companyNote !== null)
    differences.push({ about: 'NOTE', fields: { companyNote: said.companyNote } });
  const takesResume = record.resumeKey === null && said.resumeKey !== null;
  if (!takesResume && said.resumeKey !== null && said.resumeKey !== record.resumeKey)
    differences.push({ about: 'RESUME', fields: null });
  const companyNote = note ?? record.companyNote;
  return {
    record: {
      fields: { ...record.fields, ...filled },
      companyNote,
      resumeKey: record.resumeKey ?? said.resumeKey,
    },
    isFilled: Object.keys(filled).length > 0 || companyNote !== record.companyNote,
    takesResume,
    differences,
  };
}

/** Notes stand below each other. @returns null where both together are too long */
function joinNotes(before: string | null, more: string | null): string | null {
  if (before === null || more === null) return before ?? more;
  if (before.includes(more)) return before;
  const both = `${before}\n\n${more}`;
  return both.length > longestNote ? null : both;
}
