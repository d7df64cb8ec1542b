/** A resume's text read into facts. */
import type { ResumeFacts } from '../../../schemas/facts.ts';
import { yearsCovered } from '../text/dates.ts';
import { numberWords } from '../text/numberWords.ts';
import { higher, readEducation } from './education.ts';
import { readHeadline } from './headline.ts';
import { readLanguages } from './languages.ts';
import { readLicences } from './licences.ts';
import { homeAmong, readPlaces } from './namedPlaces.ts';
import { readPositions } from './positions.ts';
import { type ResumeLine, resumeLines } from './resumeLines.ts';
import { readSkills } from './resumeSkills.ts';
import { workText } from './workText.ts';

const stated =
  /(?:\b(\d{1,2})|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))\s?(?:\+|plus|or more)?\s?(?:years?|yrs)\b['’]?\s?(?:of\s)?(?:[a-z-]+\s){0,6}experience\b|\bexperience\s(?:of|over)\s(?:over\s)?(\d{1,2})\s?\+?\s?years?\b/gi;

/** The largest number of years of experience that is stated in words, at most 50; null without one. */
function statedYears(lines: ResumeLine[]): number | null {
  let most: number | null = null;
  for (const line of lines)
    for (const match of line.text.slice(0, 1000).matchAll(stated)) {
      const years = Number(match[1] ?? match[3]) || numberWords[(match[2] ?? '').toLowerCase()] || 0;
      if (years > 0 && years <= 50) most = Math.max(most ?? 0, years);
    }
  return most;
}

/**
 * Reads a resume. Never throws; a text that says nothing gives facts that say nothing.
 * @param text the resume as extracted, at most the first 200,000 characters are read.
 * @param today YYYY-MM-DD; current positions last until then.
 */
export function readFacts(text: string, today: string): ResumeFacts {
  const lines = resumeLines(workText(text));
  const { dated, undated } = readPositions(lines, today);
  const education = readEducation(lines, today);
  const newestFirst = [...dated].sort((a, b) => b.to - a.to || b.from - a.from);
  const worked = yearsCovered(dated);
  const claimed = statedYears(lines);
  const positions = [...newestFirst.map(({ position }) => position), ...undated].slice(0, 40);
  const places = readPlaces(lines);
  const headline = readHeadline(
    lines,
    positions.map(({ title }) => title),
  );
  return {
    headline,
    skills: readSkills(lines, positions, headline),
    yearsOfExperience: worked === null && claimed === null ? null : Math.max(worked ?? 0, claimed ?? 0),
    highestLevelOfEducation: education.reduce<ResumeFacts['highestLevelOfEducation']>(
      (highest, { level }) => higher(highest, level),
      null,
    ),
    education,
    licences: readLicences(lines),
    languages: readLanguages(lines),
    places: places.map(({ name }) => name),
    countries: places.map(({ country }) => country),
    homePlace: homeAmong(places),
    positions,
  };
}
