/** Sentences about everything a hire affects, shown before someone is hired. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Job } from '../../../schemas/job.ts';
import { listWords } from '../../../src/i18n/listWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { isOfferWaiting } from '../../offers/offerWords.ts';

/** "This fills the 2nd of 2 openings." */
function openingWords(openings: number, hired: number): string {
  const filled = hired + 1;
  if (filled > openings)
    return t(
      '{count, plural, one {The opening is filled already.} other {All # openings are filled already.}}',
      {
        count: openings,
      },
    );
  if (filled === openings)
    return t('{count, plural, one {This fills the opening.} other {This fills the last of # openings.}}', {
      count: openings,
    });
  return t(
    'After this, {filled, plural, one {# of {openings} openings is} other {# of {openings} openings are}} filled.',
    { filled, openings },
  );
}

/**
 * @param rows everyone who applied for the job
 * @returns sentences: the openings, other offers that wait, others who wait for an answer, and terms nobody agreed on
 */
export function hireFacts(
  { id, offer }: Pick<CandidateApplication, 'id' | 'offer'>,
  { openings }: Pick<Job, 'openings'>,
  rows: readonly CandidateApplication[],
  now: Date,
): string[] {
  const others = rows.filter((row) => row.id !== id);
  const offered = others.filter((row) => row.status === 'ACTIVE' && isOfferWaiting(row, now));
  const waiting = others.filter(({ status }) => status === 'ACTIVE').length - offered.length;
  const hired = others.filter(({ status }) => status === 'HIRED').length;
  return [
    openingWords(openings, hired),
    ...(offered.length > 0
      ? [
          t(
            '{count, plural, one {An offer to {names} still waits for an answer, and stays open.} other {Offers to {names} still wait for an answer, and stay open.}}',
            { count: offered.length, names: listWords(offered.map(({ candidateName }) => candidateName)) },
          ),
        ]
      : []),
    ...(waiting > 0
      ? [
          t(
            '{count, plural, one {One other applicant still waits for your answer.} other {# other applicants still wait for your answer.}}',
            { count: waiting },
          ),
        ]
      : []),
    ...(offer?.status === 'ACCEPTED'
      ? []
      : [t('No offer was accepted here, so the salary and the first day are for you to agree on.')]),
  ];
}
