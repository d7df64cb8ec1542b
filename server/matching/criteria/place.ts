/** Criteria like "Based in Austin, TX" or "Willing to relocate". */
import { stateCode } from '../places.ts';
import { type CriterionKind, fromProfile, fromResume, unknown } from './judge.ts';

const lead =
  /^\s*(?:must\s)?(?:be\s)?(?:currently\s)?(?:based|located|living|lives?|resid(?:es?|ing|ent)|local(?:ly)?|within commuting distance)\s(?:in|to|of|near|or near)?\s*(?:the\s)?(.+?)(?:\s(?:area|region|metro(?:politan)? area))?\s*$/i;
const relocate = /\b(?:willing(?:ness)? to|able to|open to|can)\s?(?:move|relocate)|\brelocation\b/i;

interface Place {
  city: string | null;
  state: string | null;
}

function placeIn(text: string): Place | null {
  const parts = text.split(',').map((part) => part.trim());
  const last = stateCode(parts.at(-1) ?? '');
  if (parts.length > 1 && last) return { city: parts[0]?.toLowerCase() ?? null, state: last };
  if (parts.length === 1 && last && (parts[0]?.length ?? 0) > 2) return { city: null, state: last };
  return null;
}

const same = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase();

/** Where somebody lives, by the profile first; elsewhere but willing to move is PARTIAL. */
export const place: CriterionKind = (name) => {
  if (relocate.test(name))
    return ({ candidate }) =>
      candidate.willingToRelocate ? fromProfile('MEETS', 'Willing to relocate') : unknown;
  const led = lead.exec(name)?.[1];
  const asked = placeIn(led ?? name) ?? (led ? { city: led.toLowerCase(), state: null } : null);
  if (!asked) return null;

  return ({ candidate: { city, state, willingToRelocate, facts } }) => {
    const shown = [city, state].filter(Boolean).join(', ');
    const code = state ? stateCode(state) : null;
    const cityFits = asked.city === null || same(asked.city, city);
    const stateFits = asked.state === null || asked.state === code;
    if (shown && cityFits && stateFits) return fromProfile('MEETS', shown);
    if (willingToRelocate)
      return fromProfile('PARTIAL', shown ? `${shown}; willing to relocate` : 'Willing to relocate');
    if (shown) {
      const sameState = asked.state !== null && asked.state === code;
      return fromProfile(sameState ? 'PARTIAL' : 'DOES_NOT_MEET', shown);
    }
    const inResume = facts.places.find((found) => {
      const [foundCity = '', foundState = ''] = found.split(', ');
      return (
        (asked.city === null || same(asked.city, foundCity)) &&
        (asked.state === null || asked.state === foundState)
      );
    });
    return inResume ? fromResume('PARTIAL', inResume) : unknown;
  };
};
