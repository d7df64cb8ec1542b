/**
 * The templates resumes are most often written with, drawn as their programs draw them: the same places on the page,
 * and the same order in the file. The geometry is that of the published sources; the people are invented.
 */
import type { Career, Employer, School } from './careers.ts';
import { a4, letter, Sheet } from './sheet.ts';

interface Template {
  name: string;
  draw: (career: Career) => Promise<Uint8Array>;
}

type Role = Employer['roles'][number];
type Degree = School['degrees'][number];

const words = {
  en: {
    contact: 'Contact',
    summary: 'Summary',
    jobs: 'Experience',
    work: 'Work Experience',
    schools: 'Education',
    training: 'Education and training',
    skills: 'Skills',
    topSkills: 'Top Skills',
    languages: 'Languages',
    certificates: 'Certifications',
    personal: 'Personal information',
    personalSkills: 'Personal skills',
    mother: 'Mother tongue(s)',
    others: 'Other language(s)',
    now: 'Present',
    to: 'to',
    jobSkills: 'Job-related skills',
  },
  es: {
    contact: 'Contactar',
    summary: 'Extracto',
    jobs: 'Experiencia',
    work: 'Experiencia laboral',
    schools: 'Educación',
    training: 'Educación y formación',
    skills: 'Aptitudes',
    topSkills: 'Aptitudes principales',
    languages: 'Idiomas',
    certificates: 'Certificaciones',
    personal: 'Información personal',
    personalSkills: 'Competencias personales',
    mother: 'Lengua materna',
    others: 'Otros idiomas',
    now: 'Actualidad',
    to: 'a',
    jobSkills: 'Competencias relacionadas con el empleo',
  },
};
const wordsOf = ({ language }: Career) => words[language];

const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

type Dates = 'long' | 'short' | 'numbers' | 'years';

function monthOf(month: string | null, { language }: Career, dates: Dates): string {
  if (month === null) return words[language].now;
  const [year = '', number = ''] = month.split('-');
  if (dates === 'years') return year;
  if (dates === 'numbers') return `${number}/${year}`;
  const name = monthNames[language][Number(number) - 1] ?? '';
  const written = dates === 'long' ? name : name.slice(0, 3);
  return language === 'es' && dates === 'long' ? `${written} de ${year}` : `${written} ${year}`;
}

const periodOf = ({ from, to }: Role, career: Career, dates: Dates, dash = ' – ') =>
  `${monthOf(from, career, dates)}${dash}${monthOf(to, career, dates)}`;

/** The day every resume is written on. */
export const writtenOn = '2025-06-30';

function lengthOf(from: string, to: string | null, { language }: Career): string {
  const monthsOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const months = monthsOf(to ?? writtenOn) - monthsOf(from) + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const [year, month] = language === 'en' ? ['year', 'month'] : ['año', 'mes'];
  const many = language === 'en' ? `${month}s` : 'meses';
  return [
    ...(years > 0 ? [`${years} ${year}${years > 1 ? 's' : ''}`] : []),
    ...(rest > 0 ? [`${rest} ${rest > 1 ? many : month}`] : []),
  ].join(' ');
}

const nameOf = ({ firstName, lastName }: Career) => `${firstName} ${lastName}`;
const degreeOf = ({ name, field }: Degree, { language }: Career) =>
  `${name} ${language === 'en' ? 'in' : 'en'} ${field}`;
const rolesOf = ({ employers }: Career) =>
  employers.flatMap((employer) => employer.roles.map((role) => ({ employer, role })));
const degreesOf = ({ schools }: Career) =>
  schools.flatMap((school) => school.degrees.map((degree) => ({ school, degree })));
const languagesOf = ({ languages }: Career) => languages.map(({ name, level }) => `${name} (${level})`);

/** LinkedIn's "Save to PDF", which Apache FOP sets: a side bar drawn first, then everything else. */
const linkedIn: Template = {
  name: 'LinkedIn, Save to PDF',
  async draw(career) {
    const sheet = new Sheet(letter);
    const names = wordsOf(career);
    const [left, main, width] = [21.6, 223.56, 350];
    sheet.y = 74.2;
    const bar = (title: string, lines: readonly string[]) => {
      if (lines.length === 0) return;
      sheet.text(title, { x: left, size: 13 });
      sheet.y += 19.4;
      for (const line of lines) sheet.wrapped(line, 165, { x: left, size: 10.5, leading: 17.6 });
      sheet.y += 20;
    };
    const address = `${career.firstName}-${career.lastName.split(' ')[0]}`.toLowerCase();
    bar(names.contact, [`www.linkedin.com/in/${address}`, '(LinkedIn)']);
    bar(names.topSkills, career.skills.slice(0, 3));
    bar('Languages', languagesOf(career));
    bar('Certifications', career.certificates);
    const put = (text: string, size: number, after: number) => {
      sheet.wrapped(text, width, { x: main, size, leading: after });
    };
    sheet.goTo(0, 63.2);
    put(nameOf(career), 26, 30);
    put(career.headline, 12, 18);
    put(career.place, 12, 34);
    put(names.summary, 15.75, 24);
    put(career.summary, 10.5, 18);
    sheet.y += 14;
    put(names.jobs, 15.75, 24);
    for (const { name, place, roles } of career.employers) {
      sheet.room(70);
      put(name, 12, 16);
      const [newest, oldest] = [roles[0], roles.at(-1)];
      if (newest && oldest && newest !== oldest) put(lengthOf(oldest.from, newest.to, career), 10.5, 15);
      for (const role of roles) {
        put(role.title, 11.5, 14.6);
        const length = ` (${lengthOf(role.from, role.to, career)})`;
        const period = periodOf(role, career, 'long', ' - ');
        sheet.text(period, { x: main, size: 10.5 });
        sheet.text(length, { x: main + sheet.widthOf(period, { size: 10.5 }), size: 10.5 });
        sheet.y += 14.7;
        put(place, 10.5, 21.4);
        for (const done of role.done) put(done, 10.5, 18);
        sheet.y += 14;
      }
    }
    put(names.schools, 15.75, 24);
    for (const { name, degrees } of career.schools)
      for (const degree of degrees) {
        sheet.room(40);
        put(name, 12, 16);
        const what = `${degree.name}, ${degree.field}`;
        sheet.text(what, { x: main, size: 10.5 });
        sheet.text(`· (${degree.from} - ${degree.to})`, {
          x: main + sheet.widthOf(`${what} `, { size: 10.5 }),
          size: 10.5,
        });
        sheet.y += 32;
      }
    sheet.onEveryPage((page, pages) => {
      sheet.text(`Page ${page} of ${pages}`, { x: 385, y: 767, size: 9 });
    });
    return sheet.bytes();
  },
};

