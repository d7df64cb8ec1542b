/** Names someone to a recruiter without saying who it is: sealed, for a job, and for an hour. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const lifeMs = 60 * 60_000;
const nonceBytes = 12;
const tagBytes = 16;
/** All contents are padded to one length, which says nothing of the address in it. */
const contentBytes = 400;

/** The use a handle is good for; with any other it cannot be opened. */
interface HandleUse {
  jobId: string;
  recruiterEmail: string;
}

const boundTo = ({ jobId, recruiterEmail }: HandleUse) =>
  Buffer.from(JSON.stringify([jobId, recruiterEmail]));

/** @param key 32 bytes. @returns another text each time, so that two searches cannot be laid beside each other */
export function sealHandle(key: Uint8Array, email: string, use: HandleUse, now: Date): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(use));
  const content = Buffer.from(JSON.stringify([email, now.getTime() + lifeMs]));
  const padded = Buffer.concat([content, Buffer.alloc(Math.max(0, contentBytes - content.length), ' ')]);
  const sealed = Buffer.concat([cipher.update(padded), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns the address; null for what was not sealed for this use, or longer ago than an hour */
export function openHandle(key: Uint8Array, handle: string, use: HandleUse, now: Date): string | null {
  const bytes = Buffer.from(handle, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  if (tag.length < tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(use)).setAuthTag(tag);
  try {
    const sealed = bytes.subarray(nonceBytes + tagBytes);
    const content = Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
    const [email, until]: [string, number] = JSON.parse(content);
    return until > now.getTime() ? email : null;
  } catch {
    return null;
  }
}
