/** A candidate's resumes, beyond the main one that the profile has. */
import { z } from 'zod';
import { NewResume, Resume, ResumeFields } from '../resume.ts';
import { resumeTypes } from '../resumeFile.ts';
import { byId, type Call } from './call.ts';

export const resumesCalls = {
  resumes: {
    method: 'GET',
    path: '/resumes',
    tag: 'candidates',
    may: 'resumes.list',
    summary: "One's own resumes, the main one first and then the newest; at most five.",
    answer: z.array(Resume),
    extension: true,
  },
  addResume: {
    method: 'POST',
    path: '/resumes',
    tag: 'candidates',
    may: 'resumes.edit',
    limit: 'upload',
    summary:
      'Add a resume to choose from when applying. The first one is the main one; without a name it is called after its file.',
    refuses: ['DUPLICATE', 'ILLEGAL_MOVE'],
    multipart: true,
    body: NewResume,
    status: 201,
    answer: Resume,
    extension: true,
  },
  renameResume: {
    method: 'PATCH',
    path: '/resumes/{id}',
    tag: 'candidates',
    may: 'resumes.edit',
    summary: 'Give a resume another name.',
    params: byId,
    body: ResumeFields,
    answer: Resume,
    extension: true,
  },
  makeMainResume: {
    method: 'POST',
    path: '/resumes/{id}/main',
    tag: 'candidates',
    may: 'resumes.edit',
    summary:
      'Make a resume the main one, by which daily lists are made from now on. Applications keep the one they were sent with.',
    params: byId,
    answer: Resume,
    extension: true,
  },
  removeResume: {
    method: 'DELETE',
    path: '/resumes/{id}',
    tag: 'candidates',
    may: 'resumes.edit',
    summary:
      'Remove a resume that is not the main one. It stays with the applications it was sent with, and is gone where there are none.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    status: 204,
    extension: true,
  },
  resumeFile: {
    method: 'GET',
    path: '/resumes/{id}/file',
    tag: 'candidates',
    may: 'resumes.list',
    limit: 'file',
    summary: "One of one's own resumes as it was uploaded.",
    params: byId,
    binary: resumeTypes,
    extension: true,
  },
} as const satisfies Record<string, Call>;
