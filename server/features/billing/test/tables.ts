/** The test mode's storage: a customer a row, and the events that no one has taken yet. */
import type { ColumnType, Generated } from 'kysely';
import type { WorldBooks } from './things.ts';

/** ISO 8601 in UTC. */
type Timestamp = string;

interface TestCustomerRow {
  id: string;
  userId: string;
  /** By how much the customer's time runs ahead of the server's. */
  daysAhead: Generated<number>;
  /** Everything of the customer; times are the customer's own. */
  books: ColumnType<Partial<WorldBooks>, string, string>;
  /** Ids of everything in the books. */
  ids: Generated<string[]>;
  /** When something happens by itself, as the server's clock has it; null where nothing will. */
  dueAt: Generated<Timestamp | null>;
}

interface TestEventRow {
  id: string;
  type: string;
  customerId: string;
  createdAt: Timestamp;
}

export type TestTables = {
  testCustomers: TestCustomerRow;
  testEvents: TestEventRow;
};
