/** Refuses Word documents that load something from elsewhere when they are opened, or bring programs along. */
import { unzipSync } from 'fflate';
import { parseXml, type XmlElement } from '../../docx/xml.ts';
import { ResumeError } from './resumeError.ts';

/** Places on the reader's own machine: a template that lay beside the document when it was written. */
const isLocal = /^(?:file:\/\/\/(?![\\/])|[a-z]:[\\/]|(?![a-z][a-z\d+.-]+:|[\\/]{2}))/i;

/** Whether a relation is followed without a click. */
const loads = ({ attributes: { TargetMode, Type = '', Target = '' } }: XmlElement) =>
  TargetMode?.toLowerCase() === 'external' && !/\/hyperlink$/i.test(Type) && !isLocal.test(Target.trim());

const decoder = new TextDecoder();

/** The instructions of a part's fields, however many pieces they are written in. */
const fieldsOf = (xml: string) =>
  [...xml.matchAll(/<(?:\w{1,20}:)?instrText[^>]*>([^<]*)<|\s(?:\w{1,20}:)?instr="([^"]*)"/g)]
    .map(([, whole, attribute]) => whole ?? ` ${attribute} `)
    .join('');

/**
 * @param names of the archive's entries, whose sizes are known to be bounded
 * @throws ResumeError RESUME_LOADS, RESUME_PROGRAM, RESUME_ATTACHED; Error when a part is not well-formed
 */
export function refuseActiveWord(bytes: Uint8Array, names: readonly string[]): void {
  if (names.some((name) => /(?:^|\/)activex\//i.test(name))) throw new ResumeError('RESUME_PROGRAM');
  if (names.some((name) => /(?:^|\/)embeddings\/[^/]+\.(?!xlsx$)\w+$/i.test(name)))
    throw new ResumeError('RESUME_ATTACHED');
  const parts = unzipSync(bytes, {
    filter: ({ name }) => /\.rels$/i.test(name) || /^word\/[^/]+\.xml$/i.test(name),
  });
  for (const [name, part] of Object.entries(parts)) {
    if (/\.rels$/i.test(name)) {
      if (parseXml(part).children.some(({ children }) => children.some(loads)))
        throw new ResumeError('RESUME_LOADS');
    } else if (/\bDDE(?:AUTO)?\b/i.test(fieldsOf(decoder.decode(part))))
      throw new ResumeError('RESUME_PROGRAM');
  }
}
