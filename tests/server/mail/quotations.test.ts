/** Everything a person writes in an answer by mail is theirs, wherever it stands; only what is known to be ours is folded. */
import { describe, expect, test } from 'vitest';
import { ownWordsOf } from '../../../schemas/message.ts';
import { readAnswer } from '../../../server/features/inbox/readAnswer.ts';
import { splitQuotation } from '../../../server/features/inbox/splitQuotation.ts';
import { ownMailsOf, pageOf, quotedMail, signed, wrapped } from '../../support/quotedMail.ts';

const question = 'Could you start in June?\nAnd are two days a week in Leeds fine?';
const { text: mail, html } = quotedMail(question);
const own = ownMailsOf([
  question,
  'Yes.',
  'We have a long list of things to talk about before the first day of work.',
]);
const q = signed(mail);
const wordsOf = (text: string) => ownWordsOf(splitQuotation(text, own));

describe('a lead-in goes with the quotation, in whatever language:', () => {
  test.each([
    ['da', 'Den lør. 28. nov. 2026 kl. 10.02 skrev Hireday <\nno-reply@hireday.example>:'],
    ['de', 'Am Sa., 28. Nov. 2026 um 10:02 Uhr schrieb Hireday <no-reply@hireday.example>:'],
    ['fr', 'Le sam. 28 nov. 2026 à 10:02, Hireday <no-reply@hireday.example> a écrit :'],
    ['es', 'El sáb, 28 nov 2026 a las 10:02, Hireday (<no-reply@hireday.example>) escribió:'],
    ['no', 'lør. 28. nov. 2026 kl. 10:02 skrev Hireday <no-reply@hireday.example>:'],
    ['pl', 'sob., 28 lis 2026 o 10:02 Hireday <no-reply@hireday.example> napisał(a):'],
    ['ru', 'сб, 28 нояб. 2026 г. в 10:02, Hireday <no-reply@hireday.example>:'],
    ['ru, another', '28.11.2026 10:02, Hireday пишет:'],
    ['fi', 'la 28. marrask. 2026 klo 10.02 Hireday (no-reply@hireday.example) kirjoitti:'],
    ['ja', '2026年11月28日(土) 10:02 Hireday <no-reply@hireday.example>:'],
    ['zh', 'Hireday <no-reply@hireday.example> 于2026年11月28日周六 10:02写道:'],
    ['ko', '2026년 11월 28일 (토) 오전 10:02, Hireday <no-reply@hireday.example>님이 작성:'],
    ['cs', 'so 28. 11. 2026 v 10:02 odesílatel Hireday <no-reply@hireday.example> napsal:'],
    ['hu', 'Hireday <no-reply@hireday.example> ezt írta (időpont: 2026. nov. 28., Szo, 10:02):'],
    ['tr', 'Hireday <no-reply@hireday.example>, 28 Kas 2026 Cmt, 10:02 tarihinde şunu yazdı:'],
    [
      'he',
      '\u202bבתאריך שבת, 28 בנוב׳ 2026 ב-10:02 מאת \u202aHireday\u202c <\u202ano-reply@hireday.example\u202c>:\u202c',
    ],
    ['ar', 'في السبت، ٢٨ نوفمبر ٢٠٢٦ في ١٠:٠٢ كتب Hireday <no-reply@hireday.example>:\u200f'],
    ['el', 'Στις Σάβ 28 Νοε 2026 στις 10:02, ο/η Hireday <no-reply@hireday.example> έγραψε:'],
    ['uk', 'сб, 28 лист. 2026 р. о 10:02 Hireday <no-reply@hireday.example> пише:'],
    [
      'wrapped in the middle',
      'On Sat, Nov 28, 2026 at 10:02 AM Hireday of all the world\n<no-reply@hireday.example> wrote:',
    ],
    ['the name alone', 'On 28 Nov 2026, at 10:02, Hireday wrote:'],
    ['the token', 'Am 28.11.26 um 10:02 schrieb reply+abc@hireday.example:'],
    ['a dashed line', '-----Original Message-----'],
    [
      'a dashed line and a sentence',
      '------- Original Message -------\nOn Saturday, 28 November 2026 at 10:02, Hireday <no-reply@hireday.example> wrote:',
    ],
  ])('%s', (_, lead) => {
    expect(wordsOf(`Tuesday suits me.\n\n${lead}\n\n${q}`)).toBe('Tuesday suits me.');
    expect(wordsOf(`${lead}\n${q}\n\nTuesday suits me.`)).toBe('Tuesday suits me.');
  });

  test('and inside the quotation, as Apple Mail has it', () => {
    expect(wordsOf(`Tuesday.\n\n> On 28 Nov 2026, at 10:02, Hireday wrote:\n>\n${q}`)).toBe('Tuesday.');
  });

  test('and never takes the words above it', () => {
    const lead = 'On Sat, 28 Nov 2026 at 10:02, Hireday <no-reply@hireday.example> wrote:';
    expect(wordsOf(`I can start on June 1, 2026.\n${lead}\n${q}`)).toBe('I can start on June 1, 2026.');
    expect(wordsOf(`I saw this at 10:02 and am free:\n\n${q}`)).toBe('I saw this at 10:02 and am free:');
    expect(wordsOf(`Notice: four weeks\nSalary: 48,000\n\n${q}`)).toBe('Notice: four weeks\nSalary: 48,000');
  });
});

