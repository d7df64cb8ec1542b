/** Headings of a resume's sections, in English and Spanish, and some of what German templates write. */
import { plainWord } from '../vocabulary/roleWords.ts';

export type Section =
  | 'TOP'
  | 'SUMMARY'
  | 'SKILLS'
  | 'EXPERIENCE'
  | 'EDUCATION'
  | 'PROJECTS'
  | 'LANGUAGES'
  | 'LICENCES'
  /** Papers, talks, grants and prizes: dated, but not work. */
  | 'RECOGNITION'
  | 'OTHER';

const headers: Record<Exclude<Section, 'TOP'>, string> = {
  SUMMARY:
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|executive profile|personal profile|objective|career objective|career objectives|job objective|career focus|career overview|professional overview|overview|about me|about|personal statement|professional background|background|personal summary|summary of skills and experience|profile summary|career profile|employment objective|objectives|snapshot|profile overview|work profile|synopsis|who i am|in short|in brief|personal summary statement|executive profile summary|career statement|quien soy|sobre mi perfil|' +
    'perfil|perfil profesional|resumen|resumen profesional|sobre mi|acerca de mi|extracto|objetivo|objetivo profesional|objetivos|presentacion|zusammenfassung|kurzprofil',
  SKILLS:
    'skills|key skills|core skills|technical skills|skill highlights|highlights|core competencies|competencies|core qualifications|qualifications|areas of expertise|expertise|summary of skills|skills & abilities|skills and abilities|skills summary|technical proficiencies|computer skills|technologies|tools|strengths|key competencies|professional skills|additional skills|software|top skills|skill set|skillset|technical skill set|technical skillset|it skills|digital skills|hard skills|soft skills|personal skills|skills & tools|skills and tools|skills & expertise|skills and expertise|technical expertise|technical summary|technical proficiency|technical knowledge|technical competencies|tools & technologies|tools and technologies|technologies & tools|technologies and tools|programming skills|software skills|key strengths|software proficiency|job-related skills|job related skills|communication skills|organisational skills|relevant skills|practical skills|it proficiency|computer proficiency|computer knowledge|core strengths|skills & interests|skills and interests|specialties|specialities|areas of specialization|key skills & competencies|key skills and competencies|other skills|technical skills & tools|professional expertise|it skill set|skill summary|key expertise|methods|research skills|laboratory skills|tech stack|technology stack|what i use|what i know|what i can do|what i do well|skills and tools|what i am good at|toolbox|toolkit|my skills|technical toolkit|technical toolbox|techniques|equipment|it|edv|software and tools|it and software|tech skills|what i work with|' +
    'habilidades|competencias|aptitudes|habilidades tecnicas|competencias tecnicas|conocimientos|conocimientos informaticos|informatica|competencias digitales|herramientas|aptitudes principales|destrezas|competencias profesionales|conocimientos tecnicos|tecnologias|competencias personales|competencias clave|kenntnisse|edv-kenntnisse|it-kenntnisse|fahigkeiten',
  EXPERIENCE:
    "experience|work experience|professional experience|employment history|employment|work history|career history|relevant experience|professional history|employment experience|experience and accomplishments|internships|internship experience|internship|teaching experience|clinical experience|related experience|other experience|additional experience|military experience|positions held|career experience|employment record|employment details|experience details|job history|career summary and experience|professional appointments|academic appointments|appointments|academic positions|academic employment|professional employment|organizational experience|organisational experience|work profile and experience|industry experience|previous experience|past experience|current experience|employment summary|industrial experience|career progression|career chronology|experience summary|work experiences|experiences|job experience|research experience|practical experience|career|professional career|employment chronology|previous employment|past employment|current employment|career path|service history|military service|military history|service record|duty assignments|assignments|occupational contour|career contour|employment scan|volunteer experience|professional positions|positions|work experience & internships|leadership experience|selected experience|field experience|sales experience|management experience|nursing experience|freelance experience|consulting experience|legal experience|design experience|engineering experience|career to date|work|where i worked|where i have worked|where i've worked|what i've done|what i have done|what i did|jobs|jobs held|my work|employment and experience|posts held|present post|previous posts|present appointment|current appointment|previous appointments|present position|current position|previous positions|past positions|other positions|other roles|earlier career|early career|earlier roles|previous roles|present role|current role|professional journey|my journey|experience highlights|roles|positions of employment|recent experience|earlier experience|prior experience|experience and employment|employment to date|clinical appointments|faculty appointments|teaching appointments|visiting appointments|work placements|placements|work placement|" +
    'experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|trayectoria laboral|trayectoria|experiencia de trabajo|practicas|practicas profesionales|empleos anteriores|vida laboral|experiencia docente|cargos desempenados|empleos|puestos|historia laboral|antecedentes laborales|experiencia previa|otras experiencias|trabajos|carrera profesional|berufserfahrung|beruflicher werdegang|praktika|werdegang',
  EDUCATION:
    'education|education and training|education & training|academic background|educational background|academic qualifications|education and certifications|education and credentials|academics|academic history|education background|coursework|relevant coursework|training|education/training|educational qualification|educational qualifications|academic qualification|academic credentials|scholastics|academic profile|academic record|academic details|educational details|education details|academia|academic chronicle|educational profile|qualification|degrees|schooling|studies|professional qualification|education & certifications|education & qualifications|education and qualifications|qualifications and training|academic education|military education|professional education|degree|professional development|professional training|civilian education|education summary|school|schools|studied|what i studied|where i studied|where i learned|degrees and diplomas|degrees & diplomas|education history|academic qualifications and training|academic studies|further education|higher education|secondary education|scholastic profile|scholastic record|training and education|training & education|qualifications and education|education & academic qualifications|apprenticeship|apprenticeships|further training|continuing education|continuous professional development|cpd|' +
    'formacion|formacion academica|educacion|estudios|formacion y estudios|titulacion|formacion complementaria|datos academicos|estudios realizados|formacion reglada|educacion y formacion|preparacion academica|formacion profesional|historial academico|escolaridad|formacion y cursos|estudios academicos|grado academico|grados academicos|titulos|titulos academicos|antecedentes academicos|formacion universitaria|estudios superiores|cursos y formacion|perfil academico|instruccion|educacion formal|ausbildung|studium|bildung|schulbildung',
  PROJECTS:
    'projects|key projects|academic projects|project experience|project details|projects undertaken|project profile|personal projects|selected projects|projects handled|project annexure|major projects|project work|side projects|projects details|project|proyectos|proyectos destacados|projekte',
  LANGUAGES:
    'languages|language skills|languages known|language proficiency|linguistic skills|languages spoken|spoken languages|foreign languages|language|known languages|idiomas|lenguas|competencias linguisticas|lengua materna|sprachen|sprachkenntnisse|langues|what i speak|i speak|speaks|language competence|language competences|language competencies|other languages|language knowledge|language ability|language abilities|manejo de idiomas|conocimiento de idiomas|nivel de idiomas',
  LICENCES:
    'certifications|certification|certificates|certificate|licenses|licences|license|licenses and certifications|licences and certifications|certifications and licenses|licenses & certifications|licences & certifications|certifications & licenses|professional certifications|professional certification|technical certifications|certifications/licenses|licensure|licensure and certification|licensure & certifications|credentials|courses and certifications|courses & certifications|certifications and training|training and certifications|training & certifications|certification and training|certifications & training|registrations|professional registrations|professional registration|registration|driving licence|driving license|driving licences|tickets|cards|cards and tickets|tickets and cards|licences and tickets|licenses and permits|permits|certs|professional licenses|professional licences|certifications and licences|licences & tickets|qualifications and tickets|certificates and licences|certificates & licences|certificates and licenses|certifications/training|courses and certificates|certificates and courses|licencias y certificaciones|certificaciones y licencias|certificados y cursos|' +
    'certificaciones|certificados|licencias|acreditaciones|carnets|carnes|permisos|permiso de conducir|carnet de conducir|cursos y certificaciones|zertifikate|fuhrerschein',
  OTHER:
    'accomplishments|key accomplishments|achievements|interests|hobbies|references|referees|affiliations|professional affiliations|memberships|professional memberships|volunteer|volunteering|volunteer work|community service|activities|activities and honors|personal information|additional information|links|community involvement|extracurricular activities|extra curricular activities|extra-curricular activities|other|contact|contact information|personal details|personal data|personal profile details|personal particulars|personal dossier|declaration|hobbies and interests|interests and hobbies|hobbies & interests|strength|security clearance|clearance|place|courses|cursos|portfolio|social media|passport details|' +
    'datos personales|datos de contacto|contacto|otros datos|otros datos de interes|informacion adicional|otros|intereses|aficiones|referencias|voluntariado|logros|reconocimientos|datos complementarios|disponibilidad|informacion personal|personliche daten|interessen|hobbys|referenzen',
  RECOGNITION:
    'service|professional service|service to the profession|academic service|editorial service|awards|honors|honours|honors and awards|honours and awards|awards and honors|honors-awards|awards & honors|honors & awards|publications|selected publications|presentations|patents|grants|grants and fellowships|fellowships|conferences|invited talks|talks|awards and achievements|awards & achievements|achievements and awards|decorations|awards and decorations|medals|publicaciones|premios|scholarships|scholarships and awards|scholarships & awards|recognition|recognitions|honours & awards|honors/awards|journal articles|articles|books|book chapters|papers|research papers|selected papers|posters|conference papers|conference presentations|research grants|funding|prizes|exhibitions|works|bibliography|congresos|ponencias|comunicaciones|articulos|becas|becas y premios|premios y becas|premios y reconocimientos|patentes',
};

