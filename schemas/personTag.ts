/**
 * Tags on people, in a file of their own: every page loads the call that lists people and filters them by tag, and few
 * pages need the large schema in person.ts.
 */
import { text } from './base/fields.ts';

/** A word of the employer's own for people, as one would write it on a card. */
export const PersonTag = text('Tag', { max: 40 });

/** How many tags one person can have. */
export const mostTags = 20;
