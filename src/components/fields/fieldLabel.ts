import type { Field } from './fieldShape.ts';
import { humanise } from './humanise.ts';

/** Label of a field in the reader's language: its title, or its name as words when it has none. */
export const labelOf = (field: Field, source: string): string => field.title ?? humanise(source);