const sectionOf = new Map<string, Section>();
for (const [section, names] of Object.entries(headers) as [Section, string][])
  for (const name of names.split('|')) sectionOf.set(name, section);

/** Headings told by the word they end with, where capitals or a colon say that they are one. */
const endings: [RegExp, Section][] = [
  [
    /(?:^|\s)(?:experience|employment|assignments|positions|appointments|work history|experiencia(?: laboral| profesional)?|career history)(?: (?:details|summary|history))?$/,
    'EXPERIENCE',
  ],
  [
    /(?:^|\s)(?:education|academics|formacion|educational? qualifications?|academic qualifications?)$/,
    'EDUCATION',
  ],
  [
    /(?:^|\s)(?:skills|competenc(?:i|e)es|proficienc(?:y|ies)|expertise|habilidades|competencias|skill sets?)$/,
    'SKILLS',
  ],
  [/(?:^|\s)(?:certifications?|licen[sc]es|certificaciones)$/, 'LICENCES'],
  [/(?:^|\s)(?:projects|proyectos)$/, 'PROJECTS'],
  [
    /(?:^|\s)(?:publications|presentations|awards|grants|talks|patents|publicaciones|premios)$/,
    'RECOGNITION',
  ],
  [/(?:^|\s)(?:activities|interests|references|achievements|details|memberships)$/, 'OTHER'],
  [/^(?:career|professional|executive|profile)\s(?:summary|profile|objective|synopsis|snapshot)/, 'SUMMARY'],
];

