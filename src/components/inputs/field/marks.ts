import { createContext } from 'react';

/** The fields a form marks: those that must be filled in, or, where nearly all must be, those that need not. */
export const Marks = createContext<'required' | 'optional'>('optional');
