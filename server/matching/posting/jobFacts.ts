/** Reads of a posting what it says of the job itself: its title, where and for how much time the work is done, and its pay. */
import type { JobProposals } from '../../../schemas/job.ts';
import { isSpanish } from '../propose/asked.ts';
import { placeOfWork } from '../propose/places.ts';
import { isTitle, namesRole } from '../propose/topics.ts';
import { occupationsOfTitle } from '../vocabulary/occupations.ts';
import { payIn } from './pay.ts';
import { countryNamed, placeOfJob } from './placeOfJob.ts';
import { isHeadingLine } from './postingHeadings.ts';

type JobFacts = JobProposals['job'];

const employment: [NonNullable<JobFacts['employmentType']>, RegExp][] = [
  [
    'INTERN',
    /\bintern(?:ship)?\b|(?<!\p{L})(?:becari[oa]|pasant[ií]a|(?:contrato|beca) (?:de|en) pr[aá]cticas)(?!\p{L})/iu,
  ],
  [
    'PART_TIME',
    /\bpart[- ]time\b|(?<!\p{L})(?:media jornada|jornada parcial|tiempo parcial|medio tiempo)(?!\p{L})/iu,
  ],
  ['FULL_TIME', /\bfull[- ]time\b|(?<!\p{L})(?:jornada completa|tiempo completo)(?!\p{L})/iu],
  [
    'CONTRACTOR',
    /\b(?:contractor|1099|freelance|\d+[- ](?:month|week) contract|contract (?:position|role))\b|(?<!\p{L})(?:aut[oó]nomos?|por honorarios)(?!\p{L})/iu,
  ],
  [
    'TEMPORARY',
    /\b(?:temporary (?:position|role|job|assignment|contract)|seasonal|temp[- ]to[- ]hire)\b|(?<!\p{L})(?:contrato temporal|puesto temporal)(?!\p{L})/iu,
  ],
];
/** Time that is asked of someone's past, or is someone else's. */
const notOfThisJob =
  /^[\s,]*(?:\p{L}+\s)?(?:experience|student|teaching|equivalent|employees|staff|residents|de experiencia|experiencia)/iu;

function employmentType(text: string): { type: JobFacts['employmentType']; from: string } | null {
  for (const [type, pattern] of employment) {
    const match = pattern.exec(text);
    if (match && !notOfThisJob.test(text.slice(match.index + match[0].length)))
      return { type, from: match[0] };
  }
  return null;
}

const labelled =
  /^\W*(?:job title|title|position(?: title)?|role|puesto|cargo|vacante|t[ií]tulo del puesto)\s?:\s*(\S.{1,90})$/imu;
const wanted =
  /(?:\b(?:looking for|hiring|seeks?|seeking|needs?|join us as)\s(?:an?|our next|the next)\s|(?<!\p{L})(?:busca(?:mos)?|necesita(?:mos)?|selecciona(?:mos)?|requiere|precisa|solicita(?:mos)?)\s(?:incorporar\s|cubrir\s)?(?:un[oa]?(?:\/[ao])?\s)?)([\p{L}][^.,;:()\n]{2,60})/iu;
