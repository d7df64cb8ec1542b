/** Words about imports. */
import {
  CsvEncoding,
  type ImportFile,
  ImportPreset,
  type ImportPreview,
  ImportStatus,
} from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';

const wordOf = (words: Readonly<Record<string, string>> | undefined, value: string): string => {
  const label = words?.[value];
  return label === undefined ? value : t(label);
};

export const importStatusWords = (status: string): string => wordOf(ImportStatus.meta()?.ui?.choices, status);

export const presetWords = (preset: string): string => wordOf(ImportPreset.meta()?.ui?.choices, preset);

export const encodingWords = (encoding: string): string => wordOf(CsvEncoding.meta()?.ui?.choices, encoding);

/** Files that were left out, for a line of figures that has room for them only where there are some. */
export const skippedCount = (count: number) => (count > 0 ? [{ label: t('Skipped'), count }] : []);

/** Rows and resumes that join people the company has, where there are some. */
export const joinedCount = (count: number, isDone: boolean) =>
  count > 0 ? [{ label: isDone ? t('Joined to people you have') : t('Joining people you have'), count }] : [];

/** The counts of an import, for a line of figures. */
export const countsOf = ({ added, joined, known, refused }: ImportPreview, isDone: boolean) => [
  { label: isDone ? t('Imported') : t('New'), count: added },
  ...joinedCount(joined, isDone),
  { label: t('Already here'), count: known },
  { label: t('Wrong'), count: refused },
];

/** The same of an archive that is through. */
export const countsOfArchive = ({ rows, added, joined, known, refused }: ImportFile) => [
  { label: t('Added'), count: added },
  ...joinedCount(joined, true),
  { label: t('Already here'), count: known },
  { label: t('Not added'), count: refused },
  ...skippedCount(rows - added - joined - known - refused),
];

/** The button's words: how many people are added, or how many only get something new. */
export const startWords = (added: number, joined: number): string =>
  added > 0 || joined === 0
    ? t('Add {count, plural, one {# person} other {# people}}', { count: added })
    : t('Join to {count, plural, one {# person} other {# people}} you have', { count: joined });
