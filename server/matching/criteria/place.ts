/** Criteria like "Based in Austin, TX" or "Willing to relocate". */
import type { Outcome } from '../../../schemas/criteria.ts';
import { countryCode } from '../places/countries.ts';
import { regionKey, stateCode, stateName } from '../places/places.ts';
import { hashOf } from '../text/hash.ts';
import { type CriterionKind, found, type Judge, unknown } from './judge.ts';

const lead =
  /^\s*(?:must\s)?(?:be\s)?(?:currently\s)?(?:based|located|living|lives?|resid(?:es?|ing|ent)|local(?:ly)?|within commuting distance)\s(?:in|to|of|near|or near)?\s*(?:the\s)?(.+?)(?:\s(?:area|region|metro(?:politan)? area))?\s*$/i;
const relocate = /\b(?:willing(?:ness)? to|able to|open to|can)\s?(?:move|relocate)|\brelocation\b/i;

interface Place {
  city: string | null;
  state: string | null;
}

/** The key of a country, or of a region named after a town; null for other words. */
function countryIn(text: string): string | null {
  const key = regionKey(text);
  return key === text.trim().toLowerCase() ? null : key;
}

function placeIn(text: string): Place | null {
  const parts = text.split(',').map((part) => part.trim());
  const last = stateCode(parts.at(-1) ?? '') ?? countryIn(parts.at(-1) ?? '');
  if (parts.length > 1 && last) return { city: parts[0]?.toLowerCase() ?? null, state: last };
  const isWhole = stateCode(parts[0] ?? '') !== null || countryCode(parts[0] ?? '') !== null;
  if (parts.length === 1 && last && isWhole && (parts[0]?.length ?? 0) > 2)
    return { city: null, state: last };
  return null;
}

const order: Outcome[] = ['MEETS', 'PARTIAL', 'DOES_NOT_MEET', 'UNKNOWN'];

/** The parts of "FL, GA or SC", each as a criterion of its own; null where there is no choice. */
const choicesIn = (led: string): string[] | null =>
  /\sor\s/i.test(led)
    ? led.split(/,?\s+or\s+|,\s+/i).map((part) => `Based in ${stateName(part.trim()) ?? part.trim()}`)
    : null;

/** "Based in FL, GA or SC": any of them will do. */
function anyPlace(led: string): Judge | null {
  const judges = choicesIn(led)?.flatMap((part) => place(part) ?? []);
  if (!judges) return null;
  return (profile) => {
    const [best] = judges
      .map((judge) => judge(profile))
      .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
    return best ?? unknown;
  };
}

/** The place that a criterion without a choice names. */
function askedPlace(name: string): Place | null {
  const led = lead.exec(name)?.[1];
  return placeIn(led ?? name) ?? (led ? { city: led.toLowerCase(), state: null } : null);
}

/** How narrow a place a criterion asks for: a whole state or country, or a town in it; null where it asks for none. */
export function placeScope(name: string): 'STATE' | 'TOWN' | null {
  if (relocate.test(name)) return 'STATE';
  const choices = choicesIn(lead.exec(name)?.[1] ?? '');
  if (choices) return choices.every((choice) => placeScope(choice) === 'STATE') ? 'STATE' : 'TOWN';
  const asked = askedPlace(name);
  return asked && (asked.city === null ? 'STATE' : 'TOWN');
}

/** The same criterion for the whole state or country that a town's name is followed by; null where there is none. */
export function widerPlace(name: string): string | null {
  const asked = askedPlace(name);
  if (!asked || asked.city === null || asked.state === null) return null;
  const written = (lead.exec(name)?.[1] ?? name).split(',').at(-1)?.trim() ?? '';
  return `Based in ${stateName(stateCode(written) ?? '') ?? written}`;
}

/** Where someone lives, by the profile first; elsewhere but willing to move is PARTIAL. */
export const place: CriterionKind = (name) => {
  if (relocate.test(name))
    return ({ willingToRelocate }) => (willingToRelocate ? found('MEETS', { from: 'WILLING' }) : unknown);
  const led = lead.exec(name)?.[1];
  const any = led === undefined ? null : anyPlace(led);
  if (any) return any;
  const asked = askedPlace(name);
  if (!asked) return null;
  const askedCity = asked.city === null ? null : hashOf(asked.city);
  const askedState = asked.state === null ? null : hashOf(asked.state);

  return ({ city, state, willingToRelocate, places }) => {
    const isKnown = city !== null || state !== null;
    const cityFits = askedCity === null || askedCity === city;
    const stateFits = askedState === null || askedState === state;
    if (isKnown && cityFits && stateFits) return found('MEETS', { from: 'ADDRESS', moves: false });
    if (willingToRelocate)
      return found('PARTIAL', isKnown ? { from: 'ADDRESS', moves: true } : { from: 'WILLING' });
    if (isKnown) {
      const sameState = askedState !== null && askedState === state;
      return found(sameState ? 'PARTIAL' : 'DOES_NOT_MEET', { from: 'ADDRESS', moves: false });
    }
    for (let i = 0; i < places.length; i += 2)
      if (
        (askedCity === null || askedCity === places[i]) &&
        (askedState === null || askedState === places[i + 1])
      )
        return found('PARTIAL', { from: 'NAMED_PLACE', index: i / 2 });
    return unknown;
  };
};