describe('a head and a quotation without signs, as Outlook has it, are folded:', () => {
  test.each([
    ['da', ['Fra', 'Sendt', 'Til', 'Emne'], 'Hireday <no-reply@hireday.example>'],
    ['da, the name alone', ['Fra', 'Sendt', 'Til', 'Emne'], 'Hireday'],
    ['fi', ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'], 'Hireday'],
    ['ja', ['差出人', '送信日時', '宛先', '件名'], 'Hireday'],
    ['zh', ['发件人', '发送时间', '收件人', '主题'], 'Hireday'],
    ['fr', ['De ', 'Envoyé ', 'À ', 'Objet '], 'Hireday <no-reply@hireday.example>'],
    ['ru', ['От', 'Отправлено', 'Кому', 'Тема'], '"Hireday"'],
    ['bold', ['*From', '*Sent', '*To', '*Subject'], '* Hireday'],
  ])('%s', (_, [from, sent, to, subject], sender) => {
    const head = `${from}: ${sender}\n${sent}: 28. november 2026 10:02\n${to}: Casey\n${subject}: Sam wrote to you`;
    for (const rule of ['', '________________________________\n', '-----Ursprüngliche Nachricht-----\n'])
      for (const quoted of [mail, wrapped(mail, 60, ''), mail.replace(/^.*\n\n/, '')]) {
        expect(wordsOf(`Tuesday suits me.\n\n${rule}${head}\n\n${quoted}`)).toBe('Tuesday suits me.');
        expect(wordsOf(`${rule}${head}\n\n${quoted}\n\nTuesday suits me.`)).toBe('Tuesday suits me.');
      }
  });

  test('where the moment comes first', () => {
    const head = 'Gesendet: Samstag, 28. November 2026 um 10:02\nVon: Hireday\nAn: Casey\nBetreff: Cook';
    expect(wordsOf(`Dienstag.\n\n${head}\n\n${mail}`)).toBe('Dienstag.');
  });
});

describe('an answer is whole', () => {
  const lead = 'On Sat, 28 Nov 2026 at 10:02, Hireday <no-reply@hireday.example> wrote:';
  const [june, leeds] = question.split('\n');

  test.each([
    ['', 'Yes, from the 8th.\n\nLeeds is fine.'],
    [
      'Hello Sam, my answers are below.\n\n',
      'Hello Sam, my answers are below.\n\nYes, from the 8th.\n\nLeeds is fine.',
    ],
  ])('between the quoted lines: %s', (first, words) => {
    const between = q
      .replace(`> > ${june}`, `> > ${june}\n\nYes, from the 8th.\n`)
      .replace(`> > ${leeds}`, `> > ${leeds}\n\nLeeds is fine.\n`);
    expect(wordsOf(`${first}${lead}\n${between}`)).toBe(words);
    expect(
      splitQuotation(`${first}${lead}\n${between}`, own)
        .map(({ isQuoted }) => isQuoted)
        .slice(-5),
    ).toEqual([...[true, false, true, false, true]]);
    const unsigned = between.replaceAll(/^>+ ?(> )?/gm, '');
    expect(wordsOf(`${first}From: Hireday\nSent: today\n\n${unsigned}`)).toBe(words);
  });

  test('with short words that were written before, and words at the end of a quoted line', () => {
    expect(wordsOf(`${lead}\n${q}\n\nYes.`)).toBe('Yes.');
    expect(wordsOf(`From: Hireday\nSent: today\n\n${mail}\nYes.`)).toBe('Yes.');
    expect(wordsOf(`${lead}\n${q.replace(`${june}`, `${june} YES`)}`)).toContain('YES');
  });

  test.each([
    'Dear Sam,\n\nNotice period\n---\nFour weeks.\n\nSalary\n---\n48,000 a year.\n\nKind regards\nCasey',
    'These days:\n\n- Monday\n-- or Tuesday\n\n-- \nCasey Lind\nCook, +49 30 123',
    'First\n________________________________\nSecond\n==========\nThird\n\n--\n\nFourth',
    '> 5 years as a cook\n> 3 years as a baker\nand a license',
    'From: June to August\nTo: be agreed\n\nBest',
    'On Monday at 10:02 I wrote:\n\n> my old words',
    'Sent from my iPhone\n\nand one more thing: https://portfolio.example/casey',
    '-----Original Message-----\nis what I would call my book',
    'Hireday',
    '👍',
  ])('whatever its lines look like, with and without a quotation: %j', (words) => {
    const tidy = words.replaceAll('-- \n', '--\n');
    expect(wordsOf(words)).toBe(tidy);
    expect(wordsOf(`${words}\n\n${lead}\n\n${q}`)).toBe(tidy);
    expect(wordsOf(`${lead}\n\n${wrapped(mail, 70, '> ')}\n\n${words}`)).toBe(tidy);
  });

  test('however a program wraps what it quotes', () => {
    for (const at of [40, 60, 72])
      expect(wordsOf(`Yes.\n\n${lead}\n${wrapped(mail, at, '> ')}`)).toBe('Yes.');
    const rest = q.replace(/^(> You can also answer this e-mail: what you write goes to Sam) /m, '$1\n');
    expect(wordsOf(`Yes.\n\n${lead}\n${rest}`)).toBe('Yes.');
  });

  test('of HTML alone, with the addresses of its links', async () => {
    const inner = pageOf(html);
    const page = (body: string) =>
      `Content-Type: text/html; charset=utf-8\n\n<html><style>${'p{}'.repeat(90_000)}</style><body>${body}</body>`;
    const read = async (body: string) => ownWordsOf((await readAnswer(Buffer.from(page(body)), own)).parts);
    const words = '<div>See <a href="https://portfolio.example/casey">my work</a>.</div>';
    const text = 'See my work <https://portfolio.example/casey>.';
    expect(
      await read(
        `${words}<div class="gmail_attr">${lead.replaceAll('<', '&lt;')}<br></div><blockquote>${inner}</blockquote>`,
      ),
    ).toBe(text);
    const head =
      '<p><b>Von:</b> Hireday<br><b>Gesendet:</b> Samstag<br><b>An:</b> Casey<br><b>Betreff:</b> Cook</p>';
    expect(await read(`${words}<div style="border-top:solid">${head}</div>${inner}`)).toBe(text);
    expect(await read(`<h1>Notice</h1><table><tr><td>Four</td><td>weeks</td></tr></table>`)).toMatch(
      /Notice\s+Four\s*weeks/,
    );
  });

  test('where the plain text of an HTML mail is empty', async () => {
    const source = `Content-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain\n\n \n--x\nContent-Type: text/html\n\n<p>Yes.</p>\n--x--`;
    expect((await readAnswer(Buffer.from(source), own)).parts).toEqual([{ isQuoted: false, text: 'Yes.' }]);
  });
});
