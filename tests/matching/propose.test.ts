import { describe, expect, it } from 'vitest';
import { Criteria } from '../../schemas/criteria.ts';
import { clausesOf } from '../../server/matching/posting/posting.ts';
import { proposeCriteria } from '../../server/matching/posting/propose.ts';

const proposed = (title: string, description: string) => {
  const criteria = proposeCriteria({ title, description });
  expect(Criteria.parse(criteria)).toEqual(criteria);
  const of = (importance: string) =>
    criteria.filter((c) => c.importance === importance).map(({ name }) => name);
  return { must: of('MUST_HAVE'), nice: of('NICE_TO_HAVE') };
};

describe('criteria proposed from a posting', () => {
  it('of a kitchen, with bullets', () => {
    const { must, nice } = proposed(
      'Sous Chef',
      'Busy bistro.\n\nRequirements:\n- 3+ years experience in a high-volume kitchen\n- ServSafe certified\n- Culinary degree preferred',
    );
    expect(must).toEqual(['3 years in high-volume kitchen', 'ServSafe certification']);
    expect(nice).toContain('Degree in culinary');
  });

  it('of a hospital, in one paragraph', () => {
    const { must, nice } = proposed(
      'Staff Nurse',
      'BSN required. Current state RN license, BLS and ACLS certification. Minimum of one (1) year of acute care experience. Epic experience preferred.',
    );
    expect(must).toEqual(
      expect.arrayContaining([
        '1 year in acute care',
        'Bachelor in nursing',
        'Registered nurse license',
        'BLS certification',
        'ACLS certification',
      ]),
    );
    expect(nice).toEqual(['Epic']);
  });

  it('of an office, with lost line breaks and entities', () => {
    const { must, nice } = proposed(
      'Accountant',
      'You prepare statements &amp; close the books for our growing company, every single month of the year.ResponsibilitiesAssist with payables\n\n## Requirements\n\nA four year degree in Accounting3-5 years of direct experience working in an Accounting capacityAdvanced understanding of NetSuite financialsExcellent communication skillsKnowledge of SQL a big plus',
    );
    expect(must).toEqual(
      expect.arrayContaining(['3 years in accounting', 'Bachelor in accounting', 'NetSuite']),
    );
    expect(nice).toContain('SQL');
    expect([...must, ...nice].join()).not.toMatch(/communication/i);
  });

  it('of a software team, in Markdown', () => {
    const { must, nice } = proposed(
      'Senior Backend Engineer',
      '**What we need**\n- 5+ years of professional experience with Go, Python or Java\n- PostgreSQL and Redis\n- Kubernetes, AWS\n\n**Bonus**\n- React',
    );
    expect(must).toEqual(
      expect.arrayContaining(['5 years in Go, Python or Java', 'PostgreSQL', 'Redis', 'Kubernetes', 'AWS']),
    );
    expect(nice).toEqual(['React']);
  });

  it('of a hospital, in Markdown with words in bold', () => {
    const { must } = proposed(
      'Nurse Manager',
      '## You\n\n- **Registered Nurse** license and a **Bachelor of Science in Nursing**\n- At least **5 years** of nursing',
    );
    expect(must).toEqual(expect.arrayContaining(['Bachelor in nursing', 'Registered nurse license']));
    expect(must.join()).not.toContain('*');
  });

  it('of an airline, in HTML', () => {
    const { must, nice } = proposed(
      'Aircraft Maintenance Technician',
      '<ul><li>FAA A&amp;P license required</li><li>2 years of aircraft maintenance experience</li><li>Avionics a plus</li><li>High school diploma or GED</li></ul>',
    );
    expect(must).toEqual(
      expect.arrayContaining(['2 years in aircraft maintenance', 'High school diploma', 'A&P license']),
    );
    expect(nice).toContain('Avionics');
  });

  it('of another software team: years by what was done, either of two as one demand, wishes as wishes', () => {
    const { must, nice } = proposed(
      'Senior Backend Engineer',
      '## You\n\n- **5 years** of building backend services\n- TypeScript or JavaScript on Node.js, and real depth in PostgreSQL\n- Containers; AWS and Kubernetes are what we use\n- Kafka, or having been on call, is a plus',
    );
    expect(must).toEqual([
      '5 years in backend services',
      'TypeScript or JavaScript',
      'Node.js',
      'PostgreSQL',
      'Containers',
    ]);
    expect(nice).toEqual(expect.arrayContaining(['AWS', 'Kubernetes', 'Kafka']));
  });

  it('of data engineers: their pipelines are not those of sales', () => {
    const { must, nice } = proposed(
      'Data Engineer',
      '## Requirements\n\n- **3 years** of experience with data pipelines\n- Python and SQL\n- AWS or another cloud\n- Airflow, dbt and Spark are a plus',
    );
    expect(must).toEqual(['3 years in data pipelines', 'Python', 'SQL', 'AWS']);
    expect(nice).toEqual(['Airflow', 'dbt', 'Spark']);
  });

  it('of a gym, with a heading on the line of its demands', () => {
    const { must, nice } = proposed(
      'Personal Trainer',
      'Join our gym!\nRequirements: NASM, ACE or ACSM certification. CPR certification. 1 year of personal training experience preferred.',
    );
    expect(must).toEqual(['NASM, ACE or ACSM certification', 'CPR certification']);
    expect(nice).toEqual(['1 year in personal training']);
  });

  it('of a call center, with years of leading', () => {
    const { must } = proposed(
      'Call Center Team Leader',
      'Lead 15 agents. 2 yrs supervisory experience in a call center. High School Diploma.',
    );
    expect(must).toEqual(expect.arrayContaining(['2 years in call center', 'High school diploma']));
  });

  it('of next to nothing: the trade itself', () => {
    expect(proposed('Electrician', 'Great pay. Apply now!')).toEqual({
      must: ['Experience as an electrician'],
      nice: [],
    });
  });

  it('of a posting that only brags: no more than the trade', () => {
    const { must, nice } = proposed(
      'Florist',
      'We have been in business for 25 years. We offer 401(k) and paid time off. Equal opportunity employer.',
    );
    expect([...must, ...nice].join()).not.toMatch(/25|401|opportunity/);
  });

  it('does not take an associate for a degree nor a degree of care for one', () => {
    const { must, nice } = proposed(
      'Sales Manager',
      'Requirements: mentor sales associates with a high degree of care. Master of multitasking.',
    );
    expect([...must, ...nice].join()).not.toMatch(/degree|associate|master/i);
  });
});

