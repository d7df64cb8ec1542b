/** A domain as a company enters it, before anything is proved. */
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

export const newDomain = (employerEmail: string, domain: string, now: Date) => ({
  ...{ id: uuidv7(), employerEmail, domain, createdAt: now.toISOString() },
  recordValue: `hireday-domain=${randomBytes(18).toString('base64url')}`,
});
