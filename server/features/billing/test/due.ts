/** Customers for whom something has become due. */
import { sql } from 'kysely';
import type { TestTables } from './account.ts';

/** Customers read at a time. */
const batch = 100;

/** Their ids, by and by, each once. */
export async function* customersDue(db: TestTables, now: Date): AsyncGenerator<string> {
  const inTheirTime = sql<string>`
    ${now.toISOString()}::timestamptz + make_interval(days => "testCustomers"."daysAhead")`;
  for (let after = ''; ; ) {
    const due = await db
      .selectFrom('testCustomers')
      .innerJoin('testSubscriptions', 'testSubscriptions.customerId', 'testCustomers.id')
      .select('testCustomers.id')
      .distinct()
      .where('testCustomers.id', '>', after)
      .where('testSubscriptions.dueAt', '<=', inTheirTime)
      .orderBy('testCustomers.id')
      .limit(batch)
      .execute();
    for (const { id } of due) yield id;
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.id;
  }
}
