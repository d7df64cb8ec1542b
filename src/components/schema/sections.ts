/** Sections of a form or a page, so that a long record is not a wall. */

import type { LazyText } from '../texts/text.ts';

/** Fields that belong together, under a heading. */
export interface SchemaSection {
  title: LazyText;
  description?: LazyText;
  /** Names of fields, in order. */
  fields: readonly string[];
}

/** The sections asked for, or one without a heading that holds every field. */
export const sectionsOf = (
  sections: readonly SchemaSection[] | undefined,
  fields: readonly string[],
): readonly (Partial<SchemaSection> & Pick<SchemaSection, 'fields'>)[] => sections ?? [{ fields }];