/** The PDF that Indeed makes of a profile. */
const indeed: Template = {
  name: 'Indeed',
  async draw(career) {
    const sheet = new Sheet(letter);
    const names = wordsOf(career);
    const heading = (text: string) => {
      sheet.y += 10;
      sheet.room(60);
      sheet.text(text, { size: 16, font: 'Helvetica-Bold' });
      sheet.y += 22;
    };
    sheet.text(nameOf(career), { size: 24, font: 'Helvetica-Bold' });
    sheet.y += 20;
    for (const line of [career.headline, career.place, career.email, career.phone]) {
      sheet.text(line, { size: 10.5 });
      sheet.y += 15;
    }
    if (career.language === 'en') sheet.text('Authorized to work in the US for any employer', { size: 10.5 });
    sheet.y += 20;
    heading(names.work);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.text(role.title, { size: 11, font: 'Helvetica-Bold' });
      sheet.y += 15;
      sheet.text(`${employer.name}-${employer.place}`, { size: 10.5 });
      sheet.y += 15;
      sheet.text(periodOf(role, career, 'long', ` ${names.to} `), { size: 10.5 });
      sheet.y += 17;
      for (const done of role.done) sheet.wrapped(done, 480, { x: 66, size: 10.5, hang: '•' });
      sheet.y += 8;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(50);
      sheet.text(degreeOf(degree, career), { size: 11, font: 'Helvetica-Bold' });
      sheet.y += 15;
      sheet.text(`${school.name}-${school.place}`, { size: 10.5 });
      sheet.y += 15;
      sheet.text(`${degree.from} ${names.to} ${degree.to}`, { size: 10.5 });
      sheet.y += 20;
    }
    heading(names.skills);
    const years = career.language === 'en' ? ['years', 'years'] : ['años', 'años'];
    career.skills.forEach((skill, index) => {
      sheet.wrapped(`${skill} (${10 - index}+ ${years[0]})`, 480, { x: 66, size: 10.5, hang: '•' });
    });
    heading(names.languages);
    for (const { name, level } of career.languages)
      sheet.wrapped(`${name} - ${level}`, 480, { x: 66, size: 10.5, hang: '•' });
    if (career.certificates.length > 0) {
      heading(career.language === 'en' ? 'Certifications and Licenses' : 'Certificaciones y licencias');
      for (const name of career.certificates) {
        sheet.text(name, { size: 11, font: 'Helvetica-Bold' });
        sheet.y += 15;
      }
    }
    return sheet.bytes();
  },
};

/** Europass until 2020: labels in a column of their own on the left, a table of levels for languages. */
const europassOld: Template = {
  name: 'Europass, until 2020',
  async draw(career) {
    const sheet = new Sheet(a4);
    const names = wordsOf(career);
    const [rail, main, width] = [185, 205, 345];
    const label = (text: string) => sheet.text(text, { end: rail, size: 9 });
    const heading = (text: string) => {
      sheet.y += 10;
      sheet.room(60);
      label(text.toUpperCase());
      sheet.y += 22;
    };
    sheet.text('Curriculum Vitae', { x: main, size: 9, y: 40 });
    sheet.y = 60;
    label(names.personal.toUpperCase());
    sheet.text(nameOf(career), { x: main, size: 13 });
    sheet.y += 18;
    const [town = '', country = ''] = career.place.split(', ');
    for (const line of [`12 Example Street, ${town} (${country})`, career.phone, career.email]) {
      sheet.text(line, { x: main, size: 9.5 });
      sheet.y += 15;
    }
    heading(names.work);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      label(periodOf(role, career, 'long', '–'));
      sheet.wrapped(role.title, width, { x: main, size: 11, leading: 14 });
      const [at = '', behind = ''] = employer.place.split(', ');
      sheet.text(`${employer.name}, ${at} (${behind})`, { x: main, size: 9.5 });
      sheet.y += 15;
      for (const done of role.done)
        sheet.wrapped(done, width, { x: main + 10, size: 9.5, leading: 13, hang: '•' });
      sheet.y += 10;
    }
    heading(names.training);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(40);
      label(`${degree.from}–${degree.to}`);
      sheet.text(degreeOf(degree, career), { x: main, size: 11 });
      const level = { HIGH_SCHOOL: 4, ASSOCIATE: 5, BACHELOR: 6, MASTER: 7, DOCTORATE: 8 }[degree.level];
      sheet.text(career.language === 'en' ? `EQF level ${level}` : `Nivel ${level} MEC`, {
        end: 560,
        size: 9,
      });
      sheet.y += 14;
      const [at = '', behind = ''] = school.place.split(', ');
      sheet.text(`${school.name}, ${at} (${behind})`, { x: main, size: 9.5 });
      sheet.y += 22;
    }
    heading(names.personalSkills);
    const isNative = ({ level }: Career['languages'][number]) => /^nativ/i.test(level);
    label(names.mother);
    sheet.text(
      career.languages
        .filter(isNative)
        .map(({ name }) => name)
        .join(', '),
      { x: main, size: 9.5 },
    );
    sheet.y += 24;
    sheet.room(80);
    label(names.others);
    const heads =
      career.language === 'en'
        ? ['UNDERSTANDING', 'SPEAKING', 'WRITING']
        : ['COMPRENDER', 'HABLAR', 'EXPRESIÓN ESCRITA'];
    heads.forEach((head, index) => {
      sheet.text(head, { x: [215, 340, 470][index] ?? 0, size: 8 });
    });
    sheet.y += 14;
    const parts =
      career.language === 'en'
        ? ['Listening', 'Reading', 'Spoken interaction', 'Spoken production']
        : ['Comprensión auditiva', 'Comprensión de lectura', 'Interacción oral', 'Expresión oral'];
    parts.forEach((part, index) => {
      sheet.text(part, { x: [205, 262, 322, 400][index] ?? 0, size: 6.5 });
    });
    sheet.y += 15;
    for (const one of career.languages.filter((language) => !isNative(language))) {
      label(one.name);
      const level = /^[ABC][12]$/.test(one.level) ? one.level : 'B2';
      for (const x of [218, 272, 345, 422, 492]) sheet.text(level, { x, size: 9 });
      sheet.y += 15;
    }
    sheet.text(
      career.language === 'en'
        ? 'Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2: Proficient user'
        : 'Niveles: A1/A2: usuario básico - B1/B2: usuario independiente - C1/C2: usuario competente',
      { x: main, size: 8 },
    );
    sheet.y += 24;
    label(names.jobSkills.slice(0, 28));
    sheet.text(career.skills.join(', '), { x: main, size: 9.5 });
    sheet.onEveryPage((page, pages) => {
      if (page > 1) sheet.text(nameOf(career), { x: 420, y: 30, size: 9 });
      sheet.text('© European Union, 2002-2017 | http://europass.cedefop.europa.eu', {
        x: main,
        y: 815,
        size: 8,
      });
      sheet.text(`${career.language === 'en' ? 'Page' : 'Página'} ${page} / ${pages}`, {
        end: 575,
        y: 815,
        size: 8,
      });
    });
    return sheet.bytes();
  },
};

