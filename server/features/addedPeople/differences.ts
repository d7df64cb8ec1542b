/** Values of later files that differ from the records of people who were added: listing them, and taking or refusing them. */
import { sql } from 'kysely';
import {
  type AddedDifference,
  type DifferencesAnswer,
  mostDifferences,
} from '../../../schemas/addedDifference.ts';
import { CandidateFields, EducationLevel } from '../../../schemas/candidate.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { refreshHeld } from '../heldPeople/holdPeople.ts';
import { addedBy, addedName } from './selectAdded.ts';

type DifferenceRow = Tables['addedDifferences'];

/** The open questions about an employer's people. */
const openDifferences = (db: Database, caller: Caller, now: Date) =>
  addedBy(db, caller.employerEmail, now)
    .innerJoin('addedDifferences', 'addedDifferences.personId', 'addedPeople.id')
    .where('isKept', '=', false);

const wordOf = (value: unknown, t: Translate): string => {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const level = EducationLevel.safeParse(value);
  if (level.success) return t(EducationLevel.meta()?.ui?.choices?.[level.data] ?? level.data);
  return typeof value === 'string' ? value : '';
};

/** @example wordsOf(['Duluth', null, 'US'], t) // 'Duluth, US' */
const wordsOf = (values: readonly unknown[], t: Translate, between: string): string =>
  values
    .map((value) => wordOf(value, t))
    .filter(Boolean)
    .join(between);

/** @param importId only of one import; of all files where it is not given */
export async function listDifferences(
  db: Database,
  caller: Caller,
  importId: string | undefined,
  { now, t }: { now: Date; t: Translate },
): Promise<AddedDifference[]> {
  const rows = await openDifferences(db, caller, now)
    .$if(importId !== undefined, (query) => query.where('addedDifferences.importId', '=', importId ?? null))
    .select(['addedDifferences.id', 'importId', 'candidateEmail', 'about'])
    .select(['addedPeople.fields', 'companyNote', 'addedPeople.resumeFileName as heldFileName'])
    .select(['addedDifferences.fields as other', 'addedDifferences.resumeFileName as otherFileName'])
    .select(addedName.as('candidateName'))
    .orderBy('candidateName')
    .orderBy('addedDifferences.id')
    .limit(mostDifferences)
    .execute();
  return rows.map(({ fields, companyNote, heldFileName, other, otherFileName, ...row }) => {
    const names = Object.keys(CandidateFields.shape).filter((name) => name in (other ?? {}));
    const between = row.about === 'NAME' ? ' ' : ', ';
    const now =
      other && 'companyNote' in other ? [companyNote] : names.map((name) => fields[name as 'openToWork']);
    const then =
      other && 'companyNote' in other
        ? [other.companyNote]
        : names.map((name) => other?.[name as 'openToWork']);
    return {
      ...row,
      before: other === null ? (heldFileName ?? '') : wordsOf(now, t, between),
      after: other === null ? (otherFileName ?? '') : wordsOf(then, t, between),
    };
  });
}

async function take(tx: Database, { personId, fields, ...resume }: DifferenceRow): Promise<void> {
  const { resumeKey, resumeFileName, resume: read } = resume;
  const { companyNote, ...profile } = fields ?? {};
  await tx
    .updateTable('addedPeople')
    .set({
      ...(fields === null ? toRow({ resumeKey, resumeFileName, resume: read }) : {}),
      ...(companyNote === undefined ? {} : { companyNote }),
      fields: sql`"fields" || ${JSON.stringify(profile)}::jsonb`,
    })
    .where('id', '=', personId)
    .execute();
}

/**
 * @returns keys of files that may be held by nobody any more
 * @throws ApiError NOT_FOUND when one of them is answered already, or not the employer's
 */
export async function answerDifferences(
  tx: Database,
  caller: Caller,
  { ids, isTaken }: DifferencesAnswer,
  now: Date,
): Promise<string[]> {
  const rows = await openDifferences(tx, caller, now)
    .where('addedDifferences.id', '=', sql<string>`any(${ids}::uuid[])`)
    .selectAll('addedDifferences')
    .select('addedPeople.resumeKey as heldResume')
    .orderBy('addedDifferences.personId')
    .orderBy('addedDifferences.id')
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size)
    throw notFound((t) => t('Someone has answered this already. Look again.'));
  if (isTaken) {
    for (const { heldResume: _, ...row } of rows) await take(tx, row);
    await refreshHeld(
      tx,
      rows.map(({ personId }) => personId),
    );
    await tx.deleteFrom('addedDifferences').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
    return rows.flatMap(({ about, heldResume }) =>
      about === 'RESUME' && heldResume !== null ? [heldResume] : [],
    );
  }
  await tx
    .updateTable('addedDifferences')
    .set({ isKept: true, fields: null, resume: null, resumeKey: null, resumeFileName: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.flatMap(({ resumeKey }) => resumeKey ?? []);
}
