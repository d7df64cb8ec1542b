/** Ways a resume is laid out in Word. Each tells the passages a reader sees, every one in its order. */
import {
  ColumnBreak,
  Document,
  type FileChild,
  Footer,
  Header,
  Paragraph,
  SectionType,
  TabStopType,
  TextRun,
} from 'docx';
import {
  bullet,
  Control,
  contactOf,
  grid,
  heading,
  headingsOf,
  jobsOf,
  languagesOf,
  line,
  nameLines,
  nameWords,
  numbering,
  type Passage,
  rawHeading,
  rawParagraph,
  schoolsOf,
  skillsOf,
  summaryOf,
  textBox,
} from './parts.ts';
import type { Person } from './people.ts';

interface Laid {
  document: Document;
  passages: Passage[];
}

interface Layout {
  name: string;
  /** Nothing was tuned on those that are held out. */
  isHeldOut?: true;
  lay: (person: Person) => Laid;
}

const page = { margin: { top: 720, bottom: 720, left: 900, right: 900 } };

const simple = (children: FileChild[], passages: Passage[], around: object = {}): Laid => ({
  document: new Document({ numbering, sections: [{ properties: { page }, children, ...around }] }),
  passages,
});

type Read = { children: Paragraph[]; words: string[] };
const childrenOf = (...parts: Read[]) => parts.flatMap(({ children }) => children);
const wordsOf = (...parts: Read[]) => parts.map(({ words }) => words);
/** Parts that follow one another are one passage. */
const flowOf = (...parts: Read[]): Passage => parts.flatMap(({ words }) => words);

const rawList = (title: string, lines: readonly string[]) =>
  rawHeading(title) + lines.map((text) => rawParagraph(text)).join('');
const rawSide = (person: Person) => {
  const names = headingsOf(person);
  return (
    rawList(names.contact, person.contact) +
    rawList(names.skills, person.skills) +
    rawList(names.languages, person.languages)
  );
};
const side = (person: Person) => [contactOf(person), skillsOf(person), languagesOf(person)];
const main = (person: Person) => [summaryOf(person), jobsOf(person), schoolsOf(person)];

/** A paragraph that only holds a box. */
const holding = (...boxes: ReturnType<typeof textBox>[]) => {
  const paragraph = new Paragraph({ children: [] });
  for (const box of boxes) paragraph.addChildElement(box);
  return paragraph;
};

