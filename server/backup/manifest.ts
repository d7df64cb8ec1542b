/** A backup's description of itself; its last entry, so that one that was cut short has none. */
import { z } from 'zod';

export const manifestName = 'manifest.json';
export const secretName = 'auth-secret';
export const erasuresName = 'erasures.log';
export const waitingName = 'queue/waiting';
export const resumePrefix = 'resumes/';
export const tableEntry = (table: string): string => `tables/${table}`;

/** Raised when an older program could no longer read what is written. */
export const format = 1;

export const Manifest = z.object({
  format: z.literal(format, { error: 'of another format' }),
  madeAt: z.iso.datetime(),
  /** Migrations the database had been through. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which each comes after those it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) })),
  /** Mails and requests that nobody has dealt with yet. */
  waiting: z.int().min(0),
  /** Files of resumes; null where a bucket has them. */
  resumes: z.int().min(0).nullable(),
  /** Tells which secret the data was sealed with; backups of earlier versions do not say. */
  secretMark: z.string().optional(),
  /** Resumes whose file was missing already. */
  missing: z.int().min(0),
});

export type Manifest = z.output<typeof Manifest>;
