/** Forms with a file: read whole, within bounds, and checked against the call's schema. */

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bareSchema } from '../../schemas/base/inside.ts';
import { maxArchiveBytes } from '../../schemas/importedResume.ts';
import { maxPersonFileBytes } from '../../schemas/personFile.ts';
import { maxResumeBytes } from '../../schemas/resumeFile.ts';
import { ApiError } from '../base/errors.ts';
import { errorText } from '../base/errorText.ts';
import { issueSentence, type Sentence, together } from '../base/sentence.ts';
import { unholdableFields } from './checks.ts';

/** A file as it came; nothing about it is checked yet but its size. */
export interface Upload {
  bytes: Uint8Array;
  /** As the client names it, without a path. */
  fileName: string;
}

export interface Form<T> {
  fields: T;
  /** The one file; a call about something else than resumes says what it takes. */
  resume: Upload | null;
}

/** The name of the one file a form can have. */
type FileField = 'resume' | 'csv' | 'file' | 'archive';

/** The largest file of each name, and what its owner can do about a larger one. */
const fileRules: Readonly<Record<FileField, { bytes: number; tooLarge: string }>> = {
  resume: {
    bytes: maxResumeBytes,
    tooLarge: 'The file is larger than 5 MB. Save it smaller, without large pictures.',
  },
  csv: { bytes: maxResumeBytes, tooLarge: 'The file is larger than 5 MB. Import it in parts.' },
  file: { bytes: maxPersonFileBytes, tooLarge: 'The file is larger than 10 MB. Save it smaller.' },
  archive: { bytes: maxArchiveBytes, tooLarge: 'The archive is larger than 50 MB. Import it in parts.' },
};

/** Bounds of a form, in bytes and numbers; the plugin stops reading at each. */
export const formLimits = {
  // One more, to tell a file that is just small enough from one that is cut off.
  fileSize: maxResumeBytes + 1,
  files: 1,
  fields: 40,
  parts: 41,
  fieldSize: 20_000,
  fieldNameSize: 100,
  headerPairs: 50,
};

/** A whole request that is larger is not worth reading to its end. */
const mostOfRequest = 4;

const tooLarge = (fileField: FileField) => {
  const message = fileRules[fileField].tooLarge;
  return new ApiError('TOO_LARGE', message, { errors: { [fileField]: message } });
};

/** A text that may be JSON; one that is not is left to the schema to refuse. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a field's value is written as it is; numbers, lists and objects are written as JSON. */
const isText = (field: z.ZodType): boolean => {
  const bare = bareSchema(field);
  return ![z.ZodNumber, z.ZodArray, z.ZodObject, z.ZodRecord].some((kind) => bare instanceof kind);
};

/** A text of a form as the schema's value: 'true' is true, '12' a number, and an empty optional field is none. */
function readText(field: z.ZodType | undefined, text: string): unknown {
  if (!field) return text;
  if (bareSchema(field) instanceof z.ZodBoolean)
    return text === 'true' ? true : text === 'false' ? false : text;
  if (text.trim() !== '') return isText(field) ? text : parsed(text);
  if (field.safeParse(null).success) return null;
  return field.safeParse(undefined).success ? undefined : text;
}

/** Sentences by field; a field the schema does not know is named itself. */
function problemsOf({ issues }: z.ZodError): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems[key] ??= 'This field is not known here.';
    } else {
      problems[issue.path.join('.') || 'body'] ??= issueSentence(issue);
    }
  }
  return problems;
}

async function readParts(
  request: FastifyRequest,
  fileField: FileField,
): Promise<{ texts: Map<string, string>; resume: Upload | null }> {
  const texts = new Map<string, string>();
  let resume: Upload | null = null;
  const malformed = (detail: Sentence) => new ApiError('MALFORMED', detail);
  const { bytes: most } = fileRules[fileField];
  // One more, to tell a file that is just small enough from one that is cut off.
  for await (const part of request.parts({ limits: { fileSize: most + 1 } })) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField)
        throw malformed((t) => t('A file can only be sent as {name}.', { name: fileField }));
      const bytes = await part.toBuffer();
      if (bytes.byteLength > most) throw tooLarge(fileField);
      resume = { bytes, fileName: part.filename ?? '' };
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw malformed('A field of the form is too long.');
      if (texts.has(part.fieldname)) {
        const { fieldname: name } = part;
        throw malformed((t) => t('{name} was sent twice.', { name }));
      }
      texts.set(part.fieldname, String(part.value));
    }
  }
  return { texts, resume };
}

/** Errors of the reader by what they mean to the sender. */
function refusalOf(error: unknown, fileField: FileField): unknown {
  const code = errorText(error, 'code');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(fileField);
  if (error instanceof ApiError || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return error;
  // Bounds of the form, and forms that end before their end: the connection broke, or they were never whole.
  return new ApiError('MALFORMED', 'The form arrived incomplete. Send it again.');
}

/**
 * Reads the form of a request; nothing is kept anywhere but in memory.
 *
 * @throws ApiError WRONG_TYPE, TOO_LARGE, MALFORMED or INVALID_FIELDS
 */
export async function readForm<S extends z.ZodObject>(
  request: FastifyRequest,
  schema: S,
  fileField: FileField = 'resume',
): Promise<Form<z.output<S>>> {
  if (!request.isMultipart()) throw new ApiError('WRONG_TYPE', 'Send the form as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > mostOfRequest * fileRules[fileField].bytes)
    throw tooLarge(fileField);
  const { texts, resume } = await readParts(request, fileField).catch((error) => {
    throw refusalOf(error, fileField);
  });
  const shape: Record<string, z.ZodType> = schema.shape;
  const values = Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      readText(Object.hasOwn(shape, name) ? shape[name] : undefined, text),
    ]),
  );
  const { data, error } = schema.safeParse(values);
  const errors = error ? problemsOf(error) : unholdableFields(values);
  if (!data || Object.keys(errors).length > 0) {
    throw new ApiError('INVALID_FIELDS', together(Object.values(errors)), { errors });
  }
  return { fields: data, resume };
}