export const layouts: Layout[] = [
  {
    name: 'one column',
    lay: (person) =>
      simple(
        [
          ...nameLines(person),
          line(person.contact.join(' | ')),
          ...childrenOf(...main(person), skillsOf(person)),
        ],
        [nameWords(person), flowOf(...main(person), skillsOf(person))],
      ),
  },
  {
    name: 'section of two columns',
    lay: (person) => {
      const left = [contactOf(person), skillsOf(person), languagesOf(person), schoolsOf(person)];
      const right = [summaryOf(person), jobsOf(person)];
      return {
        document: new Document({
          numbering,
          sections: [
            { properties: { page }, children: nameLines(person) },
            {
              properties: {
                page,
                type: SectionType.CONTINUOUS,
                column: { count: 2, space: 500, equalWidth: true },
              },
              children: [
                ...childrenOf(...left),
                new Paragraph({ children: [new ColumnBreak()] }),
                ...childrenOf(...right),
              ],
            },
          ],
        }),
        passages: [nameWords(person), flowOf(...left), flowOf(...right)],
      };
    },
  },
  {
    name: 'table with a side bar on the left',
    lay: (person) =>
      simple(
        [
          ...nameLines(person),
          grid([[childrenOf(...side(person)), childrenOf(...main(person))]], [3000, 7200]),
        ],
        [nameWords(person), flowOf(...side(person)), flowOf(...main(person))],
      ),
  },
  {
    name: 'table with a side bar on the right',
    isHeldOut: true,
    lay: (person) =>
      simple(
        [
          ...nameLines(person),
          grid([[childrenOf(...main(person)), childrenOf(...side(person))]], [7000, 3200]),
        ],
        [nameWords(person), flowOf(...main(person)), flowOf(...side(person))],
      ),
  },
  {
    name: 'text box on the left',
    lay: (person) =>
      simple(
        [
          holding(textBox(rawSide(person), { left: 40, top: 120, width: 150, height: 420 })),
          ...nameLines(person),
          ...childrenOf(...main(person)),
        ],
        [nameWords(person), flowOf(...side(person)), flowOf(...main(person))],
      ),
  },
  {
    name: 'text box on the right, anchored in the middle',
    lay: (person) => {
      const [summary, jobs, schools] = main(person) as [Read, Read, Read];
      const jobParagraphs = jobs.children;
      jobParagraphs[3]?.addChildElement(
        textBox(rawSide(person), { left: 420, top: 110, width: 150, height: 420 }),
      );
      return simple(
        [...nameLines(person), ...summary.children, ...jobParagraphs, ...schools.children],
        [[...nameWords(person), ...flowOf(summary, jobs, schools)], flowOf(...side(person))],
      );
    },
  },
  {
    name: 'name and contact in the header, footer with page numbers',
    isHeldOut: true,
    lay: (person) =>
      simple(
        childrenOf(...main(person), ...side(person)),
        [nameWords(person), flowOf(...main(person), ...side(person))],
        {
          headers: { default: new Header({ children: nameLines(person) }) },
          footers: { default: new Footer({ children: [line(`${person.name} - Resume`)] }) },
        },
      ),
  },
  {
    name: 'dates on the left, as Europass has them',
    lay: (person) => {
      const names = headingsOf(person);
      return simple(
        [
          ...nameLines(person),
          ...summaryOf(person).children,
          heading(names.jobs),
          grid(
            person.jobs.map((job) => [
              [line(job.period)],
              [
                line(job.title, { bold: true }),
                line(`${job.employer}, ${job.place}`),
                ...job.done.map(bullet),
              ],
            ]),
            [2600, 7600],
          ),
          ...schoolsOf(person).children,
          ...skillsOf(person).children,
        ],
        [
          [...nameWords(person), ...flowOf(summaryOf(person)), names.jobs],
          ...person.jobs.map((job) => [job.title, `${job.employer}, ${job.place}`, ...job.done]),
          ...person.jobs.map((job) => [job.period, job.title]),
          flowOf(schoolsOf(person), skillsOf(person)),
        ],
      );
    },
  },
  {
    name: 'headings on the left of their sections',
    isHeldOut: true,
    lay: (person) => {
      const [summary, jobs, schools] = main(person) as [Read, Read, Read];
      return simple(
        [
          ...nameLines(person),
          grid(
            [summary, jobs, schools, skillsOf(person)].map(({ children }) => [
              children.slice(0, 1),
              children.slice(1),
            ]),
            [2400, 7800],
          ),
        ],
        [nameWords(person), ...wordsOf(summary, jobs, schools, skillsOf(person))],
      );
    },
  },
  {
    name: 'employment as a table with lines',
    lay: (person) => {
      const names = headingsOf(person);
      return simple(
        [
          ...nameLines(person),
          ...summaryOf(person).children,
          heading(names.jobs),
          grid(
            person.jobs.map((job) => [[line(job.title)], [line(job.employer)], [line(job.period)]]),
            [3600, 3600, 3000],
            true,
          ),
          ...schoolsOf(person).children,
          ...skillsOf(person).children,
        ],
        [
          [...nameWords(person), ...flowOf(summaryOf(person)), names.jobs],
          ...person.jobs.map((job) => [job.title, job.employer, job.period]),
          flowOf(schoolsOf(person), skillsOf(person)),
        ],
      );
    },
  },
  {
    name: 'content controls of a template',
    lay: (person) => {
      const names = headingsOf(person);
      return simple(
        [
          ...nameLines(person),
          ...jobsOf(person).children,
          new Control(rawList(names.summary, [person.summary])),
          new Control(rawParagraph('Click or tap here to enter text.'), true),
          new Control(rawList(names.skills, person.skills)),
        ],
        [
          [...nameWords(person), ...flowOf(jobsOf(person))],
          [names.summary, person.summary, names.skills, ...person.skills],
        ],
      );
    },
  },
  {
    name: 'everything in text boxes',
    isHeldOut: true,
    lay: (person) => {
      const names = headingsOf(person);
      const [first, second] = person.jobs;
      const jobText = (job: Person['jobs'][number] | undefined) =>
        job
          ? rawParagraph(job.title, { bold: true }) +
            [`${job.employer}, ${job.place}`, job.period, ...job.done]
              .map((text) => rawParagraph(text))
              .join('')
          : '';
      return simple(
        [
          holding(
            textBox(rawHeading(names.jobs) + jobText(first) + jobText(second), {
              left: 220,
              top: 230,
              width: 350,
              height: 400,
            }),
            textBox(rawSide(person), { left: 36, top: 130, width: 160, height: 500 }),
            textBox(
              rawParagraph(person.name, { size: 44, bold: true }) +
                rawParagraph(person.headline, { size: 26 }),
              {
                left: 36,
                top: 36,
                width: 530,
                height: 70,
              },
            ),
            textBox(rawList(names.summary, [person.summary]), {
              left: 220,
              top: 130,
              width: 350,
              height: 95,
            }),
          ),
        ],
        [
          nameWords(person),
          flowOf(...side(person)),
          [names.summary, person.summary, ...flowOf(jobsOf(person))],
        ],
      );
    },
  },
  {
    name: 'dates at the right margin',
    lay: (person) => {
      const names = headingsOf(person);
      const dated = (left: string, right: string) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: 10_200 }],
          children: [new TextRun({ text: `${left}\t${right}`, size: 21, font: 'Liberation Sans' })],
        });
      return simple(
        [
          ...nameLines(person),
          ...summaryOf(person).children,
          heading(names.jobs),
          ...person.jobs.flatMap((job) => [
            dated(`${job.title}, ${job.employer}`, job.period),
            ...job.done.map(bullet),
          ]),
          ...schoolsOf(person).children,
          ...skillsOf(person).children,
        ],
        [
          [
            ...nameWords(person),
            ...flowOf(summaryOf(person)),
            names.jobs,
            ...person.jobs.flatMap((job) => [`${job.title}, ${job.employer}`, job.period, ...job.done]),
            ...flowOf(schoolsOf(person), skillsOf(person)),
          ],
        ],
      );
    },
  },
];
