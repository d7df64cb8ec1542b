/** "A four year degree in Accounting" → "Bachelor in accounting". */
import type { EducationLevel } from '../../../schemas/candidate.ts';
import { levels } from '../education.ts';
import { isTradeTerm } from '../lexicon/phrases.ts';
import type { Clause } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { termsOf } from '../tokens.ts';

const names: Record<EducationLevel, string> = {
  HIGH_SCHOOL: 'High school diploma',
  ASSOCIATE: 'Associate degree',
  BACHELOR: 'Bachelor',
  MASTER: 'Master',
  DOCTORATE: 'Doctorate',
};
/** Whether a clause speaks of degrees, so that the fields it names are no skills. */
export const aboutDegree =
  /\b(?:degree|diploma|bachelor|master'?s|associate'?s? (?:degree|of|in)|ph\.?\s?d|doctorate|ged|g\.e\.d|b\.?s\.?|b\.?a\.?|m\.?b\.?a|master'?s?|bsn|msn|m\.?s\.?)\b/i;
const fieldAfter =
  /\b(?:degree|bachelor'?s?|master'?s?|associate'?s?|doctorate|ph\.?d\.?|b\.?s\.?c?|b\.?a\.?|m\.?s\.?|diploma|mba|science|arts|major)\)?\.?\s(?:degree\s)?(?:or equivalent\s)?(?:in|with (?:a )?(?:focus|major|preferred major|concentration|emphasis)\s(?:in|on)|with a preferred major in|of science in|of arts in)\s(?:an?\s)?(.{2,140})/i;

/** Fields in a few words: "electrical, mechanical or chemical engineering". */
function fieldsOf(text: string): string {
  const raw = fieldAfter.exec(text)?.[1] ?? '';
  const parts = raw
    .split(
      /[.;(:]|\b(?:required|preferred|is|with|plus|from|and \d|is a|degree|strongly|desired|highly|or an? (?:equivalent|related)|(?:or\s?)?(?:bachelor|master|associate|doctor)\w*|progress|minimum|depending|who|at)\b/i,
    )[0]
    ?.split(/,|\/|\bor\b|\band\/or\b|\s&\s/i)
    .map((part) =>
      part
        .replace(
          /\b(?:an?|the|and|any|other|similar|relevant|related|field|fields|discipline|disciplines|area|equivalent|preferably|subject|(?<!social )work|professional|experience|closely)\b/gi,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part.length > 2 && part.split(' ').length <= 4);
  if (!parts || parts.length === 0) return '';
  const lower = parts
    .slice(0, 3)
    .map((part) =>
      /^[A-Z]{2,5}$/.test(part)
        ? part
        : part
            .toLowerCase()
            .replace(
              /\b(?:english|spanish|french|german|american)\b/,
              (word) => word.charAt(0).toUpperCase() + word.slice(1),
            ),
    );
  const last = lower.pop() ?? '';
  return lower.length > 0 ? `${lower.join(', ')} or ${last}` : last;
}

/** Degrees asked for; of several the lowest that is enough. */
export function degreesIn(clauses: Clause[]): Proposal[] {
  const found: (Proposal & { level: number })[] = [];
  for (const { text, kind, nice } of clauses) {
    if (!aboutDegree.test(text) || (kind === 'OTHER' && !/degree/i.test(text))) continue;
    for (const part of text.split(/;|\.\s/)) {
      if (
        !aboutDegree.test(part) ||
        /\b(?:high|great|utmost|wide|some|large|certain|this|strong) (?:level |degree )?(?:degree )?of\b/i.test(
          part,
        )
      )
        continue;
      const all = levels.filter((level) => namesLevel(part, level));
      const [level] =
        all.length > 0
          ? all
          : /\bdegree\b/i.test(part) && /college|university|four|bs|ba\b/i.test(part)
            ? (['BACHELOR'] as const)
            : [];
      const field = fieldsOf(part) || (/\b(?:BSN|MSN)\b/.test(part) ? 'nursing' : '');
      const plain = level ? null : plainDegree(part, field);
      if (!level && !plain) continue;
      const orExperience =
        /\bor (?:an? )?(?:equivalent|comparable|related|relevant|significant)\b[^.;]{0,40}\b(?:experience|work)|equivalent (?:combination|professional|work)/i.test(
          part,
        );
      const optional = nice || /not required|prefer|desired|a plus/i.test(part);
      const base =
        plain ??
        (!level
          ? ''
          : field === ''
            ? level === 'BACHELOR' || level === 'MASTER'
              ? `${names[level]}'s degree`
              : names[level]
            : `${level === 'HIGH_SCHOOL' ? names[level] : names[level].replace(' degree', '')} in ${field}`);
      found.push({
        name: orExperience ? `${base} or equivalent experience` : base,
        importance:
          optional && !/\brequired\b/i.test(part.replace(/not required/gi, ''))
            ? 'NICE_TO_HAVE'
            : 'MUST_HAVE',
        weight: 1,
        level: level ? levels.indexOf(level) : 1,
      });
    }
  }
  const musts = found
    .filter(({ importance }) => importance === 'MUST_HAVE')
    .sort((a, b) => a.level - b.level)
    .slice(0, 1);
  const wishes = found.filter(({ importance }) => importance === 'NICE_TO_HAVE').slice(0, 1);
  return [...musts, ...wishes].map(({ level: _level, ...proposal }) => proposal);
}

/** "Culinary degree", "A degree in fashion design": a degree of no said level. */
function plainDegree(text: string, field: string): string | null {
  if (!/\bdegree\b/i.test(text)) return null;
  if (field !== '') return `Degree in ${field}`;
  const before = /\b([A-Za-z]{4,20}(?:\s[A-Za-z]{4,20})?)\sdegree\b/i.exec(text)?.[1]?.toLowerCase();
  return before && isTradeTerm(termsOf(before).at(-1) ?? '') ? `Degree in ${before}` : null;
}

function namesLevel(text: string, level: EducationLevel): boolean {
  const pattern: Record<EducationLevel, RegExp> = {
    HIGH_SCHOOL: /\bhigh school (?:diploma|graduate|degree|equivalent)|\bged\b/i,
    ASSOCIATE: /\bassociate'?s?'? (?:degree|of|in)\b/i,
    BACHELOR: /\bbachelor|\bBSN\b|\bBBA\b|\bB\.?S\b|\bB\.?A\b|\b(?:four|4)[- ]year\b/i,
    MASTER:
      /\bmaster'?s\b|\bmaster (?:degree|of (?:science|arts|business|education|public)|in)\b|\bMBA\b|\bMSN\b|\bm\.?s\.?\s(?=or\b|in\b|degree)/i,
    DOCTORATE: /\bph\.?d\b|\bdoctorate\b/i,
  };
  return pattern[level].test(text);
}
