/**
 * Who a resume is of: name, address, phone and place, as they stand at its top.
 *
 * Only for a form that a person looks at before anything is kept: nothing of it is a fact that is matched on.
 */
import { type ResumeContact, ResumeContact as Schema } from '../../../schemas/addedPerson.ts';
import { countryBehind, isCountryCode } from '../places/countries.ts';
import { placeParts } from '../places/placeParts.ts';
import { stateCode } from '../places/places.ts';
import { phoneIn } from './contactPhone.ts';
import { homeAmong, readPlaces } from './namedPlaces.ts';
import { readName } from './personName.ts';
import { resumeLines } from './resumeLines.ts';

/** People say at the top who they are; a footer may repeat it, and references at the end are other people. */
const longestTop = 3000;
const topLines = 15;

/**
 * A whole address: the rest of one would be another person's. An apostrophe between letters belongs to it, as in
 * "o'brien@x.example"; around it, it is a quotation mark.
 */
const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}(?:['’&][\p{L}\p{N}._%+-]{1,64}){0,4}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/u;
/** Addresses of profiles, whose last part often is the owner's name. */
const profile = /(?:linkedin\.com\/in|github\.com|xing\.com\/profile)\/([\p{L}\p{N}._-]{3,60})/giu;

/** The owner's names in the addresses of mail and profiles: "mira.solberg", "tomas-quill". */
const handlesIn = (top: string, email: string | null) =>
  [email?.split('@')[0], ...[...top.matchAll(profile)].map((match) => match[1])].flatMap((handle) =>
    handle ? [handle.toLowerCase().replace(/\d+$|['+].*$/g, '')] : [],
  );

/** The home in parts: "Austin, TX", "Madrid, España". */
function placeIn(text: string) {
  const places = readPlaces(resumeLines(text));
  const named = places[homeAmong(places) ?? -1];
  if (!named) return { candidateCity: null, candidateState: null, candidateCountry: null };
  const { town, behind } = placeParts(named.name);
  const isState = behind !== null && (stateCode(behind) !== null || countryBehind(behind) === null);
  return {
    candidateCity: countryBehind(town) === null || behind !== null ? town : null,
    candidateState: isState ? behind : null,
    candidateCountry: named.country !== null && isCountryCode(named.country) ? named.country : null,
  };
}

/** A value its field would refuse is left out. */
const kept = <K extends keyof ResumeContact>(field: K, value: unknown): ResumeContact[K] | null => {
  const checked = Schema.shape[field].safeParse(value);
  return checked.success ? (checked.data as ResumeContact[K]) : null;
};

/** @param text the resume as extracted */
export function readContact(text: string): ResumeContact {
  const top = text.slice(0, longestTop);
  const filled = top.split('\n').filter((line) => line.trim() !== '');
  const lines = filled.slice(0, topLines);
  const email = (address.exec(top) ?? address.exec(text))?.[0].replaceAll('’', "'") ?? null;
  const name = readName(filled, handlesIn(top, email));
  const place = placeIn(lines.join('\n'));
  return {
    candidateEmail: kept('candidateEmail', email),
    candidateFirstName: kept('candidateFirstName', name?.first),
    candidateLastName: kept('candidateLastName', name?.last),
    candidatePhone: kept('candidatePhone', phoneIn(lines.join('\n'), place.candidateCountry, email)),
    candidateCity: kept('candidateCity', place.candidateCity),
    candidateState: kept('candidateState', place.candidateState),
    candidateCountry: kept('candidateCountry', place.candidateCountry),
  };
}
