/**
 * Compiles the taxonomies into server/matching/vocabulary/data. `node scripts/vocabulary.ts [folder]`
 *
 * The folder holds the tables of ESCO and O*NET; TAXONOMY names it too. The same tables give the same bytes.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { crosswalk, placesOf } from './vocabulary/crosswalk.ts';
import { nearnessOf } from './vocabulary/nearness.ts';
import { writePacked } from './vocabulary/pack.ts';
import { compileSkills } from './vocabulary/skills.ts';
import { spanishWords, textsOf } from './vocabulary/spanish.ts';
import { tablesIn } from './vocabulary/tables.ts';
import { compileTitles } from './vocabulary/titles.ts';
import { compileWords } from './vocabulary/words.ts';

const folder = path.resolve(process.argv[2] ?? process.env.TAXONOMY ?? '../shared/data/taxonomy');
if (!existsSync(folder)) {
  console.error(`There is no folder ${folder}. Name the one with the tables of ESCO and O*NET.`);
  process.exit(1);
}
const table = tablesIn(folder);
const ours = tablesIn(path.join(import.meta.dirname, '../server/matching/vocabulary/corrections'));

const occupations = table('occupations');
const titles = table('titles');
const technologies = table('technology_skills');
const escoEnglish = table('occupations_en');
const escoSpanish = table('occupations_es');
const skillsEnglish = table('skills_en');
const skillsSpanish = table('skills_es');
const occupationSkills = table('occupation_skill');
const places = placesOf(occupations);
const esco = crosswalk(table('esco_onet'), places);

// First, since terms are made with it.
const spanish = spanishWords(
  [
    ...textsOf(titles, ['title']),
    ...textsOf(occupations, ['title', 'description']),
    ...textsOf(escoEnglish, ['label', 'alt_labels', 'description']),
    ...textsOf(skillsEnglish, ['label', 'alt_labels']),
    ...textsOf(technologies, ['technology']),
  ],
  [
    ...textsOf(escoSpanish, ['label', 'alt_labels']),
    ...textsOf(skillsSpanish, ['label', 'alt_labels']),
    ...textsOf(table('isco08'), ['label_es']),
  ],
);
console.log(`spanish: ${spanish.length} words: ${writePacked('spanish', {}, { words: spanish })} bytes`);

const titleReport = compileTitles({
  occupations,
  titles,
  escoEnglish,
  escoSpanish,
  abbreviations: ours('abbreviations'),
  corrections: ours('titles'),
  places,
  esco,
});
console.log(`titles: ${titleReport}`);

const near = nearnessOf({
  occupations,
  related: table('related_occupations'),
  technologies,
  occupationSkills,
  places,
  esco,
});
const nearBytes = writePacked(
  'occupations',
  {},
  {
    codes: occupations.map(({ soc = '' }) => soc),
    names: occupations.map(({ title = '' }) => title),
    zones: Uint8Array.from(occupations, ({ job_zone }) => Number(job_zone) || 0),
    nearness: Uint8Array.from(
      near.flatMap((row) => [...row]),
      (value) => (value < 0.06 ? 0 : Math.round(value * 255)),
    ),
  },
);
console.log(`occupations: ${occupations.length}: ${nearBytes} bytes`);

const wordReport = compileWords({
  occupations,
  titles,
  technologies,
  escoEnglish,
  escoSpanish,
  skillsEnglish,
  skillsSpanish,
  occupationSkills,
  ordinary: ours('ordinary'),
  places,
  esco,
});
console.log(`words: ${wordReport}`);

console.log(`skills: ${compileSkills(technologies, [...occupations, ...escoEnglish], ours('noNames'))}`);
