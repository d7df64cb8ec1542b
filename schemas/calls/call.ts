/** One call of the API; the table of all of them is in table.ts. */
import { z } from 'zod';
import { email, id } from '../base/fields.ts';
import type { LimitName } from './limits.ts';
import type { Permission } from './permissions.ts';
import type { ProblemCode } from './problem.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, parameters in braces: `/jobs/{id}`. */
  path: string;
  /** One sentence for the documentation. */
  summary: string;
  /** Area of the documentation. */
  tag: string;
  /** `public`, or the permission that is needed. */
  may: 'public' | Permission;
  /**
   * The request proves who makes the call, by a code's token, the secret of a mail, a password or a passkey. Only
   * refused calls are counted by network address.
   */
  proof?: true;
  /** How often it may be made; without one, what changes something has the limit of all changes: see limits.ts. */
  limit?: LimitName;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON unless `multipart`. */
  body?: z.ZodType;
  multipart?: true;
  /** The name of a form's file where that is no resume, which has to be sent. */
  file?: 'csv' | 'file' | 'archive';
  /** The handler is given the body as it was sent, a text: what is signed has to be checked byte by byte. */
  raw?: true;
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 204;
  /** JSON body of success; a call without one answers 204, or sends a file of one of the media types in `binary`. */
  answer?: z.ZodType;
  binary?: readonly [string, ...string[]];
  /** Refusals beyond those that follow from the rest of the row (refusals.ts). */
  refuses?: readonly ProblemCode[];
  /** A list: bare array, Content-Range and Link headers; the name is the unit of Content-Range. */
  list?: string;
  /** The answer opens a door, so it is never kept: a repeat with the same Idempotency-Key is made once more. */
  secret?: true;
  /** Not part of the calls the product's clients were promised first. */
  extension?: true;
}

/** Path parameters of calls about one thing or one person. */
export const byId = z.strictObject({ id });
export const byEmail = z.strictObject({ email: email() });
export const byJob = z.strictObject({ jobId: id });
