/** Citizenship, where a law or a contract asks for it; an employer that asks for it of its own accord may not. */
import { type Asked, nothingIn, type Reading, without } from './asked.ts';

const citizen =
  /\b(?:(?:must be|be|is|are|an?|proof of|status as an?)\s)*(?:U\.?S\.?A?|United States|American)\s(persons?|citizens?|citizenship|nationals?)\b(?:\sstatus)?(\s(?:or|and\/or)\s(?:an?\s)?(?:lawful\s)?(?:permanent residents?|green card holders?|nationals?))?/i;
/** Reasons for which citizenship may be asked for. */
const byLaw =
  /\b(?:ITAR|EAR|export[- ]control\w*|clearances?|classified|defen[sc]e|DoD|federal|government|law|contract\w*|regulat\w+)\b/i;

/** Citizenship asked for because of export control, a clearance or the like. */
export function readRights(asked: Asked): Reading {
  const match = citizen.exec(asked.text);
  const reason = byLaw.exec(asked.text)?.[0];
  if (!match || !reason) return nothingIn(asked);
  const [, who = '', more = ''] = match;
  const subject = /^person/i.test(who) ? 'person' : /^national/i.test(who) ? 'national' : 'citizen';
  const other = more === '' ? '' : ` or ${/national/i.test(more) ? 'national' : 'permanent resident'}`;
  const why = /^ITAR$|^EAR$/.test(reason) ? ` (${reason})` : '';
  // The reason is no demand of its own.
  const rest = without(asked.text, match.index, match.index + match[0].length).replace(byLaw, '');
  return {
    found: [`U.S. ${subject}${other}${why}`],
    rest: /clearance/i.test(asked.text) ? asked.text : rest,
  };
}
