/** The stored parts of a resume beside the candidate's own words. */

import type { ResumeColumns } from '../../db/tables.ts';
import type { ReadFacts } from '../../files/readResumeFacts.ts';
import { factsVersion } from '../../matching/reading/factsVersion.ts';
import { shownFacts } from './shownFacts.ts';

export interface KeptResume extends ReadFacts {
  key: string;
  fileName: string;
}

export const resumeColumns = ({
  key,
  fileName,
  kind,
  text,
  unreadPages = [],
  hasHiddenText = false,
  facts,
}: KeptResume): ResumeColumns => ({
  ...shownFacts(facts),
  resumeFileName: fileName,
  resumeUnreadPages: unreadPages,
  resumeHasHiddenText: hasHiddenText,
  resumeKey: key,
  resumeKind: kind,
  resumeText: text,
  facts,
  factsVersion,
  // They were about the resume before.
  factCorrections: {},
});

/** Of a candidate who has not given one yet, or of whom it is forgotten. */
export const noResume: ResumeColumns = {
  headline: null,
  skills: [],
  yearsOfExperience: null,
  resumeFileName: null,
  resumeUnreadPages: [],
  resumeHasHiddenText: false,
  resumeKey: null,
  resumeKind: null,
  resumeText: null,
  facts: null,
  factsVersion: null,
  factCorrections: {},
};
