/** Tags on people. They stand alone because every page knows the filter of the list, and few need the person. */
import { text } from './base/fields.ts';

/** A word of the employer's own for people, as one would write it on a card. */
export const PersonTag = text('Tag', { max: 40 });

/** How many tags one person can have. */
export const mostTags = 20;
