/** Passages about education in styles of many kinds, each with what someone reads in them. All names are made up. */
import type { EducationLevel } from '../../../schemas/candidate.ts';

export interface DegreeCase {
  name: string;
  text: string;
  /** Level and field, in order; a field of null is not told, one that is undefined is not compared. */
  degrees: [EducationLevel | null, (string | null)?][];
  /** Never tuned on: what is read of them is counted, not asked for one by one. */
  isHeldOut?: boolean;
}

export const degreeCases: DegreeCase[] = [
  {
    name: 'Indian degrees with percentages',
    text: 'EDUCATION\n• B.Tech in Electronics & Communication from JNTU Kakinada with 68% in 2014\n• Intermediate (MPC) from Narayana Junior College with 91% in 2010\n• SSC from ZP High School with 84% in 2008',
    degrees: [['BACHELOR', 'Electronics & Communication'], ['HIGH_SCHOOL'], ['HIGH_SCHOOL']],
  },
  {
    name: 'a field alone above its school',
    text: 'Education\nMechanical engineering\nGovt Engineering College, Thrissur\n2009 to 2013',
    degrees: [[null, 'Mechanical engineering']],
  },
  {
    name: 'a degree without its letters',
    text: 'EDUCATION\nBachelors in Information Technology\nKwame Polytechnic -  Accra\nSeptember 2011 to June 2015\nSSCE\nPrempeh Secondary School',
    degrees: [['BACHELOR', 'Information Technology'], ['HIGH_SCHOOL']],
  },
  {
    name: 'school above, degree below',
    text: 'Education\nRiver Falls Community College\nA.A.S., Automotive Technology\n2016\nEastside High School\nDiploma, 2013',
    degrees: [['ASSOCIATE', 'Automotive Technology'], ['HIGH_SCHOOL']],
  },
  {
    name: 'all on one line',
    text: 'EDUCATION: B.A., English Literature, Whitlow College, 2010; M.A., Library Science, Univ. of Carrow, 2012',
    degrees: [
      ['BACHELOR', 'English Literature'],
      ['MASTER', 'Library Science'],
    ],
  },
  {
    name: 'capitals',
    text: "EDUCATION & TRAINING\nBACHELOR OF SCIENCE IN CRIMINAL JUSTICE\nTARLOW STATE UNIVERSITY, TARLOW, TX   MAY 2011\nASSOCIATE'S DEGREE, GENERAL STUDIES   2008",
    degrees: [
      ['BACHELOR', 'CRIMINAL JUSTICE'],
      ['ASSOCIATE', 'GENERAL STUDIES'],
    ],
  },
  {
    name: 'labels',
    text: 'Education\nDegree: Bachelor of Business\nMajor: Human Resource Management\nSchool: University of Bellarine\nYear: 2015\nDegree: Cert IV in Training and Assessment',
    degrees: [['BACHELOR', 'Human Resource Management']],
  },
  {
    name: 'expected and not earned yet',
    text: 'Education\nOrrin State University, Orrin, OH\nBS Computer Science, GPA 3.7, Expected May 2027',
    degrees: [[null, 'Computer Science']],
  },
  {
    name: 'summary sentence',
    text: 'Summary\nOperations leader who holds an MBA from Kestrel Business School and a BSc in Physics from the University of Durrow.\nExperience\nOperations Manager\nHarrow Mills\n2015 - 2020',
    degrees: [
      ['MASTER', 'Business Administration'],
      ['BACHELOR', 'Physics'],
    ],
  },
  {
    name: 'table with bars',
    text: 'Academic Qualification\nExam | Board | Year | Percentage\nB.Sc (Nursing) | RGUHS | 2013 | 71%\nPUC | Karnataka Board | 2009 | 66%\nSSLC | Karnataka Board | 2007 | 72%',
    degrees: [['BACHELOR', 'Nursing'], ['HIGH_SCHOOL'], ['HIGH_SCHOOL']],
  },
  {
    name: 'HND and GCSEs',
    text: 'Qualifications and Education\n2004-2006: Stonebridge College, HND Civil Engineering (Merit)\n1999-2004: Hallam School, 9 GCSEs including Maths and English',
    degrees: [['ASSOCIATE', 'Civil Engineering'], ['HIGH_SCHOOL']],
  },
  {
    name: 'GED told in short',
    text: 'EDUCATION\nG.E.D., Marlow County Adult School, 1998\nWelding Certificate, Marlow Tech',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'Spanish, cycles',
    text: 'FORMACIÓN\n2012 – 2014  Ciclo Formativo de Grado Superior en Administración y Finanzas. IES Las Lomas, Albacete\n2008 – 2010  Bachillerato de Humanidades. IES Las Lomas',
    degrees: [['ASSOCIATE', 'Administración y Finanzas'], ['HIGH_SCHOOL']],
  },
  {
    name: 'Spanish, licenciaturas',
    text: 'Formación académica\nLicenciada en Filología Inglesa, Universidad de Tarrasa (2005)\nMáster en Formación del Profesorado, UNED, 2007',
    degrees: [
      ['BACHELOR', 'Filología Inglesa'],
      ['MASTER', 'Formación del Profesorado'],
    ],
  },
  {
    name: 'German in an English resume',
    text: 'Education\n10/2010 – 09/2015   TU Brandheim, Diplom-Ingenieur (Mechanical Engineering), grade 1.7\n08/2001 – 06/2010   Goethe-Gymnasium Brandheim, Abitur (university entrance qualification)',
    degrees: [['MASTER'], ['HIGH_SCHOOL']],
  },
  {
    name: 'French in an English resume',
    text: 'Education\n2014–2016 Master 2 in Marketing, Université de Valmont\n2011–2014 Licence in Economics, Université de Valmont\n2011 Baccalauréat ES, Lycée Jean Moulin',
    degrees: [['MASTER', 'Marketing'], ['BACHELOR', 'Economics'], ['HIGH_SCHOOL']],
  },
  {
    name: 'lost line breaks',
    text: 'EDUCATION Master of Public Health Larchmont University 2014 Bachelor of Science in Biology Penrose College 2011',
    degrees: [
      ['MASTER', 'Public Health'],
      ['BACHELOR', 'Biology'],
    ],
  },
  {
    name: 'a degree in the headline',
    text: 'Dana Whitcombe, Ed.D.\nSchool principal\nEDUCATION\nEd.D. Educational Leadership – Fairmount University\nM.Ed. Curriculum & Instruction – Fairmount University\nB.S.Ed. – Lowell State',
    degrees: [['DOCTORATE', 'Educational Leadership'], ['MASTER', 'Curriculum & Instruction'], ['BACHELOR']],
  },
  {
    name: 'graduated from',
    text: 'Education\nGraduated from Bexley High School in 1996\nAttended Tri-Valley Community College 1997-1998, no degree',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'Philippine',
    text: 'EDUCATIONAL BACKGROUND\nTertiary: Bachelor of Science in Hotel and Restaurant Management, Lyceum of Dagat, 2006-2010\nSecondary: Dagat National High School, 2002-2006\nPrimary: Dagat Elementary School, 1996-2002',
    degrees: [['BACHELOR', 'Hotel and Restaurant Management'], ['HIGH_SCHOOL']],
  },
  {
    name: 'two degrees in one word',
    text: 'Education\nBBA/MBA, Finance, Ellsworth University, 2009\nPost Graduate Diploma in Supply Chain, Ellsworth Institute, 2012',
    degrees: [['MASTER'], ['MASTER', 'Supply Chain']],
  },
  {
    name: 'Nigerian',
    text: 'EDUCATION\nB.Sc (Hons) Accounting (Second Class Upper) – University of Ondeka, 2012\nOND Accountancy – Ondeka Polytechnic, 2008\nWASSCE – Holy Cross College, 2005',
    degrees: [['BACHELOR', 'Accounting'], ['ASSOCIATE', 'Accountancy'], ['HIGH_SCHOOL']],
  },
  {
    name: 'undotted letters behind commas',
    text: 'Education\nUniversity of Marbeck, BSc Hons, Zoology, 2001\nUniversity of Marbeck, PGCE, Secondary Science, 2003',
    degrees: [['BACHELOR', 'Zoology'], ['MASTER']],
  },
  {
    name: 'work beside it that is none',
    text: 'Education\nBachelor of Arts in History\nSalem Hollow College\nDean’s List, 2010 and 2011\nCaptain of the debating team\nRelevant coursework: Statistics, Economics, Mathematics',
    degrees: [['BACHELOR', 'History']],
  },
  {
    name: 'courses that are none',
    text: 'Education and Training\nForklift Safety, OSHA Training Center, 2014\nLeadership Essentials, Mercer Academy, 2016\nHigh School Diploma, Pell High School',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'Pakistani',
    isHeldOut: true,
    text: 'ACADEMIC QUALIFICATIONS\nMSc Statistics   University of Rawal   2011   1st Division\nBSc   University of Rawal   2009   2nd Division\nF.Sc (Pre-Engineering)   BISE Rawal   2007   A Grade\nMatric (Science)   BISE Rawal   2005   A Grade',
    degrees: [['MASTER', 'Statistics'], ['BACHELOR'], ['HIGH_SCHOOL'], ['HIGH_SCHOOL']],
  },
  {
    name: 'a field above its university, dated in between',
    isHeldOut: true,
    text: 'EDUCATION\nComputer Applications\n2011 - 2014\nSri Venkat University\nCommerce\n2009 - 2011\nSt. Xavier Junior College',
    degrees: [
      [null, 'Computer Applications'],
      [null, 'Commerce'],
    ],
  },
  {
    name: 'Colombian',
    isHeldOut: true,
    text: 'ESTUDIOS REALIZADOS\nUniversitarios: Ingeniero de Sistemas, Universidad del Sol, 2013\nEspecialización en Gerencia de Proyectos, Universidad del Sol, 2016\nBachiller Académico, Colegio San Luis, 2006',
    degrees: [['BACHELOR', 'Sistemas'], ['MASTER', 'Gerencia de Proyectos'], ['HIGH_SCHOOL']],
  },
  {
    name: 'told in sentences',
    isHeldOut: true,
    text: 'Education\nI completed my Bachelor of Commerce at Deering University in 2003, majoring in Accounting.\nI later earned a Graduate Diploma of Chartered Accounting.',
    degrees: [['BACHELOR', 'Accounting'], ['MASTER']],
  },
  {
    name: 'American, degree behind the school',
    isHeldOut: true,
    text: 'Education\nHarwick University | Harwick, VT | B.F.A. in Graphic Design | 2018\nDelmar Technical College | Delmar, FL | Associate of Applied Science, Paralegal Studies | 2014',
    degrees: [
      ['BACHELOR', 'Graphic Design'],
      ['ASSOCIATE', 'Paralegal Studies'],
    ],
  },
  {
    name: 'Irish',
    isHeldOut: true,
    text: 'EDUCATION\n2010-2014  Dunmore University – BSc (Hons) Agricultural Science, 2:1\n2004-2010  St. Brendan’s Community School – Leaving Certificate, 410 points',
    degrees: [['BACHELOR', 'Agricultural Science'], ['HIGH_SCHOOL']],
  },
  {
    name: 'Brazilian in English',
    isHeldOut: true,
    text: "Education\nBachelor's degree (Bacharelado) in Nutrition - Universidade Aurora, 2010-2014\nMBA in People Management - Fundação Aurora, 2017",
    degrees: [
      ['BACHELOR', 'Nutrition'],
      ['MASTER', 'People Management'],
    ],
  },
  {
    name: 'Mexican',
    isHeldOut: true,
    text: 'FORMACIÓN ACADÉMICA\nIng. en Sistemas Computacionales (titulado)\nInstituto Tecnológico de Olmeca, 2009 - 2013\nPreparatoria: CBTIS 40, 2006 - 2009',
    degrees: [['BACHELOR', 'Sistemas Computacionales'], ['HIGH_SCHOOL']],
  },
  {
    name: 'a doctorate under way',
    isHeldOut: true,
    text: 'EDUCATION\nPh.D. candidate, Chemical Engineering, Norwell Institute of Technology (expected 2027)\nM.Sc., Chemical Engineering, 2022\nB.E., Petrochemical Technology, 2019',
    degrees: [
      [null, 'Chemical Engineering'],
      ['MASTER', 'Chemical Engineering'],
      ['BACHELOR', 'Petrochemical Technology'],
    ],
  },
  {
    name: 'Kenyan',
    isHeldOut: true,
    text: 'EDUCATION BACKGROUND\n2012 – 2016: Mwangaza University. Bachelor of Education (Arts), Second Class Honours.\n2008 – 2011: Kilima High School. Kenya Certificate of Secondary Education, mean grade B+.',
    degrees: [['BACHELOR'], ['HIGH_SCHOOL']],
  },
];
