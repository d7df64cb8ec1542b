/** The demo's people agreed to the texts in force when they registered. */
import { sql } from 'kysely';
import { agreedNames } from '../../schemas/legal.ts';
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import { readLegalTexts } from '../features/legal/readLegalTexts.ts';

export async function agreeToTexts({ db, env }: { db: Database; env: Env }): Promise<void> {
  const texts = await readLegalTexts(env.LEGAL_DIR);
  for (const { name, version } of texts)
    if (agreedNames.some((agreed) => agreed === name))
      await sql`
        insert into "consents" ("userEmail", "name", "version", "agreedAt")
        select "email", ${name}, ${version}, "createdAt" from "users"`.execute(db);
}