/** Europass since 2020: months in square brackets before the title, in one column. */
const europassNew: Template = {
  name: 'Europass, since 2020',
  async draw(career) {
    const sheet = new Sheet(a4);
    const names = wordsOf(career);
    const isEnglish = career.language === 'en';
    const heading = (text: string) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text.toUpperCase(), { size: 12, font: 'Helvetica-Bold' });
      sheet.y += 20;
    };
    sheet.text(nameOf(career), { size: 20, font: 'Helvetica-Bold' });
    sheet.y += 20;
    sheet.run(
      [
        [isEnglish ? 'Phone: ' : 'Teléfono: ', 'Helvetica-Bold'],
        [`${career.phone} `, 'Helvetica'],
        [isEnglish ? '| Email address: ' : '| Correo electrónico: ', 'Helvetica-Bold'],
        [career.email, 'Helvetica'],
      ],
      { size: 9 },
    );
    sheet.y += 14;
    sheet.run(
      [
        [isEnglish ? 'Address: ' : 'Dirección: ', 'Helvetica-Bold'],
        [career.place, 'Helvetica'],
      ],
      { size: 9 },
    );
    sheet.y += 24;
    heading(names.work);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(80);
      const [town = '', country = ''] = employer.place.split(', ');
      sheet.text(`[ ${periodOf(role, { ...career }, 'numbers')} ]`, { size: 9 });
      sheet.wrapped(role.title, 400, { x: 165, size: 11, font: 'Helvetica-Bold', leading: 15 });
      sheet.text(employer.name, { size: 10, font: 'Helvetica-Bold' });
      sheet.y += 14;
      sheet.run(
        [
          [isEnglish ? 'City: ' : 'Localidad: ', 'Helvetica-Bold'],
          [`${town} `, 'Helvetica'],
          [isEnglish ? '| Country: ' : '| País: ', 'Helvetica-Bold'],
          [country.length === 2 ? 'United States' : country, 'Helvetica'],
        ],
        { size: 9 },
      );
      sheet.y += 16;
      for (const done of role.done) sheet.wrapped(done, 470, { x: 66, size: 9.5, leading: 13, hang: '•' });
      sheet.y += 12;
    }
    heading(names.training);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(50);
      sheet.text(`[ ${degree.from} – ${degree.to} ]`, { size: 9 });
      sheet.text(degreeOf(degree, career), { x: 140, size: 11, font: 'Helvetica-Bold' });
      sheet.y += 15;
      sheet.text(school.name, { size: 10, font: 'Helvetica-Bold' });
      sheet.y += 14;
      sheet.run(
        [
          [isEnglish ? 'Level in EQF: ' : 'Nivel en el MEC: ', 'Helvetica-Bold'],
          [degree.level === 'MASTER' ? 'EQF level 7' : 'EQF level 6', 'Helvetica'],
        ],
        { size: 9 },
      );
      sheet.y += 20;
    }
    heading(isEnglish ? 'Language skills' : 'Competencias lingüísticas');
    const native = career.languages.filter(({ level }) => /^nativ/i.test(level)).map(({ name }) => name);
    sheet.run(
      [
        [isEnglish ? 'Mother tongue(s): ' : 'Lengua(s) materna(s): ', 'Helvetica-Bold'],
        [native.join(' | '), 'Helvetica'],
      ],
      { size: 9.5 },
    );
    sheet.y += 16;
    sheet.text(isEnglish ? 'Other language(s):' : 'Otro(s) idioma(s):', {
      size: 9.5,
      font: 'Helvetica-Bold',
    });
    sheet.y += 18;
    for (const { name, level } of career.languages.filter((one) => !/^nativ/i.test(one.level))) {
      const grade = /^[ABC][12]$/.test(level) ? level : 'B2';
      sheet.room(40);
      sheet.text(name, { size: 11, font: 'Helvetica-Bold' });
      sheet.y += 14;
      const heads = isEnglish
        ? ['LISTENING', 'READING', 'WRITING']
        : ['COMPRENSIÓN AUDITIVA', 'LECTURA', 'ESCRITURA'];
      heads.forEach((head, index) => {
        sheet.text(`${head} ${grade}`, { x: 54 + index * 160, size: 8.5 });
      });
      sheet.y += 18;
    }
    heading(names.skills);
    sheet.wrapped(career.skills.join(' | '), 480, { size: 9.5 });
    return sheet.bytes();
  },
};

