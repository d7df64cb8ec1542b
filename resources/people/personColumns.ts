/** The columns of the table of people. */
import { Person } from '../../schemas/person.ts';
import { columnsOf } from '../../src/components/fields/field.ts';

/** The columns there are from the start. */
export const usualPersonColumns = ['candidateName', 'standings', 'tags', 'rating', 'latestAt'] as const;

/** Every column there can be; who they are is in their address already. */
export const personColumnOrder = columnsOf(Person, usualPersonColumns, ['id']);
