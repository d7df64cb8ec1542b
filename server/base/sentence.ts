/** Sentences for people, kept until it is known in which language: the request that is answered says so. */
import type { z } from 'zod';
import { issueValues } from '../../schemas/ui/issueMessage.ts';
import type { Translate } from '../../src/i18n/t.ts';

/** The English text, or what puts it together with its values: `(t) => t('{name} was sent twice.', { name })`. */
export type Sentence = string | ((t: Translate) => string);

export const say = (sentence: Sentence, t: Translate): string =>
  typeof sentence === 'string' ? t(sentence) : sentence(t);

/** Several sentences as one, each once. */
export const together =
  (sentences: readonly Sentence[]): Sentence =>
  (t) =>
    [...new Set(sentences.map((sentence) => say(sentence, t)))].join(' ');

/** A schema's objections. */
export const issueSentence =
  (issue: Pick<z.core.$ZodIssue, 'message'>): Sentence =>
  (t) =>
    t(issue.message, issueValues(issue));
