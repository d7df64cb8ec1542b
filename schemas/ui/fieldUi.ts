import type {} from 'zod';

/** A heading that fields stand under, in forms and on pages. */
export interface FieldSection {
  title: string;
  /** Stands below the heading of a form. */
  description?: string;
}

/** Facts about a field that a screen needs beyond its type. */
export interface FieldUi {
  /** The input that shows it where the type alone does not tell; a name in the table of inputs, which an app extends. */
  widget?: string;
  /** How much of a row it takes in a form; the whole row by default. */
  width?: 'half' | 'third' | 'quarter';
  /** The words a person reads for each value of an enum. */
  choices?: Record<string, string>;
  placeholder?: string;
  /** The words of the box of the widget `orEmpty`, below a text that must be filled in: ticking it answers with an empty text. */
  emptyChoice?: string;
  /** The browser's autofill token for it, `organization` for one, where the field's name does not tell. */
  autoComplete?: string;
  /** The resource whose records the field names by their id. */
  reference?: string;
  /** The heading it stands under; fields without one come last. Sections stand in the order of their first fields. */
  section?: FieldSection;
  /** Its place in its section: lower numbers stand first, and it is 0 unless said. Equals stand as in the schema. */
  order?: number;
  /** Its place among the columns that a table has from the start. Without one it can be chosen; false: it never is a column. */
  column?: number | false;
  /** False: no list can be narrowed by it, though its kind would allow that. */
  filter?: false;
  /** False: no list can be ordered by it, though its kind would allow that. */
  sort?: false;
  /** In the query of a list: which end of a range it is. */
  bound?: 'from' | 'to';
}

declare module 'zod' {
  interface GlobalMeta {
    ui?: FieldUi;
  }
}
