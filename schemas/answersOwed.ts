/** Promised answers that are not given: of a job, or of a recruiter. */
import { count, day } from './base/fields.ts';

export const answersOwed = {
  answersOverdueCount: count('Overdue answers').meta({
    title: 'Overdue answers',
    description: 'Applications whose promised day of an answer is over everywhere.',
  }),
  answersDueCount: count('Answers due by tomorrow').meta({
    title: 'Answers due by tomorrow',
    description: 'Applications whose answer is promised for today or tomorrow.',
  }),
  oldestAnswerBy: day('Oldest promise').nullable().meta({
    title: 'Oldest promise',
    description: 'The earliest promised day of an answer that is overdue; null where none is.',
  }),
};
