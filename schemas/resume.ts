/** Resumes of a candidate: one is the main one, by which daily lists are made, and any may be sent with an application. */
import { z } from 'zod';
import { count, flag, id, moment, text } from './base/fields.ts';
import { CandidateResumeFacts, correctedFacts } from './candidate.ts';

/** The most resumes a candidate can choose between. */
export const mostResumes = 5;

/** The most that stay with applications after their owner has removed or replaced them. */
export const mostKeptResumes = 20;

/** The question about a resume beside its file. */
export const ResumeFields = z.strictObject({
  resumeName: text('Name', { max: 60 }).meta({
    title: 'Name',
    description: 'Only you see it.',
    ui: {},
  }),
});

/** The question beside the file of another resume: without a name it is called after its file. */
export const NewResume = ResumeFields.partial();

export const Resume = z.object({
  id,
  ...ResumeFields.shape,
  isMain: flag('Main resume', 'Daily lists and the fit of jobs go by the main resume.'),
  ...CandidateResumeFacts.shape,
  resumeFileName: z.string().meta({ title: 'File' }),
  resumeAddedAt: moment('Added'),
  applicationsCount: count('Applications').meta({
    title: 'Applications',
    description: 'Applications it was sent with. It stays with them when it is removed.',
  }),
});

/** The resume an application was sent with, as the recruiter of the job sees it. */
export const AppliedResume = z.object({
  id,
  resumeFileName: CandidateResumeFacts.shape.resumeFileName,
  resumeUnreadPages: CandidateResumeFacts.shape.resumeUnreadPages,
  resumeOcrPages: CandidateResumeFacts.shape.resumeOcrPages,
  skills: CandidateResumeFacts.shape.skills,
  yearsOfExperience: CandidateResumeFacts.shape.yearsOfExperience,
  correctedFacts,
});

export type Resume = z.output<typeof Resume>;
