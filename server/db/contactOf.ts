/** Where someone is reached: the address they were added with, for those a company has under a key of its own. */
import { type RawBuilder, sql } from 'kysely';

/** @param email of the candidate, or the key under which a company holds one */
export const contactOf = (email: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce(
  (select "candidateEmail" from "addedPeople" "held" where "held"."heldAs" = ${email}), ${email})`;
