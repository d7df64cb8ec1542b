/** Imports of archives with resumes. */
import { z } from 'zod';
import { id } from '../base/fields.ts';
import { ImportedResume, ImportedResumeChanges, mostArchiveFiles } from '../importedResume.ts';
import { ImportFile } from '../importFile.ts';
import { byId, type Call } from './call.ts';

export const archivesCalls = {
  uploadResumes: {
    method: 'POST',
    path: '/imports/resumes',
    tag: 'imports',
    may: 'imports.edit',
    limit: 'archive',
    summary: 'Upload a ZIP of at most 500 resumes. They are read one after the other; nobody is added yet.',
    refuses: ['ILLEGAL_MOVE'],
    multipart: true,
    file: 'archive',
    body: z.strictObject({}),
    status: 201,
    answer: ImportFile,
    extension: true,
  },
  importedResumes: {
    method: 'GET',
    path: '/imports/{id}/resumes',
    tag: 'imports',
    may: 'imports.edit',
    limit: 'estimate',
    summary: 'The files of an archive in order, who each seems to be of, and what would become of it now.',
    params: byId,
    answer: z.array(ImportedResume).max(mostArchiveFiles),
    extension: true,
  },
  updateImportedResume: {
    method: 'PATCH',
    path: '/imports/{id}/resumes/{place}',
    tag: 'imports',
    may: 'imports.edit',
    summary: 'Correct what was read from a file of an archive, or skip it, before the archive is added.',
    refuses: ['ILLEGAL_MOVE'],
    params: z.strictObject({ id, place: z.string().regex(/^(0|[1-9]\d{0,3})$/) }),
    body: ImportedResumeChanges,
    status: 204,
    extension: true,
  },
  startResumes: {
    method: 'POST',
    path: '/imports/{id}/resumes/start',
    tag: 'imports',
    may: 'imports.edit',
    limit: 'message',
    summary:
      'Add the people of an archive that is read, who are asked by mail whether they want to be known. It goes on by itself, and needs a plan.',
    refuses: ['ILLEGAL_MOVE', 'SUBSCRIPTION_REQUIRED'],
    params: byId,
    answer: ImportFile,
    extension: true,
  },
} as const satisfies Record<string, Call>;