describe('criteria of postings in other styles', () => {
  it.each<{ of: string; title: string; posting: string; must: string[]; nice?: string[] }>([
    {
      of: 'a heading that addresses the reader',
      title: 'Firmware Engineer',
      posting:
        'About the role\nYou own our sensors.\n\nYou bring\n• Hands-on w/ an RTOS (Zephyr, FreeRTOS or ThreadX)',
      must: ['RTOS such as Zephyr, FreeRTOS or ThreadX'],
    },
    {
      of: 'headings in the middle of a line',
      title: 'VP, Revenue Operations',
      posting:
        'We are a small company. Must haves: 10+ years in sales ops / rev ops with 3+ managing managers; SQL fluency. Nice to haves: HubSpot, Clari.',
      must: ['10 years in sales ops or rev ops', 'SQL'],
      nice: ['HubSpot', 'Clari'],
    },
    {
      of: 'a sentence that goes on behind a semicolon',
      title: 'Litigation Paralegal',
      posting:
        "The successful candidate will have not less than five years' experience as a litigation paralegal; will be conversant with Clio and NetDocuments; and will type 70 wpm. Fluency in Spanish essential - two thirds of our clients speak nothing else.",
      must: ['5 years as a litigation paralegal', 'Fluent Spanish', 'Clio', 'NetDocuments', 'Typing 70 wpm'],
    },
    {
      of: 'a question for a heading, years and a degree in the same field',
      title: 'Staff Accountant',
      posting:
        'Who should apply? Someone with 2-4 yrs in accounting, an accounting degree or the equivalent in scars, strong Excel (xlookup, pivots). CPA track welcome but not needed.',
      must: ['2 years in accounting', 'Degree in accounting', 'Excel'],
      nice: ['CPA'],
    },
    {
      of: 'another way to the same, and brackets with examples',
      title: 'Clinical Research Coordinator',
      posting:
        "Required: Bachelor's in a health or life science and 2 years' clinical research experience, or associate's and 4 years. EDC systems (REDCap, Medidata Rave).",
      must: [
        '2 years in clinical research',
        'Bachelor in health or life science',
        'EDC such as REDCap or Medidata Rave',
      ],
    },
    {
      of: 'amounts whose unit is said once, and what is not needed',
      title: 'Machine Learning Engineer',
      posting: 'You have 4+ years of Python, 2+ of PyTorch.\nNot needed: LLM prompt experience.',
      must: ['4 years in Python', '2 years in PyTorch'],
    },
    {
      of: 'a licence that only the title names',
      title: 'Embalmer / Funeral Director',
      posting: 'Dual licensed (KY). 1-3 years exp.',
      must: ['1 year of experience', 'Embalmer license'],
    },
    {
      of: 'months that are no whole years',
      title: 'Team Leader',
      posting: 'Requirements:\n- experience in a contact centre, min 18 months',
      must: ['18 months in contact centre'],
    },
    {
      of: 'permits of drivers in Spanish',
      title: 'Conductor de autobús',
      posting:
        'Se precisa conductor con permiso D y CAP viajeros en vigor, tarjeta de tacógrafo y un mínimo de 12 meses de experiencia en rutas escolares. Valoramos inglés básico.',
      must: ['1 año en rutas escolares', 'Permiso de conducir D', 'CAP', 'Tarjeta de tacógrafo'],
      nice: ['Inglés básico'],
    },
  ])('$of', ({ title, posting, must, nice = [] }) => {
    expect(proposed(title, posting)).toEqual({ must, nice });
  });

  it('what the reader will not need is asked of nobody', () => {
    const { must, nice } = proposed('Junior Data Analyst', "Requirements:\n- SQL\nYou won't need: a PhD");
    expect([...must, ...nice]).toEqual(['SQL']);
  });

  it('a word that is cut like a Spanish one is no skill in English', () => {
    const posting = 'Requirements:\n- Must be able to sit for long periods';
    expect(proposed('Senior Analyst', posting).must).not.toContain('Periodismo');
  });

  it('years of anything are not asked for beside as many in something', () => {
    const posting =
      'We need a mechanical engineer with 4-8 years of experience to design systems.\n\nRequirements:\n- Minimum 4 years in HVAC design';
    expect(proposed('Mechanical Engineer', posting).must).toEqual(['4 years in HVAC design']);
  });

  it('a question among the demands does not end them', () => {
    const posting = 'Requirements:\nDocker. Fond of dogs? Terraform.\nAnsible';
    expect(proposed('DevOps Engineer', posting).must).toEqual(['Docker', 'Terraform', 'Ansible']);
  });

  it('a kitchen of a country asks for no language', () => {
    expect(proposed('Sous Chef', 'Requirements:\n- Japanese knife skills').must).not.toContain('Japanese');
  });

  it('a tool that is called like a person is no title', () => {
    expect(proposed('DevOps Engineer', 'Requirements:\n- Docker').must).toEqual(['Docker']);
  });
});

