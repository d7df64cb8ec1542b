/** Deletions, as other software is told of them. */
import { z } from 'zod';
import { id, moment } from './base/fields.ts';

/** Days a deletion is kept. */
export const deletionDays = 90;

export const DeletedResource = z
  .enum(['jobs', 'applications', 'interviews', 'daily-candidates'])
  .meta({ title: 'Resource' });

export const Deletion = z.object({ resource: DeletedResource, id, deletedAt: moment('Deleted') });

export type Deletion = z.output<typeof Deletion>;