interface RenderCv {
  name: string;
  font: 'Times-Roman' | 'Helvetica';
  /** The first line of a position. */
  first: (role: Role, employer: Employer) => string;
  second?: (role: Role, employer: Employer) => string;
  /** Stands above the dates on the right. */
  hasPlaceAtRight: boolean;
  /** Sets the degree's letters in a column of their own, left of the school. */
  hasDegreeColumn: boolean;
}

/** RenderCV sets an entry with Typst as two cells: all of the entry on the left, then place and dates on the right. */
const renderCv = (theme: RenderCv): Template => ({
  name: `RenderCV ${theme.name}`,
  async draw(career) {
    const sheet = new Sheet(letter, theme.font);
    const bold = theme.font === 'Helvetica' ? 'Helvetica-Bold' : 'Times-Bold';
    const names = wordsOf(career);
    const [left, right] = [51, 561];
    const heading = (text: string) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text, { x: left, size: 14, font: bold });
      sheet.y += 20;
    };
    sheet.text(nameOf(career), { middle: 306, size: 28, font: bold });
    sheet.y += 22;
    sheet.text(`${career.place} • ${career.email} • ${career.phone}`, { middle: 306 });
    sheet.y += 22;
    heading(names.summary);
    sheet.wrapped(career.summary, 510, { x: left });
    heading(names.jobs);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(70);
      const top = sheet.y;
      const period = periodOf(role, career, 'short').replace('Present', 'present').replace('Actu', 'actu');
      sheet.later(() => {
        if (theme.hasPlaceAtRight) sheet.text(employer.place, { end: right, y: top });
        sheet.text(period, { end: right, y: theme.hasPlaceAtRight ? top + 13.5 : top });
      });
      sheet.wrapped(theme.first(role, employer), 390, { x: left, font: bold });
      if (theme.second) sheet.wrapped(theme.second(role, employer), 390, { x: left });
      for (const done of role.done) sheet.wrapped(done, 380, { x: left + 14, hang: '•' });
      sheet.finishEntry();
      sheet.y += 8;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(50);
      const top = sheet.y;
      sheet.later(() => {
        if (theme.hasPlaceAtRight) sheet.text(school.place, { end: right, y: top });
        sheet.text(`${degree.from} – ${degree.to}`, {
          end: right,
          y: theme.hasPlaceAtRight ? top + 13.5 : top,
        });
      });
      const x = theme.hasDegreeColumn ? left + 32 : left;
      if (theme.hasDegreeColumn) {
        const letters = degree.name
          .split(' ')
          .filter((word) => /^\p{Lu}/u.test(word))
          .map((word) => word.charAt(0))
          .join('');
        sheet.text(career.language === 'es' ? degree.name : letters, { x: left, font: bold });
        sheet.text(`${school.name}, ${degree.field}`, { x, font: bold });
      } else {
        sheet.text(school.name, { x, font: bold });
        sheet.y += 13.5;
        sheet.text(degreeOf(degree, career), { x });
      }
      sheet.finishEntry();
      sheet.y += 20;
    }
    heading(names.skills);
    sheet.wrapped(career.skills.join(', '), 510, { x: left });
    heading(names.languages);
    sheet.wrapped(languagesOf(career).join(', '), 510, { x: left });
    sheet.onEveryPage((page, pages) => {
      sheet.text(`${nameOf(career)} – ${page}/${pages}`, { middle: 306, y: 770, size: 9 });
      if (page === 1) sheet.text('Last updated in June 2025', { end: right, y: 24, size: 9 });
    });
    return sheet.bytes();
  },
});

/** moderncv's style "classic": dates in a narrow column on the left. */
const modernCvClassic: Template = {
  name: 'moderncv classic',
  async draw(career) {
    const sheet = new Sheet(a4, 'Times-Roman');
    const names = wordsOf(career);
    const [hint, main, width] = [127, 137, 405];
    const heading = (text: string) => {
      sheet.y += 8;
      sheet.room(50);
      sheet.text(text, { x: main, size: 14 });
      sheet.y += 20;
    };
    sheet.text(nameOf(career), { x: 50, size: 34, y: 80 });
    sheet.text(career.headline, { x: 50, size: 18, y: 105, font: 'Times-Italic' });
    [career.place, career.phone, career.email].forEach((line, index) => {
      sheet.text(line, { end: 545, y: 66 + index * 13, size: 9, font: 'Times-Italic' });
    });
    sheet.y = 140;
    heading(names.jobs);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.text(periodOf(role, career, 'years', '–'), { end: hint });
      sheet.wrapped(`${role.title}, ${employer.name}, ${employer.place}.`, width, { x: main });
      for (const done of role.done) sheet.wrapped(done, width - 14, { x: main + 14, size: 9, hang: '•' });
      sheet.y += 6;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.text(`${degree.from}–${degree.to}`, { end: hint });
      sheet.wrapped(`${degreeOf(degree, career)}, ${school.name}, ${school.place}.`, width, { x: main });
      sheet.y += 4;
    }
    heading(names.languages);
    for (const { name, level } of career.languages) {
      sheet.text(name, { end: hint });
      sheet.text(level, { x: main });
      sheet.y += 14;
    }
    heading(names.skills);
    sheet.wrapped(career.skills.join(', '), width, { x: main });
    sheet.onEveryPage((page, pages) => {
      if (pages > 1) sheet.text(`${page}/${pages}`, { end: 560, y: 815, size: 9 });
    });
    return sheet.bytes();
  },
};

