/**
 * Compiles the taxonomies into server/matching/vocabulary/data. `node scripts/vocabulary/compile.ts [folder] [file …]`
 *
 * The folder holds the tables of ESCO and O*NET; TAXONOMY names it too. The same tables give the same bytes. Files are
 * all of them, or those named: `skills`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { certificateNames } from './certificates.ts';
import { crosswalk, placesOf } from './crosswalk.ts';
import { escoSkills } from './escoSkills.ts';
import { compileLists } from './lists.ts';
import { nearnessOf } from './nearness.ts';
import { writePacked } from './pack.ts';
import { compilePhrases } from './phrases.ts';
import { compileSkillNames } from './skillNames.ts';
import { spanishWords, textsOf } from './spanish.ts';
import { tablesIn } from './tables.ts';
import { technologyNames } from './technologies.ts';
import { compileTitles } from './titles.ts';
import { compileWords } from './words.ts';

const folder = path.resolve(process.argv[2] ?? process.env.TAXONOMY ?? '../shared/data/taxonomy');
if (!existsSync(folder)) {
  console.error(`There is no folder ${folder}. Name the one with the tables of ESCO and O*NET.`);
  process.exit(1);
}
const table = tablesIn(folder);
const ours = tablesIn(path.join(import.meta.dirname, '../../server/matching/vocabulary/corrections'));

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

const skills = () => escoSkills({ skillsEnglish, skillsSpanish, occupationSkills, esco });

/** The function that makes each file; `lists` and `spanish` first, because the others make their terms with them. */
const steps: Record<string, () => string> = {
  lists: () =>
    compileLists({
      fields: ours('fields'),
      titles: ours('fieldTitles'),
      skills: ours('skills'),
      words: ours('fieldWords'),
      wordLists: ours('wordLists'),
      settings: ours('settings'),
      wordNames: ours('wordNames'),
    }),
  spanish: () => {
    const words = spanishWords(
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
    return `${words.length} words: ${writePacked('spanish', {}, { words })} bytes`;
  },
  titles: () =>
    compileTitles({
      occupations,
      titles,
      escoEnglish,
      escoSpanish,
      abbreviations: ours('abbreviations'),
      corrections: ours('titles'),
      places,
      esco,
    }),
  occupations: () => {
    const near = nearnessOf({
      occupations,
      related: table('related_occupations'),
      technologies,
      occupationSkills,
      places,
      esco,
    });
    const lists = {
      codes: occupations.map(({ soc = '' }) => soc),
      names: occupations.map(({ title = '' }) => title),
      zones: Uint8Array.from(occupations, ({ job_zone }) => Number(job_zone) || 0),
      nearness: Uint8Array.from(
        near.flatMap((row) => [...row]),
        (value) => (value < 0.06 ? 0 : Math.round(value * 255)),
      ),
    };
    return `${occupations.length}: ${writePacked('occupations', {}, lists)} bytes`;
  },
  words: () =>
    compileWords({
      occupations,
      titles,
      technologies,
      escoEnglish,
      escoSpanish,
      skillsEnglish,
      skillsSpanish,
      occupationSkills,
      ordinary: ours('ordinary'),
      stop: (ours('wordLists').find(({ list }) => list === 'stop')?.words ?? '').split(' '),
      places,
      esco,
    }),
  skills: () =>
    compilePhrases({
      fields: ours('fields'),
      skills: ours('skills'),
      fieldWords: ours('fieldWords'),
      noSkills: ours('noSkills'),
      technologies: technologyNames(technologies, [...occupations, ...escoEnglish], ours('noNames')),
      certificates: certificateNames(table('certifications')),
      esco: skills(),
      places,
    }),
  skillNames: () => compileSkillNames(skills(), new Set(ours('noSkills').map(({ name = '' }) => name))),
};

const asked = process.argv.slice(3);
for (const [name, compile] of Object.entries(steps))
  if (asked.length === 0 || asked.includes(name)) console.log(`${name}: ${compile()}`);
