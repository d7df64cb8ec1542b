/** People as an employer knows them: one record each, with notes, tags and ratings. */
import { z } from 'zod';
import { TagChange } from '../atOnce.ts';
import { email, id } from '../base/fields.ts';
import { Colleague, Person, PersonNote, PersonNoteFields, PersonRecord, Rating } from '../person.ts';
import { PersonFile, personFileTypes } from '../personFile.ts';
import { mostTags, PersonTag } from '../personTag.ts';
import { byEmail, type Call } from './call.ts';
import { changingListQuery, many } from './listQuery.ts';

const byNote = z.strictObject({ email: email(), noteId: id });
const byFile = z.strictObject({ email: email(), fileId: id });

const [firstType, ...otherTypes] = Object.values(personFileTypes);
const fileTypes = [firstType ?? '', ...otherTypes] as const;

export const knownPeopleCalls = {
  people: {
    method: 'GET',
    path: '/people',
    tag: 'people',
    may: 'people.list',
    summary:
      'Everyone who is on a list of the employer or applied for one of its jobs; found by name, skill and place.',
    query: changingListQuery(['latestAt', 'candidateName', 'rating'], {
      tag: many(PersonTag).optional(),
      importId: many(id).optional().meta({ title: 'Import' }),
    }),
    answer: z.array(Person),
    list: 'people',
    extension: true,
  },
  person: {
    method: 'GET',
    path: '/people/{email}',
    tag: 'people',
    may: 'people.show',
    summary: 'One person, with everything the employer knows of them.',
    params: byEmail,
    answer: PersonRecord,
    extension: true,
  },
  writeNote: {
    method: 'POST',
    path: '/people/{email}/notes',
    tag: 'people',
    may: 'people.annotate',
    summary: 'Write a note about a person, for the colleagues of the same employer.',
    refuses: ['INVALID_FIELDS'],
    params: byEmail,
    body: PersonNoteFields,
    status: 201,
    answer: PersonNote,
    extension: true,
  },
  changeNote: {
    method: 'PUT',
    path: '/people/{email}/notes/{noteId}',
    tag: 'people',
    may: 'people.annotate',
    summary: 'Change a note of one’s own.',
    params: byNote,
    body: PersonNoteFields,
    answer: PersonNote,
    extension: true,
  },
  removeNote: {
    method: 'DELETE',
    path: '/people/{email}/notes/{noteId}',
    tag: 'people',
    may: 'people.annotate',
    summary: 'Remove a note of one’s own.',
    params: byNote,
    extension: true,
  },
  addPersonFile: {
    method: 'POST',
    path: '/people/{email}/files',
    tag: 'people',
    may: 'people.annotate',
    limit: 'attach',
    summary:
      'Attach a file to a person, for the colleagues of the same employer: PDF, Word, text or an image, at most 10 MB.',
    refuses: ['ILLEGAL_MOVE'],
    params: byEmail,
    multipart: true,
    file: 'file',
    body: z.strictObject({}),
    status: 201,
    answer: PersonFile,
    extension: true,
  },
  personFile: {
    method: 'GET',
    path: '/people/{email}/files/{fileId}',
    tag: 'people',
    may: 'people.show',
    limit: 'file',
    summary: 'A file of a person as it was attached.',
    params: byFile,
    binary: fileTypes,
    extension: true,
  },
  removePersonFile: {
    method: 'DELETE',
    path: '/people/{email}/files/{fileId}',
    tag: 'people',
    may: 'people.annotate',
    summary:
      'Remove a file of a person, also one a colleague attached; the timeline keeps its name and who removed it.',
    params: byFile,
    status: 204,
    extension: true,
  },
  setPersonTags: {
    method: 'PUT',
    path: '/people/{email}/tags',
    tag: 'people',
    may: 'people.annotate',
    summary: 'Replace the tags of a person.',
    params: byEmail,
    body: z.strictObject({ tags: z.array(PersonTag).max(mostTags).meta({ title: 'Tags' }) }),
    answer: PersonRecord,
    extension: true,
  },
  tagPeople: {
    method: 'POST',
    path: '/people/tags',
    tag: 'people',
    may: 'people.annotate',
    summary:
      'Give several people a tag, or take it from them; answers whose tags that changed. Either all are changed or none.',
    refuses: ['NOT_FOUND', 'INVALID_FIELDS'],
    body: TagChange,
    answer: z.object({ emails: z.array(email('Candidate')) }),
    extension: true,
  },
  ratePerson: {
    method: 'PUT',
    path: '/people/{email}/rating',
    tag: 'people',
    may: 'people.annotate',
    summary: 'Give a person one’s own rating, or take it back.',
    params: byEmail,
    body: z.strictObject({ rating: Rating.nullable() }),
    answer: PersonRecord,
    extension: true,
  },
  personTags: {
    method: 'GET',
    path: '/person-tags',
    tag: 'people',
    may: 'people.list',
    summary: 'Tags in use, those of most people first; 100 at most.',
    answer: z.array(z.object({ tag: PersonTag, people: z.int().min(1).meta({ title: 'People' }) })),
    extension: true,
  },
  colleagues: {
    method: 'GET',
    path: '/colleagues',
    tag: 'people',
    may: 'people.annotate',
    summary: 'Active recruiters of the same employer, by name; 200 at most.',
    answer: z.array(Colleague),
    extension: true,
  },
} as const satisfies Record<string, Call>;