/** moderncv's style "banking": two lines with the employer and its place, then the title and the dates. */
const modernCvBanking: Template = {
  name: 'moderncv banking',
  async draw(career) {
    const sheet = new Sheet(a4, 'Times-Roman');
    const names = wordsOf(career);
    const [left, right] = [56, 539];
    const heading = (text: string) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text, { x: left, size: 14 });
      sheet.y += 20;
    };
    sheet.run(
      [
        [`${career.firstName} `, 'Times-Roman'],
        [career.lastName, 'Times-Bold'],
      ],
      { x: 190, size: 30, y: 80 },
    );
    sheet.text(`${career.place} | ${career.phone} | ${career.email}`, { middle: 297, y: 105, size: 9 });
    sheet.y = 135;
    heading(names.jobs);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.text(employer.name, { x: left, font: 'Times-Bold' });
      sheet.text(employer.place, { end: right, font: 'Times-Bold' });
      sheet.y += 13;
      const top = sheet.y;
      sheet.wrapped(role.title, 320, { x: left, font: 'Times-Italic', leading: 13 });
      sheet.text(periodOf(role, career, 'short', '–'), { end: right, y: top, font: 'Times-Italic' });
      for (const done of role.done) sheet.wrapped(done, 460, { x: left + 14, size: 9, hang: '•' });
      sheet.y += 6;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(40);
      sheet.text(school.name, { x: left, font: 'Times-Bold' });
      sheet.text(school.place, { end: right, font: 'Times-Bold' });
      sheet.y += 13;
      sheet.text(degreeOf(degree, career), { x: left, font: 'Times-Italic' });
      sheet.text(`${degree.from}–${degree.to}`, { end: right, font: 'Times-Italic' });
      sheet.y += 18;
    }
    heading(names.languages);
    for (const { name, level } of career.languages) {
      sheet.text(`${name}: ${level}`, { x: left });
      sheet.y += 14;
    }
    heading(names.skills);
    sheet.wrapped(career.skills.join(', '), 480, { x: left });
    return sheet.bytes();
  },
};

/** AltaCV: the main column, then the one beside it; small pictures of an icon font before dates and places. */
const altaCv: Template = {
  name: 'AltaCV',
  async draw(career) {
    const sheet = new Sheet(a4);
    const names = wordsOf(career);
    const [left, width, side] = [36, 310, 375];
    const heading = (text: string, x: number) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text.toUpperCase(), { x, size: 14, font: 'Helvetica-Bold' });
      sheet.y += 22;
    };
    sheet.text(nameOf(career).toUpperCase(), { x: left, size: 25, font: 'Helvetica-Bold' });
    sheet.y += 20;
    sheet.text(career.headline, { x: left, size: 12, font: 'Helvetica-Bold' });
    sheet.y += 16;
    sheet.text(`${career.email}   ${career.phone}   ${career.place}`, { x: left, size: 8 });
    sheet.y += 20;
    const top = sheet.y;
    heading(names.jobs, left);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(70);
      sheet.wrapped(role.title, width, { x: left, size: 12, leading: 15 });
      sheet.text(employer.name, { x: left, font: 'Helvetica-Bold' });
      sheet.y += 14;
      sheet.text('Ó', { x: left, size: 8, font: 'Helvetica-Oblique' });
      sheet.text(periodOf(role, career, 'short'), { x: left + 12, size: 8.5 });
      sheet.text('½', { x: left + width / 2, size: 8, font: 'Helvetica-Oblique' });
      sheet.text(employer.place, { x: left + width / 2 + 12, size: 8.5 });
      sheet.y += 16;
      for (const done of role.done) sheet.wrapped(done, width - 12, { x: left + 12, size: 9, hang: '•' });
      sheet.y += 10;
    }
    sheet.goTo(0, top);
    heading(names.skills, side);
    for (const skill of career.skills) {
      sheet.text(skill, { x: side, size: 9 });
      sheet.y += 14;
    }
    heading(names.languages, side);
    for (const { name, level } of career.languages) {
      sheet.text(name, { x: side, size: 9, font: 'Helvetica-Bold' });
      sheet.text(level, { end: 560, size: 9 });
      sheet.y += 14;
    }
    heading(names.schools, side);
    for (const { school, degree } of degreesOf(career)) {
      sheet.wrapped(degreeOf(degree, career), 190, { x: side, size: 11, leading: 14 });
      sheet.wrapped(school.name, 190, { x: side, size: 9, font: 'Helvetica-Bold' });
      sheet.text('Ó', { x: side, size: 8, font: 'Helvetica-Oblique' });
      sheet.text(`${degree.from} – ${degree.to}`, { x: side + 12, size: 8.5 });
      sheet.y += 18;
    }
    return sheet.bytes();
  },
};

