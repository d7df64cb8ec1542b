/** Zod's types as their `type` tells them apart. */
import type { z } from 'zod';

/** A schema of zod or of zod's core: what `.shape` and `.unwrap()` hand out. */
export type Schema = z.core.$ZodType;

/** A type of zod's core by its name in `def.type`. */
type Typed = z.core.$ZodTypes;

/** The schema as one of zod's own types, so that `switch` can tell them apart. */
export const typed = (schema: Schema): Typed => schema as Typed;

/** Whether a value goes through a function here, so that what is asked for stands on the other side. */
export const isTransform = (schema: Schema): boolean => schema._zod.def.type === 'transform';

/** Whether the schema is a text, of any format. */
export const isText = (schema: Schema): boolean =>
  schema._zod.def.type === 'string' || schema._zod.def.type === 'template_literal';
