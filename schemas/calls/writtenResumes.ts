/** Resumes written in a form. */
import { z } from 'zod';
import { pasted } from '../base/pasted.ts';
import { WrittenResume } from '../writtenResume.ts';
import type { Call } from './call.ts';

export const writtenResumesCalls = {
  writeResume: {
    method: 'POST',
    path: '/resumes/written',
    tag: 'candidates',
    may: 'public',
    limit: 'writeResume',
    summary:
      'Make a resume as PDF out of positions, education and skills, for people who have no file; nothing is kept. The PDF can be sent like any other, and carries the entries in an attached file so that they can be changed later.',
    body: WrittenResume,
    binary: ['application/pdf'],
    extension: true,
  },
  skillNames: {
    method: 'GET',
    path: '/resumes/skills',
    tag: 'candidates',
    may: 'public',
    limit: 'publicRead',
    summary:
      'Up to eight names of skills that begin with some letters, to choose one while writing a resume.',
    query: z.strictObject({
      q: pasted.max(60).meta({ title: 'Beginning', description: 'At least two letters.' }),
    }),
    answer: z.array(z.string().meta({ title: 'Skill' })),
    extension: true,
  },
} as const satisfies Record<string, Call>;
