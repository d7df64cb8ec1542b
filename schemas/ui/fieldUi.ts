import type {} from 'zod';

/**
 * Inputs that a schema can ask for by name. An app declares more of them here, and brings them in its table of inputs.
 *
 * @public
 */
export interface Widgets {
  markdown: true;
  textarea: true;
  password: true;
  money: true;
}

/** Facts about a field that a screen needs beyond its type. */
export interface FieldUi {
  /** Which input shows it where the type alone does not tell. */
  widget?: keyof Widgets | (string & Record<never, never>);
  /** How much of a row it takes in a form; the whole row by default. */
  width?: 'half' | 'third' | 'quarter';
  /** The words a person reads for each value of an enum. */
  choices?: Record<string, string>;
  placeholder?: string;
  /** The resource whose records the field names by their id. */
  reference?: string;
}

declare module 'zod' {
  interface GlobalMeta {
    ui?: FieldUi;
  }
}
