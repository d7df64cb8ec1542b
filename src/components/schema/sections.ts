/** Sections of a form or a page, so that a long record is not a wall. */
import type { z } from 'zod';
import { fieldOf, writableKeys } from '../fields/field.ts';
import type { LazyText, Translate } from '../texts/text.ts';

/** Fields that belong together, under a heading. */
export interface SchemaSection {
  title: LazyText;
  /** Stands below the heading of a form. */
  description?: LazyText;
  /** Names of fields, in order. */
  fields: readonly string[];
}

type Group = Partial<SchemaSection> & Pick<SchemaSection, 'fields'>;

/** The exceptions of a screen: most forms and pages have none. */
interface Layout {
  /** Sections instead of those that the schema says. */
  sections?: readonly SchemaSection[] | undefined;
  /** Fields there are and their order, without the headings of the schema; by default all fields of the schema. */
  fields?: readonly string[] | undefined;
  /** Fields the screen itself has a place for. */
  elsewhere?: readonly string[] | undefined;
}

/** Fields under the headings that their schema says (`ui.section`), those without one last. */
function schemaGroups(schema: z.ZodObject, names: readonly string[], t: Translate): Group[] {
  const fields = names.map((name) => ({ name, ui: fieldOf(schema, name).ui }));
  const inOrder = fields.toSorted((one, other) => (one.ui.order ?? 0) - (other.ui.order ?? 0));
  const titled = new Map(
    fields.flatMap(({ ui: { section } }) => (section ? [[section.title, section]] : [])),
  );
  const under = (title: string | undefined) =>
    inOrder.filter(({ ui }) => ui.section?.title === title).map(({ name }) => name);
  const sections = [...titled.values()].map(({ title, description }) => ({
    title: () => t(title),
    ...(description !== undefined && { description: () => t(description) }),
    fields: under(title),
  }));
  const others = under(undefined);
  return others.length > 0 ? [...sections, { fields: others }] : sections;
}

/**
 * The fields of a form or a page in groups: the sections the screen asks for, or else those of the schema, and last, without
 * a heading, the fields none of them names: what no one placed is still there.
 */
export function sectionsOf(
  schema: z.ZodObject,
  { sections, fields, elsewhere = [] }: Layout,
  t: Translate,
): readonly Group[] {
  const named = new Set([...elsewhere, ...(sections ?? []).flatMap((section) => section.fields)]);
  const rest = (fields ?? writableKeys(schema)).filter((field) => !named.has(field));
  if (rest.length === 0) return sections ?? [];
  return sections || fields ? [...(sections ?? []), { fields: rest }] : schemaGroups(schema, rest, t);
}

/** Bundlers write the environment in; nothing else of Node is there. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * The layout of a form, in which no field is missing that it needs: a list of fields that does not know of it does not
 * leave it out.
 *
 * @throws in development, when such a field is said to be elsewhere: nothing would ask for it if that were wrong
 */
export function formLayout(layout: Layout, needed: readonly string[]): Layout {
  const { fields, elsewhere = [] } = layout;
  const lost = elsewhere.filter((name) => needed.includes(name));
  if (lost.length > 0 && process.env.NODE_ENV !== 'production')
    throw new Error(`The form needs ${lost.join(', ')}, and leaves it to others to ask.`);
  return {
    ...layout,
    fields: fields && [...new Set([...fields, ...needed])],
    elsewhere: elsewhere.filter((name) => !lost.includes(name)),
  };
}