/** Awesome-CV: the name in two weights, four corners to an entry, a foot on every page. */
const awesomeCv: Template = {
  name: 'Awesome-CV',
  async draw(career) {
    const sheet = new Sheet(a4);
    const names = wordsOf(career);
    const [left, right] = [43, 552];
    const heading = (text: string) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text, { x: left, size: 16, font: 'Helvetica-Bold' });
      sheet.y += 20;
    };
    const size = 32;
    const gap = 8;
    const [light, heavy] = [
      sheet.widthOf(career.firstName, { size }),
      sheet.widthOf(career.lastName, { size, font: 'Helvetica-Bold' }),
    ];
    const start = (a4.width - light - gap - heavy) / 2;
    sheet.text(career.firstName, { x: start, size });
    sheet.text(career.lastName, { x: start + light + gap, size, font: 'Helvetica-Bold' });
    sheet.y += 18;
    sheet.text(career.headline.toUpperCase(), { middle: 297, size: 8 });
    sheet.y += 14;
    sheet.text(career.place, { middle: 297, size: 8, font: 'Helvetica-Oblique' });
    sheet.y += 13;
    sheet.text(`${career.phone}  |  ${career.email}`, { middle: 297, size: 7 });
    sheet.y += 22;
    heading(names.jobs);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.text(employer.name, { x: left, font: 'Helvetica-Bold' });
      sheet.text(employer.place, { end: right, size: 9, font: 'Helvetica-Oblique' });
      sheet.y += 13;
      sheet.text(role.title.toUpperCase(), { x: left, size: 7.5 });
      sheet.text(periodOf(role, career, 'short', ' - '), { end: right, size: 8, font: 'Helvetica-Oblique' });
      sheet.y += 14;
      for (const done of role.done) sheet.wrapped(done, 490, { x: left + 14, size: 9, hang: '•' });
      sheet.y += 6;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(40);
      sheet.text(school.name, { x: left, font: 'Helvetica-Bold' });
      sheet.text(school.place, { end: right, size: 9, font: 'Helvetica-Oblique' });
      sheet.y += 13;
      sheet.text(degreeOf(degree, career).toUpperCase(), { x: left, size: 7.5 });
      sheet.text(`${degree.from} - ${degree.to}`, { end: right, size: 8, font: 'Helvetica-Oblique' });
      sheet.y += 18;
    }
    heading(names.skills);
    const skills = (label: string, list: readonly string[]) => {
      sheet.text(label, { end: 140, size: 9, font: 'Helvetica-Bold' });
      sheet.text(list.join(', '), { x: 155, size: 9 });
      sheet.y += 15;
    };
    skills(career.language === 'en' ? 'Professional' : 'Profesionales', career.skills);
    skills(names.languages, languagesOf(career));
    sheet.onEveryPage((page) => {
      sheet.text('JUNE 30, 2025', { x: left, y: 818, size: 7 });
      sheet.text(`${nameOf(career)}  ·  Curriculum Vitae`.toUpperCase(), { middle: 297, y: 818, size: 7 });
      sheet.text(String(page), { end: right, y: 818, size: 7 });
    });
    return sheet.bytes();
  },
};

/** The words that fit into a width, and the others. */
function fitting(sheet: Sheet, text: string, width: number): [string, string] {
  const all = text.split(' ');
  let count = all.length;
  while (count > 1 && sheet.widthOf(all.slice(0, count).join(' '), { size: 9 }) > width) count -= 1;
  return [all.slice(0, count).join(' '), all.slice(count).join(' ')];
}

/** Deedy's resume: schools and skills on the left, positions on the right. */
const deedy: Template = {
  name: 'Deedy',
  async draw(career) {
    const sheet = new Sheet(letter);
    const names = wordsOf(career);
    const [left, main, width] = [36, 218, 360];
    const heading = (text: string, x: number) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text.toUpperCase(), { x, size: 15 });
      sheet.y += 18;
    };
    const [light, gap, size] = [sheet.widthOf(career.firstName, { size: 36 }), 10, 36];
    const start = 306 - (light + gap + sheet.widthOf(career.lastName, { size, font: 'Helvetica' })) / 2;
    sheet.text(career.firstName, { x: start, size });
    sheet.text(career.lastName, { x: start + light + gap, size, font: 'Helvetica' });
    sheet.y += 20;
    sheet.text(`${career.email} | ${career.phone} | ${career.place}`, { middle: 306, size: 9 });
    sheet.y += 20;
    const top = sheet.y;
    heading(names.schools, left);
    for (const { name, place, degrees } of career.schools) {
      sheet.wrapped(name.toUpperCase(), 165, { x: left, size: 11, font: 'Helvetica-Bold', leading: 13 });
      for (const degree of degrees) {
        sheet.wrapped(degreeOf(degree, career).toUpperCase(), 165, { x: left, size: 9, leading: 12 });
        sheet.text(`${degree.to} | ${place}`, { x: left, size: 9 });
        sheet.y += 16;
      }
    }
    heading(names.skills, left);
    for (const skill of career.skills) {
      sheet.text(`• ${skill}`, { x: left, size: 9 });
      sheet.y += 12;
    }
    heading(names.languages, left);
    for (const line of languagesOf(career)) {
      sheet.text(line, { x: left, size: 9 });
      sheet.y += 12;
    }
    sheet.goTo(0, top);
    heading(names.jobs, main);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      const name = employer.name.toUpperCase();
      sheet.text(name, { x: main, size: 11, font: 'Helvetica-Bold' });
      const behind = main + sheet.widthOf(`${name} `, { size: 11, font: 'Helvetica-Bold' });
      // The title goes on in the next line where it does not fit.
      const [first, rest] = fitting(sheet, `| ${role.title.toUpperCase()}`, main + width - behind);
      sheet.text(first, { x: behind, size: 9 });
      sheet.y += 12;
      if (rest !== '') sheet.wrapped(rest, width, { x: main, size: 9, leading: 12 });
      sheet.text(`${periodOf(role, career, 'short')} | ${employer.place}`, { x: main, size: 9 });
      sheet.y += 14;
      for (const done of role.done) sheet.wrapped(done, width - 12, { x: main + 12, size: 9, hang: '•' });
      sheet.y += 8;
    }
    return sheet.bytes();
  },
};

