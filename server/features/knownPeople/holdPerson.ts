/** Holds a person of the employer, so that nothing is noted about someone who is being erased. */
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import { knownPeople, noSuchPerson } from './selectKnownPeople.ts';

/** @param tx until whose end they are held @throws ApiError NOT_FOUND */
export const holdPerson = (tx: Database, caller: Caller, email: string): Promise<{ name: string }> =>
  knownPeople(tx, caller)
    .where('people.candidateEmail', '=', email)
    .select(candidateName().as('name'))
    .forUpdate('people')
    .executeTakeFirstOrThrow(noSuchPerson);
