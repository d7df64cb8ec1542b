/** Writes what has become of files of an archive; what was read of them goes, and their people's own rows hold the rest. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Judgement } from './judgeResumes.ts';

export interface Settled extends Judgement {
  place: number;
  personId: string | null;
}

/** The files themselves are swept away within a day unless someone holds them. */
export async function settleResumes(
  tx: Database,
  importId: string,
  settled: readonly Settled[],
): Promise<void> {
  if (settled.length === 0) return;
  await sql`
    update "importedResumes" set
      "state" = "became"."state", "reason" = "became"."reason", "personId" = "became"."personId",
      "contact" = null, "resume" = null, "resumeKey" = null
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as "became"("place" integer, "state" text, "reason" text, "personId" uuid)
    where "importedResumes"."importId" = ${importId} and "importedResumes"."place" = "became"."place"
  `.execute(tx);
}
