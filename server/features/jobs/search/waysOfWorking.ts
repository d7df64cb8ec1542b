/** Words for where and how one is employed, which jobs tell by a choice and not in words. */
import type { Job } from '../../../../schemas/job.ts';
import { plainWords } from '../../../matching/vocabulary/plainWords.ts';

export const workplaces: Readonly<Record<Job['workplaceType'], string>> = {
  REMOTE: 'remote remoto remota teletrabajo telework telecommute, work from home, wfh a distancia desde casa',
  HYBRID: 'hybrid híbrido híbrida semipresencial',
  ONSITE: 'on site in person presencial',
};

export const employments: Readonly<Record<Job['employmentType'], string>> = {
  FULL_TIME: 'full time FT, tiempo completo, jornada completa',
  PART_TIME: 'part time PT, medio tiempo, media jornada, tiempo parcial, jornada parcial, por horas',
  CONTRACTOR: 'contractor contract freelance self employed, contratista contrato autónomo por proyecto',
  TEMPORARY: 'temporary temp seasonal, temporal eventual',
  INTERN: 'intern internship trainee, prácticas pasante pasantía becario becaria',
};

/** Pairs that the database makes one word of ("searchText"). */
const joined =
  'workfromhome parttime fulltime mediotiempo mediajornada tiempocompleto jornadacompleta tiempoparcial jornadaparcial';
/** Words that mean something else as often. */
const doubtful = new Set(
  'on site in person a desde casa work from home self por proyecto time horas trainee pt ft'.split(' '),
);

const ways = new Set(
  plainWords([...Object.values(workplaces), ...Object.values(employments), joined].join(' '))
    .split(/[\s,]+/)
    .filter((word) => !doubtful.has(word)),
);

/** @param word as it is indexed: in small letters, without accents */
export const isWayOfWorking = (word: string): boolean => ways.has(word);
