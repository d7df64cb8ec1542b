/** The stored parts of a resume beside the candidate's own words. */

import type { FactCorrections } from '../../../schemas/factCorrections.ts';
import type { ResumeColumns } from '../../db/tables.ts';
import type { ReadFacts } from '../../files/readResumeFacts.ts';
import { carryCorrections } from '../../matching/corrections/carryCorrections.ts';
import { noFacts } from '../../matching/corrections/factKinds.ts';
import { factsVersion } from '../../matching/reading/factsVersion.ts';
import { shownFacts } from './shownFacts.ts';

export interface KeptResume extends ReadFacts {
  key: string;
  fileName: string;
}

/** The corrections of a main resume that another takes along. */
export const carriedTo = (
  { facts: now }: KeptResume,
  { facts, factCorrections: corrections = {} }: Pick<ResumeColumns, 'facts' | 'factCorrections'>,
  isSameFile = false,
): FactCorrections => carryCorrections({ corrections, before: facts ?? noFacts, now, isSameFile });

/** @param corrections taken along from the resume before, where there was one */
export const resumeColumns = (
  { key, fileName, kind, text, unreadPages = [], ocrPages = [], hasHiddenText = false, facts }: KeptResume,
  corrections: FactCorrections = {},
): ResumeColumns => ({
  ...shownFacts(facts, corrections),
  resumeFileName: fileName,
  resumeUnreadPages: unreadPages,
  resumeOcrPages: ocrPages,
  resumeHasHiddenText: hasHiddenText,
  resumeKey: key,
  resumeKind: kind,
  resumeText: text,
  facts,
  factsVersion,
  factCorrections: corrections,
});

/** Of a candidate who has not given one yet, or of whom it is forgotten. */
export const noResume: ResumeColumns = {
  headline: null,
  skills: [],
  yearsOfExperience: null,
  resumeFileName: null,
  resumeUnreadPages: [],
  resumeOcrPages: [],
  resumeHasHiddenText: false,
  resumeKey: null,
  resumeKind: null,
  resumeText: null,
  facts: null,
  factsVersion: null,
  factCorrections: {},
};
