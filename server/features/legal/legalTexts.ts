/** The operator's texts, read again when their folder changes, so that editing them needs no restart. */
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../base/env.ts';
import type { LegalText, LegalTexts } from '../../services/legalTexts.ts';
import { readLegalTexts } from './readLegalTexts.ts';

/** Reading eight small files takes a millisecond or two; a reader must not cause it with every request. */
const freshMs = 2_000;

/** @throws StartError when a text is missing or not right */
export async function openLegalTexts(
  { LEGAL_DIR: folder, isAgreementRequired }: Pick<Settings, 'LEGAL_DIR' | 'isAgreementRequired'>,
  { log, clock }: { log: Pick<FastifyBaseLogger, 'warn'>; clock: () => Date },
): Promise<LegalTexts> {
  let texts: readonly LegalText[] = await readLegalTexts(folder);
  let readAt = clock().getTime();
  let wrong: string | undefined;
  async function readAgain() {
    try {
      texts = await readLegalTexts(folder);
      wrong = undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Once for each fault, not for each reader.
      if (message !== wrong) log.warn({ problem: message }, 'the legal texts stay as they were');
      wrong = message;
    }
  }
  return {
    isAgreementRequired,
    async inForce() {
      const now = clock().getTime();
      if (Math.abs(now - readAt) >= freshMs) {
        readAt = now;
        await readAgain();
      }
      return texts;
    },
  };
}
