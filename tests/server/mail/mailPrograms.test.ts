/** Answers as the mail programs of the world send them: all that people wrote is theirs, and all that is quoted is folded. */
import { describe, expect, test } from 'vitest';
import { ownWordsOf } from '../../../schemas/message.ts';
import { readAnswer } from '../../../server/features/inbox/readAnswer.ts';
import { ownMailsOf, pageOf, part, parts, quotedMail, signed, wrapped } from '../../support/quotedMail.ts';

const question =
  'Could you start in June or July?\nAnd are two days a week in Leeds fine, or would you rather work at home, where you would need a fast connection?\n\nDo you have a driving license?';
const en = quotedMail(question);
const es = quotedMail(question, 'es', 'Sr. C++ / C# Developer (m/f/d) for the whole of the north of England');
const page = pageOf(en.html);
const own = ownMailsOf([question, 'Yes.', 'Monday at ten works for all of us here.']);
const us = 'Hireday <no-reply@hireday.example>';
const usInHtml = us.replace('<', '&lt;').replace('>', '&gt;');

const wordsOf = async (raw: Buffer) => ownWordsOf((await readAnswer(raw, own)).parts);
const plain = (body: string, charset?: string, encoding?: Parameters<typeof part>[3]) =>
  part('text/plain', body, charset, encoding);
const html = (body: string, charset?: string, encoding?: Parameters<typeof part>[3]) =>
  part('text/html', `<html><head><style>p{}</style></head><body>${body}</body></html>`, charset, encoding);

/** An answer, its lead-in and the quotation without its dashes, which few encodings have. */
const answer = (words: string, lead: string, sign = '> ', below = '') =>
  `${words}\n\n${lead}\n${signed(en.text.replaceAll('—', '-'), sign)}\n${below}`;

