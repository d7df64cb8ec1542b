/** A composed resume with everything that is kept of it. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { readFacts } from '../matching/reading/facts.ts';
import { makeProfile } from '../ranking/profiles/makeProfile.ts';
import { createRandom } from './random.ts';
import { composeResume } from './resume.ts';

export interface ReadResume {
  text: string;
  facts: ResumeFacts;
  occupations: number[];
  years: number | null;
  level: number | null;
  profile: Uint8Array;
  sketch: Uint8Array;
}

/** @param seed of this resume alone @param today YYYY-MM-DD */
export function readPerson(seed: number, today: string): ReadResume {
  const text = composeResume(createRandom(seed), Number(today.slice(0, 4)));
  const facts = readFacts(text, today);
  const made = makeProfile({
    candidateEmail: '',
    candidateFirstName: '',
    candidateLastName: '',
    candidateCity: null,
    candidateState: null,
    candidateCountry: null,
    candidateWillingToRelocate: true,
    highestLevelOfEducation: facts.highestLevelOfEducation,
    facts,
    resumeText: text,
    factCorrections: {},
    stamp: '',
  });
  const { occupations, years, level, bytes, sketch } = made;
  return { text, facts, occupations, years, level, profile: bytes, sketch };
}
