/** Sections of a form or a page, so that a long record is not a wall. */

import type { LazyText } from '../texts/text.ts';

/** Fields that belong together, under a heading. */
export interface SchemaSection {
  title: LazyText;
  description?: LazyText;
  /** Names of fields, in order. */
  fields: readonly string[];
}

type Group = Partial<SchemaSection> & Pick<SchemaSection, 'fields'>;

/**
 * The sections asked for, and last, without a heading, the fields none of them names: what no one placed is still
 * there. Without sections one group holds every field.
 *
 * @param elsewhere fields the screen itself has a place for
 */
export function sectionsOf(
  sections: readonly SchemaSection[] | undefined,
  fields: readonly string[],
  elsewhere: readonly string[] = [],
): readonly Group[] {
  const named = new Set([...elsewhere, ...(sections ?? []).flatMap((section) => section.fields)]);
  const rest = fields.filter((field) => !named.has(field));
  return rest.length > 0 ? [...(sections ?? []), { fields: rest }] : (sections ?? []);
}
