/** Texts of the library and of schemas: English, or a key of the app's own, until a translator says them. */

/** The values of a text's placeholders. */
type TextValues = Readonly<Record<string, string | number>>;

/**
 * Says a text in the reader's language.
 *
 * @param text ICU MessageFormat: `{name}` is filled in, `{count, plural, one {# job} other {# jobs}}` counts
 */
export type Translate = (text: string, values?: TextValues) => string;

/** A text that is said when it is shown: `{ label: () => t('Jobs') }`. */
export type LazyText = () => string;

/** Leaves texts as the schema has them, to be said later. */
export const asWritten: Translate = (text) => text;
