/** Outcomes of the files of an archive: how they look, and which of them wait for a person. */
import type { ImportedResume, ImportedResumeState } from '../../schemas/importedResume.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

export const isToLookAt = ({ state }: ImportedResume): boolean => state === 'INCOMPLETE' || state === 'WRONG';

/** Whether there is something in the file that can be corrected or skipped. */
export const canBeChanged = ({ state, candidateEmail }: ImportedResume): boolean =>
  state !== 'WAITING' &&
  state !== 'ADDED' &&
  state !== 'JOINED' &&
  (state !== 'WRONG' || candidateEmail !== null);

export const resumeTones: Readonly<Partial<Record<ImportedResumeState, StatusTone>>> = {
  NEW: 'info',
  JOINS: 'info',
  ADDED: 'info',
  JOINED: 'info',
  INCOMPLETE: 'waiting',
  WRONG: 'negative',
};