describe('a whole mail of', () => {
  test.each<[string, Buffer, string]>([
    [
      'Gmail, German',
      parts(
        'alternative',
        plain(
          `Ja, ab Juli – gern.\n\nViele Grüße\nJörg\n\nAm Sa., 28. Nov. 2026 um 10:02 Uhr schrieb Hireday <\nno-reply@hireday.example>:\n\n${wrapped(en.text, 76, '> ')}\n`,
          'utf-8',
          'quoted-printable',
        ),
        html(`<div dir="ltr">Ja, ab Juli – gern.</div><blockquote>${page}</blockquote>`),
      ),
      'Ja, ab Juli – gern.\n\nViele Grüße\nJörg',
    ],
    [
      'Gmail, Japanese',
      plain(
        answer('七月から働けます。\n火曜日の午前でしたら大丈夫です。', `2026年11月28日(土) 10:02 ${us}:`),
        'iso-2022-jp',
        '8bit',
      ),
      '七月から働けます。\n火曜日の午前でしたら大丈夫です。',
    ],
    [
      'Gmail, Hebrew',
      plain(
        answer(
          'כן, מיולי.',
          '\u202bבתאריך שבת, 28 בנוב׳ 2026 ב-10:02 מאת \u202aHireday\u202c \u202a<\u202ano-reply@hireday.example\u202c>\u202c:\u202c',
        ),
      ),
      'כן, מיולי.',
    ],
    [
      'Gmail, Turkish, on a phone',
      plain(
        answer('Evet, temmuzda başlayabilirim.', `${us}, 28 Kas 2026 Cmt, 10:02 tarihinde şunu\nyazdı:`),
        'iso-8859-9',
        'quoted-printable',
      ),
      'Evet, temmuzda başlayabilirim.',
    ],
    [
      'Gmail, Portuguese, between the lines',
      plain(
        `Respondo abaixo.\n\nEm sáb., 28 de nov. de 2026 às 10:02, Hireday <no-reply@hireday.example>\nescreveu:\n\n${signed(en.text).replace('July?', 'July?\n\nEm julho.\n').replace('license?', 'license?\n\nNão.\n')}`,
      ),
      'Respondo abaixo.\n\nEm julho.\n\nNão.',
    ],
    [
      'Outlook, German, with an answer in the page that it quotes',
      html(
        `<p class=MsoNormal>Siehe unten.<o:p></o:p></p><div style='border-top:solid'><p><b>Von:</b> ${usInHtml} <br><b>Gesendet:</b> Samstag, 28. November 2026 10:02<br><b>An:</b> Casey<br><b>Betreff:</b> Cook</p></div>${page.replace('July?', 'July?<br><span style="color:red">Juli, für länger</span>')}`,
        'windows-1252',
        'quoted-printable',
      ),
      'Siehe unten.\n\n> Juli, für länger',
    ],
    [
      'Outlook, Polish',
      plain(
        `Tak, od lipca.\n\nZ poważaniem\nŁukasz\n\nOd: ${us} \nWysłane: sobota, 28 listopada 2026 10:02\nDo: Casey\nTemat: Cook\n\n${en.text.replaceAll('—', '-').replaceAll(/: (http\S+)/g, '<$1>')}`,
        'iso-8859-2',
        'base64',
      ),
      'Tak, od lipca.\n\nZ poważaniem\nŁukasz',
    ],
    [
      'Outlook, Arabic',
      plain(
        `نعم، في يوليو.\n\nمن: ${us}\nتم الإرسال: السبت 28 نوفمبر 2026 10:02\nإلى: Casey\nالموضوع: Cook\n\n${en.text}`,
        'windows-1256',
        'base64',
      ),
      'نعم، في يوليو.',
    ],
    [
      'Outlook on a phone, French, below a rule',
      plain(
        `Oui, en juillet.\n\nTélécharger Outlook pour iOS<https://aka.ms/o0ukef>\n________________________________\nDe : ${us}\nEnvoyé : samedi 28 novembre 2026 10:02:11\nÀ : Casey\nObjet : Cook\n\n${en.text}`,
      ),
      'Oui, en juillet.\n\nTélécharger Outlook pour iOS<https://aka.ms/o0ukef>',
    ],
    [
      'Outlook, Korean',
      plain(
        `네, 7월에 가능합니다.\n\n보낸 사람: ${us}\n보낸 날짜: 2026년 11월 28일 토요일 오전 10:02\n받는 사람: Casey\n제목: Cook\n\n${en.text.replaceAll('—', '-')}`,
        'euc-kr',
        'base64',
      ),
      '네, 7월에 가능합니다.',
    ],
    [
      'Apple Mail, German, with answers that have the sign of the quotation',
      plain(
        `Am 28.11.2026 um 10:02 schrieb ${us}:\n\n${signed(en.text).replace('July?', 'July?\n> July').replace('connection?', 'connection?\n> > two days a week\n> No').replace('license?', 'license?\n> > Yes: https://portfolio.example/casey')}`,
        'utf-8',
        'quoted-printable',
      ),
      '> July\n\n> > two days a week\n> No\n\n> > Yes: https://portfolio.example/casey',
    ],
    [
      'Apple Mail, in two pages around a picture',
      parts(
        'mixed',
        html('<div>Oui.</div>'),
        part('image/png', ''),
        html(
          `<div>Et non.</div><blockquote type="cite">Le 28 nov. 2026 à 10:02, ${usInHtml} a écrit :<br>${page}</blockquote>`,
        ),
      ),
      'Oui.\nEt non.',
    ],
    [
      'an iPhone, Chinese',
      plain(
        answer('七月可以。\n\n从我的 iPhone 发送', `在 2026年11月28日，10:02，${us} 写道\uFF1A`),
        'gb18030',
        'base64',
      ),
      '七月可以。\n\n从我的 iPhone 发送',
    ],
    [
      'Thunderbird, Spanish, with flowed lines',
      part(
        'text/plain; format=flowed; delsp=no',
        `Sí, puedo empezar en julio, y los dos días en Leeds me parecen \nperfectos.\n\n-- \nAda Núñez\n\nEl 28/11/26 a las 10:02, Hireday escribió:\n${wrapped(es.text.replaceAll(/^> ?/gm, ''), 72, '> ')}\n\nP. D.: No tengo carnet.`,
        'utf-8',
        'quoted-printable',
      ),
      'Sí, puedo empezar en julio, y los dos días en Leeds me parecen perfectos.\n\n--\nAda Núñez\n\nP. D.: No tengo carnet.',
    ],
    [
      'Thunderbird, Dutch, below the quotation',
      plain(
        `Op 28-11-2026 om 10:02 schreef Hireday:\n${signed(en.text)}\n\nJa, in juli.\n---\nGroeten\n___\nCasey`,
      ),
      'Ja, in juli.\n---\nGroeten\n___\nCasey',
    ],
    [
      'Yahoo, without signs',
      plain(
        `Ja.\n\n    Am Samstag, 28. November 2026 um 10:02:11 MEZ hat Hireday <no-reply@hireday.example> Folgendes geschrieben:  \n \n${en.text.replaceAll(/^/gm, '  ').replace('license?', 'license?\n\nNein.')}`,
      ),
      'Ja.\n\nNein.',
    ],
    [
      'mail.ru',
      plain(
        answer('Да, в июле.\n\n--\nОльга', `Суббота, 28 ноября 2026, 10:02 +03:00 от ${us}:`),
        'koi8-r',
        'quoted-printable',
      ),
      'Да, в июле.\n\n--\nОльга',
    ],
    [
      'The Bat, with initials before the sign',
      plain(
        answer('Да.', `28.11.2026 10:02, ${us} пишет:`, 'H> ', '\nЯ живу рядом.'),
        'windows-1251',
        'base64',
      ),
      'Да.\n\nЯ живу рядом.',
    ],
    [
      'QQ',
      plain(
        `七月可以。\n\n------------------ 原始邮件 ------------------\n发件人: "Hireday" <no-reply@hireday.example>;\n发送时间: 2026年11月28日(星期六) 上午10:02\n收件人: "Casey"<c@e.example>;\n\n主题: Cook\n\n${en.text}`,
      ),
      '七月可以。',
    ],
    [
      'Gmail, Finnish',
      plain(
        answer(
          'Kyllä, heinäkuussa.',
          'la 28. marrask. 2026 klo 10.02 Hireday (no-reply@hireday.example) kirjoitti:',
        ),
        'iso-8859-1',
        'quoted-printable',
      ),
      'Kyllä, heinäkuussa.',
    ],
    [
      'GMX, with lines above its head that look like one',
      plain(
        `Gehalt: 48.000\nAb: 1.7.2026\n\nGesendet: Samstag, 28. November 2026 um 10:02 Uhr\nVon: "Hireday" <no-reply@hireday.example>\nAn: c@e.example\nBetreff: Cook\n\n${en.text}`,
      ),
      'Gehalt: 48.000\nAb: 1.7.2026',
    ],
    [
      'Notes',
      plain(
        `Yes.\n\n-----Hireday <no-reply@hireday.example> wrote: -----\nTo: c@e.example\nFrom: ${us}\nDate: 11/28/2026 10:02AM\nSubject: Cook\n\n${en.text}`,
      ),
      'Yes.',
    ],
    [
      'eM Client, with a head without colons',
      plain(
        `Yes.\n\n------ Original Message ------\nFrom "Hireday" <no-reply@hireday.example>\nTo "Casey" <c@e.example>\nDate 28/11/2026 10:02:11\nSubject Cook\n\n${en.text}`,
      ),
      'Yes.',
    ],
    [
      'a phone that puts the answer above the whole page',
      part(
        'text/html',
        `<p>In July.</p>-------- Original message --------<br>From: ${usInHtml}<br>Date: 28/11/2026  10:02<br>To: c@e.example<br>Subject: Cook<br>${en.html}<p>And no license.</p>`,
      ),
      'In July.\n\nAnd no license.',
    ],
    [
      'a program whose plain text only says that there is a page',
      parts(
        'alternative',
        plain('This mail is a page. Open it with a program that shows pages.'),
        html('<p>In July.</p><table><tr><td>License</td><td>No</td></tr></table>'),
      ),
      'In July.\n\nLicense\nNo',
    ],
  ])('%s', async (_, raw, words) => {
    expect(await wordsOf(raw)).toBe(words);
  });
});

