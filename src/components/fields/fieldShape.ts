/** Facts about a field for forms, tables and pages. No zod: pages that come before it describe theirs by hand. */
import type { z } from 'zod';
import type { FieldUi } from '../../../schemas/ui/fieldUi.ts';

/** Kinds of values, as far as a screen cares. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'url'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'time'
  | 'moment'
  /** A day as a Date and not as text. */
  | 'day'
  | 'choice'
  | 'choices'
  /** The only value there is. */
  | 'fixed'
  | 'file'
  | 'reference'
  /** An array of words. */
  | 'list'
  /** An array of objects. */
  | 'items'
  /** An array of something else. */
  | 'array'
  | 'set'
  | 'tuple'
  | 'object'
  | 'record'
  | 'map'
  /** One of several objects, told apart by one of their fields. */
  | 'variants'
  | 'union'
  /** Anything that JSON can say. */
  | 'other'
  /** No form can ask for it: a function, a symbol. */
  | 'unaskable';

/** One value of an enum and the words a person reads for it. */
export interface Choice {
  id: string;
  name: string;
}

/** A field without its zod wrappers. */
export interface Field {
  kind: FieldKind;
  /** Whether it must be filled in: neither optional, nullable nor given a default. */
  required: boolean;
  /** Whether it may be absent from the record (a default counts). */
  omittable: boolean;
  /** Whether null is one of its values. */
  nullable: boolean;
  title?: string | undefined;
  help?: string | undefined;
  ui: FieldUi;
  /** Of an enum or an array of one. */
  choices: Choice[];
  min?: number | undefined;
  max?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** Whether a number has no fraction. */
  whole: boolean;
  defaultValue?: unknown;
  /** Name of the format of a text, as zod has it. */
  format?: string | undefined;
  /** Values of a closed list, where they are not the ids of its choices: numbers, null. */
  values?: readonly unknown[] | undefined;
  /** The type behind all wrappers, of what is made of parts or checked on its own. */
  schema?: z.core.$ZodType | undefined;
  /** Shape of the items of an array of objects. */
  item?: z.ZodObject | undefined;
}

/** A field of which nothing is known yet. */
export const blankField = (): Field => ({
  kind: 'other',
  required: true,
  omittable: false,
  nullable: false,
  ui: {},
  choices: [],
  whole: false,
});