/** The section of "Ausbildung / Education". */
function inTwoLanguages(plain: string): Section | null {
  const [first, second, ...more] = plain.split(' / ');
  if (!first || !second || more.length > 0 || !sectionOf.has(first)) return null;
  return sectionOf.get(second) ?? null;
}

/** The section a line is the heading of. */
export function headerOf(text: string): Section | null {
  if (text.length > 60) return null;
  const spaced = /^(?:\p{L}\s){4,}\p{L}\s?:?$/u.test(text) ? text.replace(/\s/g, '') : text;
  const plain = plainWord(spaced)
    .replace(/\((?:cont(?:inue)?d?\.?|continuacion)\)|\bcontinued$/, '')
    .replace(/^[\s•●▪◦■□◆❖➢*#_|>:.\d-]+/, '')
    .replace(/[:.\s_|*-]+$/, '')
    .replace(/^(?:my|mi|mis)\s/, '');
  if (plain === '') return null;
  const known = sectionOf.get(plain) ?? inTwoLanguages(plain);
  if (known) return known;
  if (/^education(?: ?[&/,] ?| and )[a-z ]{4,30}$/.test(plain)) return 'EDUCATION';
  const isMarked = /:\s*$/.test(text) || (/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text));
  if (!isMarked || plain.split(' ').length > 5 || /\d/.test(plain)) return null;
  return endings.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
