/** The words of a person as a letter: with a greeting before them and a name after them, unless they have their own. */
import type { Voice } from '../../base/mail.ts';

/** Who wrote the words. */
interface Sender {
  /** Null where nobody in particular wrote them. */
  name: string | null;
  /** The company they write for; null when a candidate writes. */
  employerName: string | null;
}

const greeting =
  /^\p{P}*(hello|hi|hey|dear|good (morning|afternoon|evening|day)|greetings|hola|buen[oa]s|estimad[oa]s?|querid[oa]s?|hallo|guten|liebe|sehr geehrte|bonjour|cher|chère|salut|ciao|gentile|olá|prezad[oa]s?|car[oa])(?!\p{L})/iu;

/** Longer first lines are sentences of their own. */
const mostOfGreeting = 60;

/** Whether the words begin as a letter does: with a usual greeting, or with the reader's name on a line by itself. */
function greets(words: string, firstName: string | null | undefined): boolean {
  const [line = ''] = words.split('\n');
  if (greeting.test(line)) return true;
  return firstName && line.length <= mostOfGreeting && /^\p{L}.*[,:!]\s*$/u.test(line)
    ? line.includes(firstName ?? '')
    : false;
}

/** Whether one of the last lines is the writer's name. */
function isSigned(words: string, name: string): boolean {
  const [firstName = name] = name.split(' ');
  const last = words.trim().split('\n').slice(-4);
  return last.some((line) => line.includes(name) || line.trim() === firstName);
}

/** @returns the letter, its parts with an empty line between them */
export function letterOf(words: string, { name, employerName }: Sender, { t, firstName }: Voice): string {
  const text = words.trim();
  const signature = [name, employerName].filter((line) => line !== null).join('\n');
  const isUnsigned = name === null ? signature !== '' : !isSigned(text, name);
  return [
    ...(greets(text, firstName) ? [] : [firstName ? t('Hello {name},', { name: firstName }) : t('Hello,')]),
    text,
    ...(isUnsigned ? [signature] : []),
  ].join('\n\n');
}
