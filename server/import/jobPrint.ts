import { createHash } from 'node:crypto';

/** A print of the fields that tell a recruiter's jobs apart. */
export const jobPrint = ({ title, description }: { title: string; description: string }): string =>
  createHash('sha256').update(`${title}\0${description}`).digest('base64');
