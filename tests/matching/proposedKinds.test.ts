import { describe, expect, it } from 'vitest';
import { proposeCriteria } from '../../server/matching/posting/propose.ts';
import { candidateOf, jobOf, match } from './support.ts';

const resume = (title: string, rest: string) => `${title}
Experience
${title} 01/2012 to Current Harbor House, Salem, OR
${rest}`;
const silent = candidateOf('Florist\nExperience\nFlorist 01/2024 to Current Harbor House\nTied wreaths.');

const kinds: {
  kind: string;
  title: string;
  posting: string;
  name: string;
  fits: string;
  place?: { city: string; state: string };
  silentSays?: string;
}[] = [
  {
    kind: 'years with a specialty',
    title: 'Accountant',
    posting: 'Requirements:\n- 5 years of accounting experience',
    name: '5 years in accounting',
    fits: resume('Accountant', 'Closed the books every month.'),
    silentSays: 'DOES_NOT_MEET',
  },
  {
    kind: 'years in Spanish',
    title: 'Contador',
    posting: 'Requisitos:\n- Al menos 5 años de experiencia en el puesto y manejo de hojas de cálculo',
    name: '5 años de experiencia',
    fits: resume('Accountant', 'Closed the books every month.'),
    silentSays: 'DOES_NOT_MEET',
  },
  {
    kind: 'a degree',
    title: 'Accountant',
    posting: "Requirements:\n- Bachelor's degree in Accounting or a related field",
    name: 'Bachelor in accounting',
    fits: `${resume('Accountant', 'Closed the books.')}\nEducation\nBachelor of Science in Accounting, 2011, State University`,
  },
  {
    kind: 'a licence',
    title: 'Registered Nurse',
    posting: 'Requirements:\n- Current RN license in the State of Ohio',
    name: 'Registered nurse license',
    fits: resume('Registered Nurse', 'Licenses: Registered nurse license, Ohio.'),
  },
  {
    kind: 'certificates as alternatives',
    title: 'Security Engineer',
    posting: 'Preferred qualifications:\n- Certifications such as CISSP, CCSP or GIAC',
    name: 'CISSP, CCSP or GIAC',
    fits: resume('Security Engineer', 'Certifications: CISSP.'),
  },
  {
    kind: 'a language',
    title: 'Receptionist',
    posting: 'Requirements:\n- Fluent Spanish',
    name: 'Fluent Spanish',
    fits: resume('Receptionist', 'Languages: English, fluent Spanish.'),
  },
  {
    kind: 'tools as alternatives',
    title: 'Software Engineer',
    posting: 'Requirements:\n- Experience with React, Vue or Angular',
    name: 'React, Vue or Angular',
    fits: resume('Software Engineer', 'Built web pages in Angular and TypeScript.'),
  },
  {
    kind: 'a kind of tool with examples',
    title: 'Sales Manager',
    posting: 'Requirements:\n- Experience with a CRM such as Salesforce or HubSpot',
    name: 'CRM such as Salesforce or HubSpot',
    fits: resume('Sales Manager', 'Kept accounts in Salesforce.'),
  },
  {
    kind: 'any of several places',
    title: 'Medical Coder',
    posting: 'Requirements:\n- Must reside in FL, GA or SC',
    name: 'Based in FL, GA or SC',
    fits: resume('Medical Coder', 'Coded charts.'),
    place: { city: 'Macon', state: 'GA' },
  },
];

describe.each(kinds)('$kind', ({ title, posting, name, fits, place, silentSays }) => {
  it('is proposed by a name that a fitting resume meets and a silent one does not', () => {
    const names = proposeCriteria({ title, description: posting }).map((criterion) => criterion.name);
    expect(names).toContain(name);
    const outcome = (candidate: typeof silent) => match(jobOf(title, [name]), candidate).criteria[0]?.outcome;
    expect(outcome(candidateOf(fits, place))).toBe('MEETS');
    expect(outcome(silent)).toBe(silentSays ?? 'UNKNOWN');
  });
});

describe('what no recruiter would note', () => {
  const named = (description: string) =>
    proposeCriteria({ title: 'Warehouse Associate', description })
      .map((criterion) => criterion.name)
      .join(' | ');

  it.each([
    'Requirements:\n- Must be able to lift 50 lbs and stand for 10 hours\n- Forklift certification',
    'Requirements:\n- Authorized to work in the United States without sponsorship\n- Forklift certification',
    'Requirements:\n- Weekend availability is a must\n- Forklift certification\n\nEqual opportunity employer. $22/hr, 401(k).',
    'Forklift certification required. Military experience is highly valued by the employer.',
  ])('is left out of %j', (description) => {
    expect(named(description)).toBe('Forklift certification');
  });

  it('is years in something nobody knows: they are years of experience', () => {
    expect(named('Requirements:\n- 3 years of experience implementing Zorbl Qux')).toMatch(
      /^3 years of experience/,
    );
  });
});

describe('postings in other styles', () => {
  const names = (title: string, description: string) =>
    proposeCriteria({ title, description }).map(
      ({ name, importance }) => `${importance === 'MUST_HAVE' ? '!' : '?'} ${name}`,
    );

  it('reads lists whose bullets were lost in copying', () => {
    expect(
      names(
        'Dock Supervisor',
        'Minimum Qualifications\n? 2 years of warehouse experience\n? Forklift operation',
      ),
    ).toEqual(['! 2 years in warehouse', '! Forklift operation']);
  });

  it('takes what stands under the public service’s headings for wishes as nice-to-haves', () => {
    expect(
      names('Physiotherapist', 'Essential criteria\n- HCPC registration\nDesirable criteria\n- Splinting'),
    ).toEqual(['! HCPC registration', '? Splinting']);
  });

  it('keeps alternatives apart from other items of the list', () => {
    expect(names('Java Developer', 'Good to have : Kafka, AWS, Docker/Kubernetes')).toEqual(
      expect.arrayContaining(['? Kafka', '? AWS', '? Docker or Kubernetes']),
    );
  });

  it('does not also ask for the degree that can replace the years', () => {
    expect(
      names(
        'Accounting Clerk',
        "Requirements\n2+ years accounting experience //OR// Bachelor's degree in a related field",
      ),
    ).toEqual(['! 2 years in accounting']);
  });

  it('does not take duties with an amount or with training for requirements', () => {
    const proposed = names(
      'Preschool Teacher',
      'Duties\nConducts at least two home visits a year.\nAttends required training.\nRequirements\nSix months experience in an early childhood setting.',
    );
    expect(proposed.filter((name) => name.startsWith('!'))).toEqual(['! 6 months in early childhood']);
  });

  it('names what is abbreviated, and no rules that only have to be complied with', () => {
    expect(
      names(
        'Contract Specialist',
        'Qualifications\nKnowledge of the Federal Acquisition Regulation (FAR).\nMust adhere to BSA/AML policies.',
      ),
    ).toEqual(['! Federal Acquisition Regulation (FAR)']);
  });

  it.each([
    ['Ten years of related experience or the equivalent combination is required.', /\bin or\b/],
    ['Requires direction of large budgets and 2 years of experience.', /^. Direction/],
  ])('proposes nothing cut short: %s', (clause, broken) => {
    for (const name of names('Completion Engineer', `Requirements\n${clause}`))
      expect(name).not.toMatch(broken);
  });
});