/** Word's "Chronological resume": dates in a line of their own above the title and the employer. */
const wordChronological: Template = {
  name: 'Word, chronological',
  async draw(career) {
    const sheet = new Sheet(letter);
    const names = wordsOf(career);
    const heading = (text: string) => {
      sheet.y += 10;
      sheet.room(60);
      sheet.text(text.toUpperCase(), { size: 13, font: 'Helvetica-Bold' });
      sheet.y += 20;
    };
    sheet.text(career.firstName.toUpperCase(), { size: 30, middle: 240 });
    sheet.text(career.lastName.toUpperCase(), {
      size: 30,
      x: 250 + sheet.widthOf(career.firstName.toUpperCase(), { size: 30 }) / 2,
      font: 'Helvetica-Bold',
    });
    sheet.y += 22;
    sheet.text(`${career.place} · ${career.phone} · ${career.email}`, { middle: 306 });
    sheet.y += 24;
    sheet.wrapped(career.summary, 500, {});
    heading(names.jobs);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.text(periodOf(role, career, 'long').toUpperCase(), { size: 9, font: 'Helvetica-Bold' });
      sheet.y += 14;
      sheet.wrapped(`${role.title.toUpperCase()}, ${employer.name.toUpperCase()}`, 500, {
        size: 12,
        font: 'Helvetica-Bold',
        leading: 15,
      });
      for (const done of role.done) sheet.wrapped(done, 500, {});
      sheet.y += 8;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(40);
      sheet.text(`${career.language === 'en' ? 'JUNE' : 'JUNIO'} ${degree.to}`, {
        size: 9,
        font: 'Helvetica-Bold',
      });
      sheet.y += 14;
      sheet.text(`${degreeOf(degree, career).toUpperCase()}, ${school.name.toUpperCase()}`, {
        size: 12,
        font: 'Helvetica-Bold',
      });
      sheet.y += 22;
    }
    heading(names.skills);
    const half = Math.ceil(career.skills.length / 2);
    // A table of two cells, each a list.
    [career.skills.slice(0, half), career.skills.slice(half)].forEach((list, cell) => {
      list.forEach((skill, index) => {
        sheet.text(`• ${skill}`, { x: 60 + cell * 250, y: sheet.y + index * 14 });
      });
    });
    sheet.y += half * 14 + 4;
    heading(names.languages);
    sheet.text(languagesOf(career).join(', '));
    return sheet.bytes();
  },
};

/** Word's "Basic resume": title, employer and dates in one line, between bars. */
const wordBasic: Template = {
  name: 'Word, basic',
  async draw(career) {
    const sheet = new Sheet(letter);
    const names = wordsOf(career);
    const heading = (text: string) => {
      sheet.y += 10;
      sheet.room(60);
      sheet.text(text, { size: 14, font: 'Helvetica-Bold' });
      sheet.y += 20;
    };
    sheet.text(nameOf(career), { size: 26 });
    sheet.y += 18;
    sheet.text(`${career.place} | ${career.phone} | ${career.email}`);
    sheet.y += 20;
    heading(names.summary);
    sheet.wrapped(career.summary, 500, {});
    heading(names.jobs);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.wrapped(`${role.title} | ${employer.name} | ${periodOf(role, career, 'long')}`, 500, {
        font: 'Helvetica-Bold',
      });
      for (const done of role.done) sheet.wrapped(done, 480, { x: 68, hang: '·' });
      sheet.y += 8;
    }
    heading(names.schools);
    for (const { school, degree } of degreesOf(career)) {
      sheet.text(`${degreeOf(degree, career)} | ${degree.to} | ${school.name}`, { font: 'Helvetica-Bold' });
      sheet.y += 18;
    }
    heading(names.skills);
    for (const skill of career.skills) sheet.wrapped(skill, 480, { x: 68, hang: '·' });
    heading(names.languages);
    for (const line of languagesOf(career)) sheet.wrapped(line, 480, { x: 68, hang: '·' });
    return sheet.bytes();
  },
};

/** Google Docs' "Serif": employer, place and title in one line, the months below in capitals; a column at the right. */
const googleSerif: Template = {
  name: 'Google Docs, Serif',
  async draw(career) {
    const sheet = new Sheet(letter, 'Times-Roman');
    const names = wordsOf(career);
    const [left, width, side] = [43, 330, 430];
    const heading = (text: string, x: number) => {
      sheet.y += 12;
      sheet.room(60);
      sheet.text(text.toUpperCase(), { x, size: 9, font: 'Times-Bold' });
      sheet.y += 18;
    };
    sheet.text(nameOf(career), { x: left, size: 30, y: 80 });
    sheet.text(career.headline, { x: left, size: 12, y: 100 });
    sheet.y = 120;
    heading(names.jobs, left);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      sheet.wrapped(`${employer.name}, ${employer.place} — ${role.title}`, width, {
        x: left,
        size: 11,
        font: 'Times-Bold',
      });
      sheet.text(periodOf(role, career, 'long', ' - ').toUpperCase(), { x: left, size: 8 });
      sheet.y += 14;
      for (const done of role.done) sheet.wrapped(done, width, { x: left, size: 9 });
      sheet.y += 8;
    }
    heading(names.schools, left);
    for (const { school, degree } of degreesOf(career)) {
      sheet.room(40);
      sheet.wrapped(`${school.name}, ${school.place} — ${degreeOf(degree, career)}`, width, {
        x: left,
        size: 11,
        font: 'Times-Bold',
      });
      sheet.text(`${degree.from} - ${degree.to}`, { x: left, size: 8 });
      sheet.y += 18;
    }
    sheet.goTo(0, 66);
    for (const line of [career.place, career.phone, career.email]) {
      sheet.text(line, { x: side, size: 9 });
      sheet.y += 13;
    }
    sheet.y = 120;
    heading(names.skills, side);
    for (const skill of career.skills) {
      sheet.text(skill, { x: side, size: 9 });
      sheet.y += 15;
    }
    heading(names.languages, side);
    sheet.wrapped(languagesOf(career).join(', '), 140, { x: side, size: 9 });
    return sheet.bytes();
  },
};

