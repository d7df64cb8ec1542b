/**
 * Takes the keys of its writer out of an answer. Mail programs quote all of a mail, also the link that stops such mails and
 * the address that takes answers; the other side could use both in the writer's name.
 */
import type { MessagePart } from '../../../schemas/message.ts';
import type { Env } from '../../base/env.ts';
import { replyTokenLength } from '../messages/replyAddress.ts';
import { stops, stopTokenLength } from '../notices/stopLinks.ts';

/** Programs break long words over lines, with the sign of a quotation before each. */
const lineBreak = '(?:=?[ \\t]{0,20}\\n[>|\\s]{0,40})?';
const broken = (signs: string, length: number) => `(?:${lineBreak}${signs}){${length}}`;

const stopToken = new RegExp(
  `\\b(${Object.keys(stops).join('|')})\\.${broken('[\\w.-]', stopTokenLength)}`,
  'gi',
);
const replyToken = new RegExp(`\\+${broken('[0-9a-z]', replyTokenLength)}(?=${lineBreak}(?:@|%40))`, 'gi');

/** Links of ours with a key behind the #, which opens something: a consent, an invitation, an objection. */
const secretsOf = (appUrl: string) => new RegExp(`(${RegExp.escape(appUrl)}/[^\\s#<>"]*)#[^\\s<>"]+`, 'gi');

/** @returns the words of a mail with `…` in place of each key */
export const withoutKeys = (
  { APP_URL }: Pick<Env, 'APP_URL'>,
  parts: readonly MessagePart[],
): MessagePart[] =>
  parts.map(({ isQuoted, text }) => ({
    isQuoted,
    text: text.replaceAll(stopToken, '…').replaceAll(replyToken, '+…').replaceAll(secretsOf(APP_URL), '$1#…'),
  }));
