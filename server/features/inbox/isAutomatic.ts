/** Tells mails that programs write, such as absence notes and bounces, from those that people write. */
import type { Email } from 'postal-mime';

/** The values of a header, each without spaces around it. */
export const headersOf = ({ headers }: Pick<Email, 'headers'>, key: string): string[] =>
  headers.filter((header) => header.key === key).map(({ value }) => value.trim());

/**
 * Headers that only programs set which answer or report by themselves. Those that services add to whatever is sent through
 * them are not among them (Feedback-ID, List-Id, List-Unsubscribe): people's own mails have them as well.
 */
const robotHeaders = [
  'x-autoreply',
  'x-autoreply-from',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-auto-reply-from',
  'x-mail-autoreply',
  'x-failed-recipients',
  'x-ms-exchange-message-is-ndr',
  // Exchange's own agents: absence notes, rules that answer, reports.
  'x-ms-exchange-generated-message-source',
];

/** How programs begin the subjects of their answers, in the languages of Outlook and Exchange. */
const answerSubjects = [
  'automatic (?:reply|response)|auto(?:matic)?[- ]?(?:reply|response|responder)|out of (?:the )?office auto[- ]?reply',
  'automatische (?:antwort|nachricht|beantwortung)|abwesenheits(?:notiz|nachricht|meldung|assistent)',
  'respuesta autom[aá]tica|contestaci[oó]n autom[aá]tica|resposta autom[aáà]tica',
  "autoodpowied[zź]|r[eé]ponse automatique|message (?:d[’']absence|automatique)",
  'risposta automatica|automatisch antwoord|automatische reactie',
  'autosvar|automatisk svar|automatiskt svar|automaattinen vastaus|fr[aå]nvaro',
  'automatyczna odpowied[zź]|odpowied[zź] automatyczna|automatick[aá] odpov[eě][dď]|automatikus v[aá]lasz',
  'automatsko odgovaranje|r[aă]spuns automat|otomatik yan[iı]t|αυτόματη απάντηση|automātiskā atbilde',
  'автоматический ответ|автоответ|автоматична відповідь|автоматичен отговор',
  '自動応答|自動返信|自动答复|自動回覆|자동 (?:회신|응답)|תשובה אוטומטית|رد تلقائي',
].join('|');

const absences = [
  'out of (?:the )?office|on vacation|on holiday|on leave|away from (?:the |my )?office',
  'abwesend|nicht im (?:b[uü]ro|haus)|au(?:ß|ss)er haus|im urlaub',
  'fuera de (?:la )?oficina|ausente de la oficina|de vacaciones|fora do escrit[oó]rio',
  'absent(?:e)? du bureau|absence du bureau|en (?:vacances|cong[eé]s?)',
  'fuori (?:sede|ufficio)|afwezig|niet op kantoor|poza biurem|нет в офисе|вне офиса',
].join('|');

/** "Automatic reply: Cook"; people who answer such a mail write below "Re: Automatic reply: Cook". */
const isAnswerSubject = new RegExp(
  `^(?:\\[[^\\]]{1,20}\\]\\s*)?(?:${answerSubjects})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** "Out of office", "Out of office: Cook", "Out of office until 3 December". */
const isAbsence = new RegExp(
  `^(?:i am |i'm |ich bin |estoy |je suis )?(?:currently |derzeit |actualmente )?(?:${absences})\\s*(?:$|[:;.,!(–—-]|(?:re|aw|sv|until|till|bis|hasta|jusqu|fino|tot|from|vom|del|du)\\b|\\p{N})`,
  'iu',
);
/** "AUTO: Ada Byron is out of the office (returning 12/03/2026)" and "Ada Byron is out of the office.", as Notes has them. */
const isNotes = new RegExp(
  `^auto\\s?:|^(?!(?:re|aw|sv|rv|tr|antw)\\s?:).{1,80} (?:is|ist|est[aá]|est|è) (?:${absences})\\.?\\s*(?:\\(|$)`,
  'iu',
);

const longestSubject = 500;

/** Whether a program begins its subjects like this. */
function isRobotSubject(subject: string): boolean {
  const bare = subject.slice(0, longestSubject).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return isAnswerSubject.test(bare) || isAbsence.test(bare) || isNotes.test(bare);
}

/**
 * Microsoft's word to programs that answer: do not answer this. Exchange puts it on its absence notes and reports; what
 * asks for no receipts alone (DR, RN, NRN) can be a person's.
 */
const wantsNoAnswers = (value: string) => /\b(?:all|oof|autoreply)\b/i.test(value);

/** Written by a program: RFC 3834, what programs did before it, and what they say in their subjects. */
export function isAutomatic(mail: Pick<Email, 'headers' | 'from' | 'subject'>): boolean {
  const [submitted = 'no'] = headersOf(mail, 'auto-submitted');
  const [returnPath] = headersOf(mail, 'return-path');
  const [type = ''] = headersOf(mail, 'content-type');
  return (
    !/^no\b/i.test(submitted) ||
    returnPath === '<>' ||
    /^multipart\/report\b/i.test(type) ||
    ['precedence', 'x-precedence'].some((key) =>
      /^(bulk|junk|auto_reply)\b/i.test(headersOf(mail, key)[0] ?? ''),
    ) ||
    headersOf(mail, 'x-auto-response-suppress').some(wantsNoAnswers) ||
    robotHeaders.some((key) => headersOf(mail, key).some((value) => !/^(?:no|false)$/i.test(value))) ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(mail.from?.address ?? '') ||
    isRobotSubject(mail.subject ?? '')
  );
}
