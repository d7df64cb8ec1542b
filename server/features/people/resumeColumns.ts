/** What is kept of a resume beside the candidate's own words. */
import type { CandidateRow } from '../../db/tables.ts';
import type { ReadFacts } from '../../files/readResumeFacts.ts';

export interface KeptResume extends ReadFacts {
  key: string;
  fileName: string;
}

type ResumeColumn =
  | 'headline'
  | 'skills'
  | 'yearsOfExperience'
  | 'resumeFileName'
  | 'resumeUnreadPages'
  | 'resumeKey'
  | 'resumeKind'
  | 'resumeText'
  | 'facts'
  | 'factCorrections';

export const resumeColumns = ({
  key,
  fileName,
  kind,
  text,
  unreadPages = [],
  facts,
}: KeptResume): Pick<CandidateRow, ResumeColumn> => ({
  headline: facts.headline,
  skills: facts.skills,
  yearsOfExperience: facts.yearsOfExperience,
  resumeFileName: fileName,
  resumeUnreadPages: unreadPages,
  resumeKey: key,
  resumeKind: kind,
  resumeText: text,
  facts,
  // They were about the resume before.
  factCorrections: {},
});

/** Of a candidate who has not given one yet. */
export const noResume: Pick<CandidateRow, ResumeColumn> = {
  headline: null,
  skills: [],
  yearsOfExperience: null,
  resumeFileName: null,
  resumeUnreadPages: [],
  resumeKey: null,
  resumeKind: null,
  resumeText: null,
  facts: null,
  factCorrections: {},
};
