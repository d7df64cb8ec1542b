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

/** The counts of an import, for a line of figures. */
export const countsOf = ({ added, known, refused }: ImportPreview, isDone: boolean) => [
  { label: isDone ? t('Imported') : t('New'), count: added },
  { label: t('Already here'), count: known },
  { label: t('Wrong'), count: refused },
];

/** The same of an archive that is through. */
export const countsOfArchive = ({ rows, added, known, refused }: ImportFile) => [
  { label: t('Asked'), count: added },
  { label: t('Already here'), count: known },
  { label: t('Not added'), count: refused },
  ...skippedCount(rows - added - known - refused),
];