const titleEnds =
  /\s(?:to|who|that|with|for|at|in|on|para|con|que|en|de cara a)\s.*$|\s[-–—|]\s.*$|\s*[(*].*$/iu;
const notInTitle =
  /^\W*(?:(?:we(?:'re| are) )?(?:now )?hiring:?|job (?:title|opening|posting):?|vacante:?|se busca:?|wanted:?|urgente:?)\s*/iu;
const mostTitleWords = 12;

/** A heading's or a bullet's marks are no part of a title. */
const plainLine = (line: string) =>
  line
    .replace(/^[\s#*_>•·-]+|[\s*_]+$/g, '')
    .replace(notInTitle, '')
    .trim();

const couldBeTitle = (line: string): boolean =>
  line.length > 2 &&
  line.length <= 90 &&
  line.split(' ').length <= mostTitleWords &&
  !/(?<!(?:^|\s)(?:[SJ]r|Sra|Lic|Ing))\.$|[!?:;,]$/.test(line) &&
  !isHeadingLine(line) &&
  !/[$€£]|\d{3}|\b(?:is|are|we|our|you)\b/i.test(line);

/** People by their work in Spanish, where the word's ending does not say so. */
const spanishRole =
  /^(?:t[eé]cnic|auxiliar|jef[ea]|oficial|pe[oó]n|moz[oa]|m[eé]dic|abogad|arquitect|gerente|encargad|responsable|ayudante|agente|ch[oó]fer|guardia|vigilante|operari|administrativ|contable|docente|becari|l[ií]der|asistente|ingenier|maestr|emplead|dependient|delegad|montador|mec[aá]nic|electricist|enfermer|psic[oó]log|bi[oó]log|qu[ií]mic|veterinari|farmac[eé]utic|analista|especialista|fisioterapeuta|terapeuta)/iu;

const looksLikeTitle = (line: string): boolean =>
  couldBeTitle(line) &&
  (isTitle(line.replace(titleEnds, '')) ||
    (occupationsOfTitle(line.replace(titleEnds, ''), 1)[0]?.closeness ?? 0) >= 0.6);

/** The title a posting begins with, or says that it looks for; null where neither is one. */
function titleIn(text: string): string | null {
  const label = labelled.exec(text)?.[1];
  if (label) return plainLine(label);
  // "Data Analyst | Berlin | €60,000": the title is one of the parts.
  const lines = text
    .split('\n')
    .map(plainLine)
    .filter(Boolean)
    .slice(0, 4)
    .flatMap((one) =>
      couldBeTitle(one) && !one.includes('|')
        ? [one]
        : one
            .split(/ [-–—|] /)
            .slice(0, 3)
            .map(plainLine),
    );
  const line =
    lines.find(looksLikeTitle) ??
    lines.find((one) => couldBeTitle(one) && (namesRole(one) || spanishRole.test(one)));
  if (line) return line;
  const asked = (wanted.exec(text)?.[1] ?? '').replace(titleEnds, '').trim();
  return looksLikeTitle(asked) ? asked.charAt(0).toUpperCase() + asked.slice(1) : null;
}

const moneyOf: Readonly<Record<string, string>> = {
  EUR: 'ES',
  MXN: 'MX',
  PEN: 'PE',
  COP: 'CO',
  CLP: 'CL',
  ARS: 'AR',
};

/** The facts of the job that a posting states, null where it does not, and the words that state them. */
export function readJobFacts(description: string): { job: JobFacts; from: string[] } {
  const text = description
    .slice(0, 20_000)
    .normalize('NFKC')
    .replace(/[–—]/g, '-')
    .replace(/\u00A0/g, ' ');
  const spanish = isSpanish(text);
  const named = countryNamed(text);
  const firstPay = payIn(text, named);
  // Euros are paid in many countries; in Spanish they are likely those of Spain.
  const country = named ?? (spanish ? (moneyOf[firstPay?.salaryCurrency ?? ''] ?? null) : null);
  const place = placeOfJob(text, { country, isSpanish: spanish });
  const pay = payIn(text, place?.country ?? country);
  const type = employmentType(text);
  const { workplaceType } = placeOfWork(text);
  const { from: paid, ...money } = pay ?? {
    from: '',
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryUnit: null,
  };
  const { from: placed, ...where } = place ?? { from: '', city: null, state: null, country: null };
  const title = titleIn(description.slice(0, 5000));
  return {
    job: {
      title,
      employmentType: type?.type ?? null,
      workplaceType,
      ...where,
      ...money,
    },
    from: [title ?? '', paid, placed, type?.from ?? ''].filter((words) => words !== ''),
  };
}
