/** Words that belong to no field of work. */
import { listOf } from './lists.ts';

/** Words of a title that tell rank or form and not the trade. */
export const rankWords: ReadonlySet<string> = new Set(listOf('rank'));

/** Nouns a job title ends with; they tell a line of a resume that is a title from one that is not. */
export const roleNouns: ReadonlySet<string> = new Set(listOf('roles'));

/** Words too common to tell one posting from another. */
export const stopWords: ReadonlySet<string> = new Set(listOf('stop'));

/** Given names, which identify the line with the owner's name at the top of a resume ("James Baker"). */
export const givenNames: ReadonlySet<string> = new Set(listOf('givenNames'));