describe('clauses of a posting', () => {
  it('carry the heading they stand under', () => {
    const clauses = clausesOf(
      'Responsibilities:\n- Cook\n\nNice to have:\n- Bake\n\nBenefits:\n- Free lunch',
    );
    expect(clauses).toEqual([
      { text: 'Cook', kind: 'DUTY', nice: false },
      { text: 'Bake', kind: 'REQUIREMENT', nice: true },
      { text: 'Free lunch', kind: 'OTHER', nice: false },
    ]);
  });

  it('keep names with capitals inside whole', () => {
    const text = `${'Some words about the company and the work. '.repeat(4)}Experience with JavaScript, LinkedIn, NetSuite and PostgreSQL`;
    expect(clausesOf(text).at(-1)?.text).toContain('JavaScript, LinkedIn, NetSuite and PostgreSQL');
  });
});

describe('alternatives', () => {
  const names = (description: string, title = 'Software Engineer') =>
    proposeCriteria({ title, description }).map(({ name }) => name);

  it.each([
    ['Requirements:\n- Experience with React, Vue or Angular', /^(?=.*React)(?=.*Vue)(?=.*Angular).* or /],
    ['Requirements:\n- Java/Kotlin required', /Java or Kotlin/],
    ['Requirements:\n- One or more of: PostgreSQL, MongoDB, Redis', /^(?=.*Redis).* or /],
    [
      'Requirements:\nAt least one of the following:\n- Terraform\n- Ansible\n- Kubernetes',
      /Terraform.* or /,
    ],
    [
      'Requirements:\n- Containers such as Docker or Kubernetes',
      /Docker.* or |Kubernetes.* or | or Kubernetes/,
    ],
  ])('%j are one criterion', (description, expected) => {
    const found = names(description);
    expect(found.filter((name) => / or /.test(name))).toEqual([expect.stringMatching(expected)]);
  });

  it('of licences are one criterion', () => {
    const found = names('Requirements:\n- CCRN or CEN certification required', 'Registered Nurse');
    expect(found).toContain('CCRN certification or CEN certification');
    expect(found).not.toContain('CCRN certification');
  });

  it('called "any of these skills" are one criterion, also where the title names two', () => {
    const found = names(
      'Call us if you have ANY OF THESE SKILLS!! ER (Emergency Room), ICU (Intensive Care Unit)',
      'RNs for ER & ICU',
    );
    expect(found.filter((name) => /ICU|Intensive/.test(name))).toHaveLength(1);
    expect(found.find((name) => /ICU|Intensive/.test(name))).toMatch(/Emergency|ER/);
  });

  it('are no list of things that are all asked for', () => {
    const found = names('Requirements:\n- Experience with TypeScript, PostgreSQL and Docker');
    expect(found).toEqual(expect.arrayContaining(['TypeScript', 'Docker']));
  });
});
