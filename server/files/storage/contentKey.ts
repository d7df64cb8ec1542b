/** Keys of stored files. */
import { createHash } from 'node:crypto';

/** The SHA-256 of the bytes in hexadecimal. */
export const contentKey = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a text can be a key; nothing else ever becomes part of a path. */
export const isContentKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
