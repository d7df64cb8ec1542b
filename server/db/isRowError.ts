import { errorText } from '../base/errorText.ts';

/** Errors that are about a value of some row: PostgreSQL's classes of wrong data and broken constraints. */
export const isRowError = (error: unknown): boolean => /^2[23]/.test(errorText(error, 'code') ?? '');
