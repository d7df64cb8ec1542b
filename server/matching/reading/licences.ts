/** Licences, certificates and registrations a resume lists. */
import type { LicenceFact } from '../../../schemas/facts.ts';
import { isPlace } from '../places/regions.ts';
import { cut } from '../text/quote.ts';
import { levelIn, namesSchool } from './degreeNames.ts';
import { withDegreesAlone } from './degreeSenses.ts';
import { isLicenceName } from './licenceSenses.ts';
import { contactsIn, isFrame } from './lineSenses.ts';
import { organisationAt } from './organisations.ts';
import { trimmed } from './parts.ts';
import type { ResumeLine } from './resumeLines.ts';
import { isTelling } from './titleness.ts';

const most = 20;
/** Says outside a section of its own that something is a licence. */
const cue =
  /\b(?:certified|certification|certificate|licensed|licen[sc]e|chartered|registered (?:nurse|with)|registration no|accredited|certificado|certificaci[oó]n|carn[eé]t? de|permiso de conducir|f[uü]hrerschein|CPA|PMP|CISSP|CCNA|CSM|ITIL|ACCA|CFA|SHRM|BLS|ACLS|CDL|OSHA|ServSafe|IELTS|TOEFL)\b/i;
const wished =
  /\b(?:pursuing|preparing|studying|in progress|expected|planned|require|eligible|helped|students|trained)\b/i;
const dates =
  /[([]?\b(?:(?:issued|expires?|valid|until|since|from|date)\s?:?\s?)?(?:(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2}|\d{1,2}\/(?:19|20)?\d{2})\b[)\]]?.*$/iu;
const number = /\s?(?:#|no\.?|number|n[ºo°]|id|lic(?:ense|ence)?\.?\s?#)\s?:?\s?[A-Z]{0,4}\d[\w-]*/i;

const listLabel =
  /^(?:(?:professional\s)?(?:licen[sc]es?|certifications?|certificates?|tickets|cards)|certificaciones|certificados|carn[eé]s|carnets|permisos)\s?[:-]\s?/i;

/** Whether all pieces are names of licences, as "CSCS Black Card, SMSTS, First Aid at Work". */
const isNames = (pieces: readonly string[]) =>
  pieces.length > 1 &&
  pieces.every((piece) => /^\p{Lu}[\p{L}\d .&/-]{1,30}$/u.test(piece.trim()) && !isPlace(piece)) &&
  pieces.filter((piece) => known.test(piece)).length * 2 >= pieces.length;
const known =
  /\b(?:certified|certificate|certification|licen[cs]e|card|ticket|first aid|level \d|[A-Z]{3,6}\d?)\b/;

const name = "(?:\\p{Lu}[\\p{L}\\d+#./&'-]*\\s(?:(?:and|of|in|for|de|en)\\s)?)";
/** Who certifies what people do with their products. */
const makers =
  'Microsoft|Azure|Oracle|Java|Sun|Cisco|IBM|AWS|Amazon|SAP|Red Hat|Linux|Salesforce|Google|Cloud|VMware|Adobe|HubSpot|ServiceNow|Apple|Dell|HP|Hewlett Packard|Board|Nationally|State|NASM|ACE|ISTQB|Scrum';
/** "completed Microsoft Certified Developer certification", "a Certified Public Accountant": told in a sentence. */
const told = new RegExp(
  `\\b(?:completed|earned|holds?|holding|obtained|achieved|received|possess(?:es|ing)?|passed|have|has)\\s(?:an?\\s|the\\s|my\\s)?(${name}{1,8}(?:certifications?|certificates?|licen[sc]es?)\\b)|(?<!\\p{L}|(?:of|for)\\s)((?:(?:${makers})\\s){0,3}Certified\\s${name}{0,3}\\p{Lu}[\\p{L}-]+(?<!s|ed))(?!\\p{L})`,
  'gu',
);

/** The words in the resume where they are written as they are read, else their whole line. */
const quoteOf = ({ raw }: ResumeLine, words: string) => (raw.includes(words) ? words : raw);

/** Licences that a sentence says its writer holds. */
const toldIn = (text: string): string[] =>
  /ertifi|icen[sc]e/.test(text) && !wished.test(text)
    ? Array.from(text.slice(0, 600).matchAll(told), ([, earned, held]) => trimmed(earned ?? held ?? ''))
    : [];

const placeholder = /^(?:city|state|country)$/i;
const isWhere = (piece: string) => placeholder.test(piece.trim()) || isPlace(piece.trim());

/** Whether the commas of a line part a licence from who gave it and where. */
const saysWhere = (pieces: readonly string[]) =>
  pieces.some(isWhere) ||
  pieces.slice(1).some((piece) => namesSchool(piece) || organisationAt(piece) === 'LEGAL');

/** A licence without the place behind it. */
function withoutPlace(pieces: readonly string[], whole: string): string {
  const at = pieces.findIndex(isWhere);
  return at > 0 ? pieces.slice(0, at).join(', ') : whole;
}

/** Licences of their own section, and of short lines that say what they are. */
export function readLicences(lines: readonly ResumeLine[]): LicenceFact[] {
  const found = new Map<string, LicenceFact>();
  for (const line of lines) {
    if (found.size >= most) break;
    if (line.isHeader || isFrame(line.text) || contactsIn(line.text).length > 0) continue;
    const inSection = line.section === 'LICENCES';
    if (!inSection && line.section !== 'EXPERIENCE' && isTelling(line.text))
      for (const one of toldIn(line.text))
        if (!found.has(one.toLowerCase()))
          found.set(one.toLowerCase(), { name: cut(one, 120), quote: cut(quoteOf(line, one)) });
    if (line.text.length > 240) continue;
    if (!inSection && (line.section === 'EXPERIENCE' || line.section === 'TOP' || !cue.test(line.text)))
      continue;
    if (
      wished.test(line.text) ||
      (!inSection && isTelling(line.text)) ||
      levelIn(withDegreesAlone(line.text, false), false) !== null
    )
      continue;
    const plain = line.text.replace(listLabel, '');
    const pieces = plain.split(/[,;|•]\s?/).filter(Boolean);
    // After a label and in a long line, commas separate licences; otherwise they separate a licence from its issuer.
    const isList =
      plain !== line.text ||
      (plain.length > 60 && pieces.length > 2 && !saysWhere(pieces)) ||
      isNames(pieces);
    const items = isList ? pieces : [withoutPlace(pieces, plain)];
    for (const item of items) {
      const name = trimmed(item.replace(number, ' ').replace(dates, ' '));
      const words = name.split(' ').length;
      if (name.length < 3 || words > 14 || !/\p{Lu}/u.test(name)) continue;
      if (!isLicenceName(name, inSection)) continue;
      if (!found.has(name.toLowerCase()))
        found.set(name.toLowerCase(), { name: cut(name, 120), quote: cut(line.raw) });
    }
  }
  return [...found.values()].slice(0, most);
}