/** Canva: letters far apart, every text a box of its own, the boxes drawn in the order they were made. */
const canva: Template = {
  name: 'Canva, spaced letters',
  async draw(career) {
    const sheet = new Sheet(a4);
    const names = wordsOf(career);
    const [left, main, right] = [40, 215, 560];
    const spaced = { spacing: 4, font: 'Helvetica-Bold' } as const;
    const titles: { text: string; x: number; y: number; page: number }[] = [];
    const heading = (text: string, x: number) => {
      sheet.y += 10;
      sheet.room(60);
      titles.push({ text: text.toUpperCase(), x, y: sheet.y, page: sheet.page });
      sheet.y += 22;
    };
    const top = 130;
    sheet.goTo(0, top);
    heading(names.work, main);
    for (const { employer, role } of rolesOf(career)) {
      sheet.room(60);
      const start = sheet.y;
      const period = periodOf(role, career, 'years', ' - ').toUpperCase();
      sheet.later(() => sheet.text(period, { end: right, y: start, size: 9 }));
      sheet.text(employer.name, { x: main, size: 10.5, font: 'Helvetica-Bold' });
      sheet.y += 14;
      sheet.wrapped(role.title, 340, { x: main, size: 10 });
      for (const done of role.done) sheet.wrapped(done, 330, { x: main + 12, size: 9, hang: '•' });
      sheet.finishEntry();
      sheet.y += 10;
    }
    sheet.goTo(0, top);
    heading(names.contact, left);
    for (const line of [career.phone, career.email, career.place]) {
      sheet.text(line, { x: left, size: 9 });
      sheet.y += 15;
    }
    heading(names.skills, left);
    for (const skill of career.skills) {
      sheet.text(skill, { x: left + 10, size: 9 });
      sheet.y += 15;
    }
    heading(names.languages, left);
    for (const line of languagesOf(career)) {
      sheet.text(line, { x: left + 10, size: 9 });
      sheet.y += 15;
    }
    heading(names.schools, left);
    for (const { school, degree } of degreesOf(career)) {
      sheet.text(`${degree.from} - ${degree.to}`, { x: left, size: 9 });
      sheet.y += 13;
      sheet.wrapped(school.name.toUpperCase(), 155, { x: left, size: 9, font: 'Helvetica-Bold' });
      sheet.wrapped(degreeOf(degree, career), 155, { x: left, size: 9 });
      sheet.y += 8;
    }
    sheet.onEveryPage((page) => {
      for (const { text, x, y } of titles.filter((title) => title.page === page - 1))
        sheet.text(text, { x, y, size: 12, spacing: 3, font: 'Helvetica-Bold' });
      if (page > 1) return;
      sheet.text(nameOf(career).toUpperCase(), { x: left, y: 70, size: 24, ...spaced });
      sheet.text(career.headline.toUpperCase(), { x: left, y: 95, size: 11, spacing: 3 });
    });
    return sheet.bytes();
  },
};

/** As colleges teach it: the employer once, with the years of all roles there, and the roles below it. */
const promotions: Template = {
  name: 'promotions below their employer',
  async draw(career) {
    const sheet = new Sheet(letter, 'Times-Roman');
    const names = wordsOf(career);
    const [left, right] = [54, 558];
    const heading = (text: string) => {
      sheet.y += 8;
      sheet.room(60);
      sheet.text(text.toUpperCase(), { x: left, size: 11, font: 'Times-Bold' });
      sheet.y += 18;
    };
    sheet.text(nameOf(career), { middle: 306, size: 20, font: 'Times-Bold' });
    sheet.y += 16;
    sheet.text(`${career.place} | ${career.phone} | ${career.email}`, { middle: 306 });
    sheet.y += 20;
    heading(names.work);
    for (const { name, place, roles } of career.employers) {
      sheet.room(70);
      const [newest, oldest] = [roles[0], roles.at(-1)];
      sheet.text(`${name.toUpperCase()}, ${place}`, { x: left, font: 'Times-Bold' });
      if (newest && oldest && roles.length > 1)
        sheet.text(`${oldest.from.slice(0, 4)} – ${monthOf(newest.to, career, 'years')}`, {
          end: right,
          font: 'Times-Bold',
        });
      sheet.y += 14;
      for (const role of roles) {
        sheet.wrapped(`${role.title} (${periodOf(role, career, 'short')})`, 490, {
          x: left,
          font: 'Times-Italic',
        });
        for (const done of role.done) sheet.wrapped(done, 480, { x: left + 14, hang: '•' });
      }
      sheet.y += 8;
    }
    heading(names.schools);
    for (const { name, place, degrees } of career.schools) {
      sheet.text(`${name}, ${place}`, { x: left, font: 'Times-Bold' });
      sheet.y += 14;
      for (const degree of degrees) {
        sheet.text(degreeOf(degree, career), { x: left });
        sheet.text(degree.to, { end: right });
        sheet.y += 14;
      }
    }
    heading(names.skills);
    sheet.wrapped(career.skills.join(', '), 500, { x: left });
    heading(names.languages);
    sheet.wrapped(languagesOf(career).join(', '), 500, { x: left });
    return sheet.bytes();
  },
};

export const templates: Template[] = [
  linkedIn,
  indeed,
  europassOld,
  europassNew,
  renderCv({
    name: 'classic',
    font: 'Times-Roman',
    first: (role, employer) => `${employer.name}, ${role.title} – ${employer.place}`,
    hasPlaceAtRight: false,
    hasDegreeColumn: true,
  }),
  renderCv({
    name: 'sb2nov',
    font: 'Times-Roman',
    first: (role) => role.title,
    second: (_, employer) => employer.name,
    hasPlaceAtRight: true,
    hasDegreeColumn: false,
  }),
  renderCv({
    name: 'engineeringresumes',
    font: 'Times-Roman',
    first: (role, employer) => `${role.title}, ${employer.name} – ${employer.place}`,
    hasPlaceAtRight: false,
    hasDegreeColumn: false,
  }),
  modernCvClassic,
  modernCvBanking,
  altaCv,
  awesomeCv,
  deedy,
  wordChronological,
  wordBasic,
  googleSerif,
  canva,
  promotions,
];
