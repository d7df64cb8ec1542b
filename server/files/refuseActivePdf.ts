/** Refuses PDFs that do something by themselves or bring other files along; links that people click are fine. */
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { nameOf, pdfObjects } from './pdfObjects.ts';
import { ResumeError } from './resumeError.ts';

const oneOf = (names: readonly string[]) => `(?:${names.map(nameOf).join('|')})`;

/** Programs, those that are started, and what plays something: none of it is ever part of a resume. */
const program = new RegExp(oneOf(['JavaScript', 'Launch', 'RichMedia', 'Rendition', 'XFA']));
/** The same where texts are not told from the rest: the kind of an action, or a name that stands by itself. */
const programAnywhere = new RegExp(
  `(?:${nameOf('S')}|\\sobj)(?:\\s|%[^\\r\\n]*[\\r\\n])*${oneOf(['JavaScript', 'Launch', 'Rendition'])}`,
);
const sends = new RegExp(oneOf(['SubmitForm', 'ImportData']));
const attached = new RegExp(oneOf(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'GoToE']));

/** Actions that lead out of the file. */
const leadsOut = new RegExp(`${nameOf('S')}\\s*${oneOf(['URI', 'GoToR', 'GoToE', 'Sound', 'Movie'])}`);
const reference = '(\\d{1,10})\\s+\\d{1,5}\\s+R';
const onOpening = new RegExp(`${nameOf('OpenAction')}\\s*(?:${reference}|(<<))`, 'g');
const onEvents = new RegExp(`${nameOf('AA')}\\s*(?:${reference}|(<<))`, 'g');
const next = new RegExp(`${nameOf('Next')}\\s*\\[?\\s*${reference}`, 'g');
const any = new RegExp(reference, 'g');

/** Actions follow one another; more than this no program writes. */
const mostSteps = 20;
const longestDictionary = 5000;

/** From `<<` to its own `>>`. */
function dictionaryAt(text: string, from: number): string {
  let depth = 0;
  const some = text.slice(from, from + longestDictionary);
  for (const { 0: bracket, index } of some.matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return some.slice(0, index);
  }
  return some;
}

/** Whether something leads out of the file without a click. */
function opensByItself({ plain, byNumber }: ReturnType<typeof pdfObjects>): boolean {
  const leads = (text: string, steps: number): boolean =>
    // An array is a place in the file itself.
    !text.trimStart().startsWith('[') &&
    (leadsOut.test(text) ||
      (steps > 0 &&
        [...text.matchAll(next)].some(([, number]) => leads(byNumber.get(Number(number)) ?? '', steps - 1))));
  const starts = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].map(({ 0: whole, 1: number, index }) =>
      number === undefined
        ? dictionaryAt(plain, index + whole.length - 2)
        : (byNumber.get(Number(number)) ?? ''),
    );
  return (
    starts(onOpening).some((text) => leads(text, mostSteps)) ||
    starts(onEvents).some((events) =>
      [events, ...[...events.matchAll(any)].map(([, number]) => byNumber.get(Number(number)) ?? '')].some(
        (text) => leads(text, mostSteps),
      ),
    )
  );
}

/** The resume once more for machines, as the European Union's own form puts it into each PDF. */
const isEuropass = (text: string) => /^\s*<\?xml[\s\S]*europass/i.test(text.slice(0, 4000));

/** Data as JSON, which no program runs: resumes written in our own form carry their entries, others a JSON Resume. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an attachment is data about the resume's person rather than another file to open. */
function isResumeData(content: unknown): boolean {
  if (!(content instanceof Uint8Array)) return false;
  const text = Buffer.from(content)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return isEuropass(text) || isJson(text);
}

/**
 * Looks at the file itself, since what one reader of PDF understands of it is not all that others do.
 *
 * @returns whether it says that it has other files in it
 * @throws ResumeError RESUME_PROGRAM, RESUME_OPENS, RESUME_TOO_COMPLEX
 */
export function refuseActivePdf(bytes: Uint8Array): boolean {
  const objects = pdfObjects(bytes);
  if (program.test(objects.plain) || programAnywhere.test(objects.raw))
    throw new ResumeError('RESUME_PROGRAM');
  if (sends.test(objects.plain) || opensByItself(objects)) throw new ResumeError('RESUME_OPENS');
  return attached.test(objects.plain);
}

/**
 * Asks the reader, who also sees what is locked.
 *
 * @param saysAttached as `refuseActivePdf` gave it
 * @throws ResumeError RESUME_PROGRAM, RESUME_ATTACHED
 */
export async function refuseActiveDocument(document: PDFDocumentProxy, saysAttached: boolean): Promise<void> {
  if (await document.getJSActions()) throw new ResumeError('RESUME_PROGRAM');
  const inside = [...((await document.getAttachments()) ?? new Map<string, unknown>()).keys()];
  const contents = await Promise.all(inside.map((id) => document.getAttachmentContent(id)));
  const isOnlyData = contents.length > 0 && contents.every(isResumeData);
  if ((saysAttached || inside.length > 0) && !isOnlyData) throw new ResumeError('RESUME_ATTACHED');
}
