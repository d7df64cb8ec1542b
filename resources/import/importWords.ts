/** Words about imports. */
import { ImportPreset, type ImportPreview, ImportStatus } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';

const wordOf = (words: Readonly<Record<string, string>> | undefined, value: string): string => {
  const label = words?.[value];
  return label === undefined ? value : t(label);
};

export const importStatusWords = (status: string): string => wordOf(ImportStatus.meta()?.ui?.choices, status);

export const presetWords = (preset: string): string => wordOf(ImportPreset.meta()?.ui?.choices, preset);

/** The three counts, for a line of figures. */
export const countsOf = ({ added, known, refused }: ImportPreview, isDone: boolean) => [
  { label: isDone ? t('Imported') : t('New'), count: added },
  { label: t('Already here'), count: known },
  { label: t('Wrong'), count: refused },
];
