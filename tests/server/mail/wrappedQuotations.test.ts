/** Quotations that programs wrap, people cut short, and others answer in between: no more is folded than what is ours. */
import { describe, expect, test } from 'vitest';
import { ownWordsOf } from '../../../schemas/message.ts';
import { readAnswer } from '../../../server/features/inbox/readAnswer.ts';
import { ownMailsOf, part, quotedMail, signed, wrapped } from '../../support/quotedMail.ts';

const question =
  'Could you start in June or July?\nAnd are two days a week in Leeds fine, or would you rather work at home, where you would need a fast connection?\n\nDo you have a driving license?';
const { text: mail } = quotedMail(question);
const own = ownMailsOf([question, 'Yes.', 'Monday at ten works for all of us here.']);
const us = 'Hireday <no-reply@hireday.example>';
const wordsOf = async (body: string, known = own) =>
  ownWordsOf((await readAnswer(part('text/plain', body), known)).parts);

const gmail = `On Sat, 28 Nov 2026 at 10:02, ${us} wrote:`;
const outlook = `From: ${us}\nSent: Saturday, 28 November 2026 10:02\nTo: Casey\nSubject: Cook`;

describe('nothing but the answer is left', () => {
  const messages = [
    'Please book a time: https://cal.example/sam/30min?x=1 or call me.\nhttps://docs.example/offer.pdf\nThanks',
    'Días:\n- lunes a las 10\n\n1) ¿Puede venir?\n\n> esto es una cita\n\n— Sam',
    '😀 Great!\nمرحبا، هل يمكنك البدء في يونيو؟\nはい、来週の火曜日の午前十時に渋谷の事務所でお会いできますか。\nสวัสดีค่ะ คุณสามารถเริ่มงานในเดือนมิถุนายนได้ไหมคะ',
    'Which?\nYes\nNo',
    'OK',
  ];

  test.each(messages)('of a mail with the message %j, wrapped anywhere', async (message) => {
    for (const title of ['Cook', 'Sr. C++ / C# Developer (m/f/d), Leeds', '調理師'])
      for (const width of [1000, 60, 72]) {
        const { text } = quotedMail(message, 'en', title);
        const known = ownMailsOf([message, 'Yes.']);
        const bare = text.replaceAll(/^> ?/gm, '');
        const shapes = [
          ...[bare, text].map((one) => `${gmail}\n${wrapped(one, width, '> ')}`),
          ...[bare, text].map((one) => `${outlook}\n\n${wrapped(one, width, '')}`),
        ];
        for (const quotation of shapes) {
          expect(await wordsOf(`Ja.\n\n${quotation}`, known)).toBe('Ja.');
          expect(await wordsOf(`${quotation}\n\nJa.`, known)).toBe('Ja.');
        }
      }
  });

  test('where a program breaks lines below their sign, and where others answered in between', async () => {
    for (const width of [30, 50, 72]) {
      expect(await wordsOf(`Ja.\n\n${gmail}\n${wrapped(signed(mail), width, '')}`)).toBe('Ja.');
      const between = wrapped(mail, width, '> ').replace('license?', 'license?\n> No');
      expect(await wordsOf(`${gmail}\n${between}`)).toBe('> No');
    }
  });
});

test('what is not sure is shown: quotations that people cut short, and marks that only look like some', async () => {
  expect(await wordsOf('> a week in Leeds fine, or would\nYes, it is.')).toBe('Yes, it is.');
  expect(await wordsOf('> license?\nNo.')).toBe('> license?\nNo.');
  const table = '| Day | Time |\n|-----|------|\n| Monday | ten |';
  expect(await wordsOf(`${table}\n\n${gmail}\n${signed(mail)}`)).toBe(table);
});

test('a mail of a megabyte of lines that are nobody’s is read in a fraction of the time it may take', async () => {
  const line = '> some unknown line of six words\n';
  const start = process.cpuUsage();
  expect(await wordsOf(line.repeat(1_000_000 / line.length))).toMatch(/^> some unknown line/);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
});
