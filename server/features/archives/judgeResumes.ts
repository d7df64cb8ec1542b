/** The outcome of each file of an archive: foreseen before it is started, and settled by the same rules when it is. */
import { DifferenceKind } from '../../../schemas/addedDifference.ts';
import { ResumeContact } from '../../../schemas/addedPerson.ts';
import { CandidateFields } from '../../../schemas/candidate.ts';
import type { ImportedResume, ImportedResumeState } from '../../../schemas/importedResume.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { say } from '../../base/sentence.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { type AddOutcome, foreseePeople, type PersonToAdd } from '../addedPeople/addPeople.ts';
import type { Adding } from '../addedPeople/mayAdd.ts';
import { tidyName } from '../people/readUpload.ts';

type ResumeRow = Pick<
  Tables['importedResumes'],
  'place' | 'name' | 'size' | 'state' | 'reason' | 'isSkipped' | 'contact' | 'resumeKey'
>;

/** The reading of a file, held until the file is settled. */
type ResumeColumns = Tables['importedResumes']['resume'];

export interface Judgement {
  state: ImportedResumeState;
  reason: string | null;
}

function missing({ contact }: ResumeRow, t: Translate): string | null {
  const { candidateEmail = null, candidateFirstName = null, candidateLastName = null } = contact ?? {};
  const isNameless = candidateFirstName === null || candidateLastName === null;
  if (candidateEmail !== null) return isNameless ? t('The name was not found in it.') : null;
  return isNameless
    ? t('Neither a name nor an e-mail address was found in it.')
    : t('No e-mail address was found in it.');
}

/** Outcomes that follow from the archive alone; a file without one can be added as far as the archive tells. */
export function judgeAlone(rows: readonly ResumeRow[], t: Translate): Map<number, Judgement> {
  const found = new Map<number, Judgement>();
  const earlier = new Map<string, string>();
  for (const row of rows) {
    if (row.state !== 'READ') {
      found.set(row.place, { state: row.state, reason: row.reason });
      continue;
    }
    if (row.isSkipped) {
      found.set(row.place, { state: 'SKIPPED', reason: null });
      continue;
    }
    const email = row.contact?.candidateEmail ?? '';
    const [sameFile, sameAddress] = [earlier.get(row.resumeKey ?? ''), earlier.get(email)];
    const lacking = missing(row, t);
    if (sameFile !== undefined)
      found.set(row.place, { state: 'DUPLICATE', reason: t('The same file as {file}.', { file: sameFile }) });
    else if (lacking !== null) found.set(row.place, { state: 'INCOMPLETE', reason: lacking });
    else if (sameAddress !== undefined)
      found.set(row.place, {
        state: 'DUPLICATE',
        reason: t('The same e-mail address as {file}.', { file: sameAddress }),
      });
    for (const key of [row.resumeKey, email]) if (key && !earlier.has(key)) earlier.set(key, row.name);
  }
  return found;
}

export function judgementOf(outcome: AddOutcome, t: Translate): Judgement {
  if (outcome === 'ADDED') return { state: 'NEW', reason: null };
  if (outcome === 'KNOWN')
    return { state: 'KNOWN', reason: t('Your company has this person and this resume already.') };
  if ('refused' in outcome) return { state: 'WRONG', reason: say(outcome.refused, t) };
  const words = outcome.joined.map((about) => t(DifferenceKind.meta()?.ui?.choices?.[about] ?? about));
  return {
    state: 'JOINS',
    reason:
      words.length > 0
        ? t('Differs from what you have, and you decide: {parts}.', { parts: words.join(', ') })
        : null,
  };
}

/** A file whose address and name are known, as someone to add. */
export function personOfFile(
  { contact, resumeKey, name, size }: ResumeRow,
  resume: ResumeColumns,
): PersonToAdd {
  const { candidateEmail, ...written } = ResumeContact.parse(contact);
  const fields = { candidateEmail: candidateEmail ?? '', ...CandidateFields.parse(written) };
  const held = { resumeKey, resumeFileName: tidyName(name), resume, size };
  return { fields, isImported: true, held };
}

/** @param rows of one archive, in order */
export async function judgeResumes(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  adding: Adding,
  rows: readonly ResumeRow[],
  t: Translate,
): Promise<ImportedResume[]> {
  const alone = judgeAlone(rows, t);
  const open = rows.filter(({ place }) => !alone.has(place));
  const people = open.map((row) => personOfFile(row, null));
  const outcomes = await foreseePeople(services.db, services, adding, people);
  const foreseen = new Map(
    open.map(({ place }, at) => [place, judgementOf(outcomes[at] ?? 'KNOWN', t)] as const),
  );
  return rows.map((row) => {
    const { place, name, size, isSkipped, contact } = row;
    const judged = alone.get(place) ?? foreseen.get(place) ?? { state: 'WRONG', reason: null };
    return {
      ...{ place, name, size, isSkipped, ...judged },
      candidateEmail: contact?.candidateEmail ?? null,
      candidateFirstName: contact?.candidateFirstName ?? null,
      candidateLastName: contact?.candidateLastName ?? null,
    };
  });
}
