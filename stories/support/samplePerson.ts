/** A person whom an employer knows, of whom nothing is kept yet. */
import type { PersonRecord } from '../../schemas/person.ts';

export const ada: PersonRecord = {
  ...{ id: 'ada@example.com', ratingsCount: 0, notesCount: 0 },
  ...{ candidateEmail: 'ada@example.com', candidateName: 'Ada Lovelace', headline: null, skills: [] },
  ...{ candidateCity: 'London', candidateState: null, candidateCountry: 'GB', yearsOfExperience: 7 },
  candidatePhone: null,
  isOwn: false,
  isHeld: false,
  endsAt: null,
  ...{ tags: [], rating: null, ratings: [], myRating: null, notes: [], events: [], standings: [] },
  ...{ latestAt: '2026-11-20T09:00:00Z', resumeFileName: null, files: [] },
};
