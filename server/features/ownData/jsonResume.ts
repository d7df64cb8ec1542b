/** A candidate as JSON Resume 1.0 has it, so that other products can read it. */

import { fullName } from '../../../schemas/base/fullName.ts';
import { linkedinName } from '../../../schemas/base/profileNames.ts';
import { type Candidate, EducationLevel } from '../../../schemas/candidate.ts';
import type { ResumeFacts } from '../../../schemas/facts.ts';

const levels = EducationLevel.meta()?.ui?.choices ?? {};

/** Leaves out what is not known; the format has no null. */
const known = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

function profilesOf({ candidateLinkedinProfile: linkedin, candidateLeetcodeUserName: leetcode }: Candidate) {
  const name = linkedin && linkedinName(linkedin);
  return [
    ...(name
      ? [
          {
            network: 'LinkedIn',
            username: name,
            url: `https://www.linkedin.com/in/${encodeURIComponent(name)}`,
          },
        ]
      : []),
    ...(leetcode
      ? [{ network: 'LeetCode', username: leetcode, url: `https://leetcode.com/u/${leetcode}` }]
      : []),
  ];
}

/** @param facts of the resume, as the candidate has set them right; null without one */
export function jsonResume(candidate: Candidate, facts: ResumeFacts | null) {
  const { candidateCity: city, candidateState: region, candidateCountry: countryCode } = candidate;
  const highest = candidate.highestLevelOfEducation;
  const education = (facts?.education ?? []).map(({ level, field, school }) =>
    known({ institution: school, studyType: level && levels[level], area: field }),
  );
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: known({
      name: fullName(candidate.candidateFirstName, candidate.candidateLastName),
      label: candidate.headline,
      email: candidate.candidateEmail,
      summary: candidate.candidateOtherInformation,
      location: city || region || countryCode ? known({ city, region, countryCode }) : null,
      profiles: profilesOf(candidate),
    }),
    work: (facts?.positions ?? []).map(({ title, employer, from, to, current }) =>
      known({ position: title, name: employer, startDate: from, endDate: current ? null : to }),
    ),
    education: education.length > 0 || !highest ? education : [{ studyType: levels[highest] }],
    skills: candidate.skills.map((name) => ({ name })),
    meta: { version: 'v1.0.0' },
  };
}
