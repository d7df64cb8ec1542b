/** Rules for a resume file: told before it is chosen, and checked again by the server from its content. */

/** The largest resume taken, in bytes. */
export const maxResumeBytes = 5 * 1024 * 1024;

/** Endings of the names of files that are taken, with what they are called. */
export const resumeEndings = { '.pdf': 'PDF', '.docx': 'Word', '.txt': 'text' } as const;

/** Media types they are handed out as. */
export const resumeTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
] as const;
