import { describe, expect, it } from 'vitest';
import { JobProposals } from '../../schemas/job.ts';
import { readJobFacts } from '../../server/matching/posting/jobFacts.ts';
import { readDraft } from '../../server/matching/posting/proposals.ts';

const factsOf = (description: string) => readJobFacts(description).job;

describe('pay that a posting names', () => {
  it.each([
    ['Pay: $38.50 – $54.25 per hour', 38.5, 54.25, 'USD', 'HOUR'],
    ['Rate: 18.65 an hour in Reno, NV', 18.65, 18.65, 'USD', 'HOUR'],
    ['$210k–$255k + equity', 210_000, 255_000, 'USD', 'YEAR'],
    ['$78-95K a year', 78_000, 95_000, 'USD', 'YEAR'],
    ['Home weekly: $1,480 average per week', 1480, 1480, 'USD', 'WEEK'],
    ['£450-£500 per day in London', 450, 500, 'GBP', 'DAY'],
    ['Salario de 24,50 a 29,00 USD por hora en San Antonio, Texas', 24.5, 29, 'USD', 'HOUR'],
    ['Ofrecemos 1.650 € brutos al mes en Cádiz', 1650, 1650, 'EUR', 'MONTH'],
    ['Banda salarial: 36.000-41.000 € para la oficina de Oviedo', 36_000, 41_000, 'EUR', 'YEAR'],
    ['Sueldo: $18,500 mensuales en Monterrey, México', 18_500, 18_500, 'MXN', 'MONTH'],
    ['De 1.750 a 2.050 euros netos al mes', 1750, 2050, 'EUR', 'MONTH'],
    ['30.000 - 33.000 € b/a', 30_000, 33_000, 'EUR', 'YEAR'],
    ['$25.00/hr - $30.50/hr DOE', 25, 30.5, 'USD', 'HOUR'],
    ['Pay range $20.50 to $24.75', 20.5, 24.75, 'USD', 'HOUR'],
    ['Salary 58k-66k in El Paso, TX', 58_000, 66_000, 'USD', 'YEAR'],
    ['Sueldo: $38,000 brutos en Monterrey, México', 38_000, 38_000, 'MXN', 'MONTH'],
    ['Sueldo 28 mil a 32 mil pesos mensuales en Querétaro, Qro.', 28_000, 32_000, 'MXN', 'MONTH'],
    ['Renta: $1.100.000 - $1.300.000 líquidos en Rancagua, Chile', 1_100_000, 1_300_000, 'CLP', 'MONTH'],
    ['Planilla: S/ 9,500 mensuales en Lima', 9500, 9500, 'PEN', 'MONTH'],
  ])('%s', (text, salaryMin, salaryMax, salaryCurrency, salaryUnit) => {
    expect(factsOf(text)).toMatchObject({ salaryMin, salaryMax, salaryCurrency, salaryUnit });
  });

  it.each([
    'A $5,000 sign-on bonus and a $1,000 tool allowance',
    'A $90M family-owned manufacturer',
    'You managed budgets of $2,000,000',
    'Hold tolerances of ±0.0005" for 12 years',
    '401(k) with 4% match up to $3,000',
  ])('is not read from other amounts: %s', (text) => {
    expect(factsOf(text)).toMatchObject({ salaryMin: null, salaryMax: null, salaryUnit: null });
  });
});

describe('the place of work that a posting names', () => {
  it.each([
    ['Harbor Street Bistro, Astoria, Oregon', 'Astoria', 'OR', 'US'],
    ['Location: Laredo, TX\nPay: $20/hour', 'Laredo', 'TX', 'US'],
    ['Café Nocturne is hiring in Portland OR', 'Portland', 'OR', 'US'],
    ['Planta de embotellado en Zaragoza. Turno de mañana y tarde en la planta.', 'Zaragoza', null, 'ES'],
    ['Empresa agroindustrial de Trujillo, Perú, busca contador para la planta', 'Trujillo', null, 'PE'],
    ['Data analyst for our office in Berlin, Germany', 'Berlin', null, 'DE'],
  ])('%s', (text, city, state, country) => {
    expect(factsOf(text)).toMatchObject({ city, state, country });
  });

  it('is not where people live or studied', () => {
    expect(factsOf('Fully remote. Must live in Austin, TX. Degree from Columbus University.')).toMatchObject({
      city: null,
      workplaceType: 'REMOTE',
    });
  });
});

describe('title and employment type of a posting', () => {
  it.each([
    ['ICU Registered Nurse\nSt. Brendan’s – full-time nights', 'ICU Registered Nurse', 'FULL_TIME'],
    ['**Warehouse Lead – Days**\nWe ship tea.', 'Warehouse Lead – Days', null],
    ['About us\nWe sell tea.\n\nJob title: Tea Taster\nPart-time', 'Tea Taster', 'PART_TIME'],
    ['Higienista dental\nJornada parcial de tardes', 'Higienista dental', 'PART_TIME'],
    ['Analista de Nómina Sr.\nEmpresa de alimentos', 'Analista de Nómina Sr.', null],
    ['Auxiliar de nóminas bilingüe\nJornada completa', 'Auxiliar de nóminas bilingüe', 'FULL_TIME'],
    ['Técnico de Nómina (Madrid)\n¿Qué buscamos?', 'Técnico de Nómina (Madrid)', null],
    ['Data Analyst | Berlin | Internship', 'Data Analyst', 'INTERN'],
    [
      'We are hiring a registered nurse for our clinic. It is a seasonal role.',
      'Registered nurse',
      'TEMPORARY',
    ],
  ])('%j', (text, title, employmentType) => {
    expect(factsOf(text)).toMatchObject({ title, employmentType });
  });

  it('time of what is asked for is not the time of the job', () => {
    expect(factsOf('Requirements:\n- 2 years of full-time experience').employmentType).toBeNull();
  });
});

describe('a draft that is read', () => {
  const description = `Payroll Clerk
Salem, Oregon. $24.50–29.00 per hour.

Requirements
- Excel and ADP
- A sense of humor

We pay people on time.`;

  it('says of every clause what became of it', () => {
    const proposals = readDraft({ title: '', description });
    expect(JobProposals.parse(proposals)).toEqual(proposals);
    expect(proposals.clauses.map(({ text, use }) => [text, use])).toEqual([
      ['Payroll Clerk', 'JOB'],
      ['Salem, Oregon. $24.50-29.00 per hour.', 'JOB'],
      ['Excel and ADP', 'CRITERIA'],
      ['A sense of humor', 'UNREAD'],
      ['We pay people on time.', 'DUTY'],
    ]);
  });

  it('offers a clause as a criterion, and none that would be cut in the middle of a phrase', () => {
    const long = `${'word '.repeat(40)}`.trim();
    const { clauses } = readDraft({
      title: 'Clerk',
      description: `Requirements:\n- A sense of humor\n- ${long}`,
    });
    expect(clauses.map(({ criterion }) => criterion)).toEqual(['sense of humor', null]);
  });
});