describe('a lead-in of', () => {
  test.each([
    ['Gmail, Vietnamese', `Vào Th 7, 28 thg 11, 2026 vào lúc 10:02 ${us}\nđã viết:`],
    ['Gmail, Thai', `ในวันที่ ส. 28 พ.ย. 2026 เวลา 10:02 ${us} เขียนว่า:`],
    ['Gmail, Hindi', `शनि, 28 नव॰ 2026 को 10:02 am बजे को ${us} ने\nलिखा:`],
    ['Gmail, Persian', `در تاریخ شنبه ۲۸ نوامبر ۲۰۲۶، ۱۰:۰۲ ${us}\nنوشت:`],
    ['Gmail, Catalan', `Missatge de ${us} del dia ds., 28 de nov. 2026\na les 10:02:`],
    ['Gmail, Chinese of Taiwan', `${us} 於 2026年11月28日 週六 上午10:02寫道\uFF1A`],
    [
      'Gmail, Latvian',
      'sestd., 2026. g. 28. nov., plkst. 10:02 — lietotājs Hireday (<\nno-reply@hireday.example>) rakstīja:',
    ],
    ['Apple Mail, Japanese', `2026/11/28 10:02、${us}のメール\uFF1A`],
    ['163.com', `在 2026-11-28 10:02:11，"Hireday" <no-reply@hireday.example> 写道\uFF1A`],
    ['Proton', `‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Saturday, November 28, 2026 10:02 AM, ${us} wrote:`],
    ['Horde', `Zitat von ${us}:`],
    ['Thunderbird, Hungarian', '2026. 11. 28. 10:02 keltezéssel, Hireday írta:'],
    [
      'a program that knows us by another name',
      'Am 28.11.26 um 10:02 schrieb Bewerbung Acme <no-reply@hireday.example>:',
    ],
  ])('%s goes with the quotation', async (_, lead) => {
    for (const gap of ['\n\n', '\n'])
      expect(await wordsOf(plain(`Yes, from 1 July 2026.${gap}${lead}${gap}${signed(en.text)}`))).toBe(
        'Yes, from 1 July 2026.',
      );
  });
});
