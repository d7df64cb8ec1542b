/** Forty more passages about education, written before they were first read. All names are made up. */
import type { DegreeCase } from './degrees.ts';

export const degreeStyles: DegreeCase[] = [
  {
    name: 'dots and honours',
    text: 'EDUCATION\nB.Sc. (Hons.) Microbiology, University of Ashby, 2011\nM.B.A., Ashby School of Management, 2015',
    degrees: [
      ['BACHELOR', 'Microbiology'],
      ['MASTER', 'Business Administration'],
    ],
  },
  {
    name: 'a degree with its honours and class',
    text: 'Education\nBA (Hons) Fashion Marketing (2:1), Northmoor University\nBTEC Higher National Diploma in Retail, Northmoor College',
    degrees: [
      ['BACHELOR', 'Fashion Marketing'],
      ['ASSOCIATE', 'Retail'],
    ],
  },
  {
    name: 'a degree split over two lines',
    text: 'Education\nBachelor of Science in\nMechanical Engineering\nUniversity of Talbot, 2009',
    degrees: [['BACHELOR', 'Mechanical Engineering']],
  },
  {
    name: 'the name of the degree split over two lines',
    text: 'EDUCATION\nBachelor of\nFine Arts, Illustration\nKerrville College of Art\nMaster of\nArts, Museum Studies\nKerrville University',
    degrees: [
      ['BACHELOR', 'Illustration'],
      ['MASTER', 'Museum Studies'],
    ],
  },
  {
    name: 'coursework toward a degree',
    text: "Education\nCoursework toward Master's degree in Accounting, Pell State University\nBachelor of Arts, Economics, Pell State University, 2010",
    degrees: [['BACHELOR', 'Economics']],
  },
  {
    name: 'credits toward a degree',
    text: 'EDUCATION\nCompleted 45 credits towards an Associate of Science degree, Lowden Community College\nGED, State of Ohio, 2006',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'some college',
    text: 'Education\nSome college, Business Administration, Fenton College\nHigh School Diploma, Fenton High School, 2004',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'expected',
    text: "Education\nMaster's in Data Analytics (expected May 2025)\nWestlake University\nBachelor's in Statistics, 2021\nWestlake University",
    degrees: [
      ['MASTER', 'Data Analytics'],
      ['BACHELOR', 'Statistics'],
    ],
  },
  {
    name: 'capitals without dots',
    text: 'EDUCATION\nASSOCIATE OF APPLIED SCIENCE - CULINARY ARTS\nMILLBROOK TECHNICAL INSTITUTE\nHIGH SCHOOL DIPLOMA\nMILLBROOK HIGH SCHOOL',
    degrees: [['ASSOCIATE', 'CULINARY ARTS'], ['HIGH_SCHOOL']],
  },
  {
    name: 'table with tabs',
    text: 'EDUCATION\nDegree\tInstitution\tYear\nM.Com\tDeogarh University\t2014\nB.Com\tDeogarh University\t2012\n12th\tState Board\t2009\n10th\tState Board\t2007',
    degrees: [['MASTER', 'Commerce'], ['BACHELOR', 'Commerce'], ['HIGH_SCHOOL'], ['HIGH_SCHOOL']],
  },
  {
    name: 'Argentine',
    text: 'ESTUDIOS\nLic. en Administración de Empresas - Universidad del Plata (2008-2013)\nPerito Mercantil - Colegio San Martín (2007)',
    degrees: [['BACHELOR', 'Administración de Empresas'], ['HIGH_SCHOOL']],
  },
  {
    name: 'Mexican with short titles',
    text: 'ESCOLARIDAD\nIng. Industrial, Instituto Tecnológico de Sabinas, 2010\nTSU en Mecatrónica, Universidad Tecnológica de Sabinas, 2007',
    degrees: [
      ['BACHELOR', 'Industrial'],
      ['ASSOCIATE', 'Mecatrónica'],
    ],
  },
  {
    name: 'German degrees',
    text: 'Education\nDipl.-Ing. Elektrotechnik, Technische Universität Rhenau, 2004\nAbitur, Gymnasium Rhenau, 1998',
    degrees: [['MASTER', 'Elektrotechnik'], ['HIGH_SCHOOL']],
  },
  {
    name: 'German with the field behind a comma',
    text: 'Education\nDiplom, Physik, Universität Lindau, 2001\nDr. rer. nat., Universität Lindau, 2005',
    degrees: [['MASTER', 'Physik'], ['DOCTORATE']],
  },
  {
    name: 'Associate in several spellings',
    text: "Education\nAssociate's in Dental Hygiene, Corwin College, 2012\nAssociates Degree Liberal Arts, Corwin College, 2009",
    degrees: [
      ['ASSOCIATE', 'Dental Hygiene'],
      ['ASSOCIATE', 'Liberal Arts'],
    ],
  },
  {
    name: 'years first, degree behind a dash',
    text: 'EDUCATION\n2013-2017 — BEng Civil Engineering — University of Tarn\n2011-2013 — A-Levels: Maths, Physics, Art — Tarn Sixth Form',
    degrees: [['BACHELOR', 'Civil Engineering'], ['HIGH_SCHOOL']],
  },
  {
    name: 'degree in brackets behind the school',
    text: 'Education\nUniversity of Calder (BSc Computing, 2014)\nCalder High School (12 GCSEs, 2009)',
    degrees: [['BACHELOR', 'Computing'], ['HIGH_SCHOOL']],
  },
  {
    name: 'degree after the school, nothing between',
    text: 'Education\nHollins State University BS Sociology 2008\nHollins State University MSW 2010',
    degrees: [
      ['BACHELOR', 'Sociology'],
      ['MASTER', 'Social Work'],
    ],
  },
  {
    name: 'double degree',
    text: 'Education\nUniversity of Ferndale\nB.A. in Political Science and B.S. in Economics, 2012',
    degrees: [
      ['BACHELOR', 'Political Science'],
      ['BACHELOR', 'Economics'],
    ],
  },
  {
    name: 'a minor beside the major',
    text: 'EDUCATION\nBachelor of Business Administration, Major: Marketing, Minor: Spanish\nCarlow University, 2016',
    degrees: [['BACHELOR', 'Marketing']],
  },
  {
    name: 'GED and equivalency',
    text: 'Education\nHigh School Equivalency Certificate, State of New York, 2001',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'BTEC and A levels',
    text: 'EDUCATION AND QUALIFICATIONS\nBTEC Level 3 Extended Diploma in Business (DMM), Harford College, 2016\n9 GCSEs A*-C, Harford Academy, 2014',
    degrees: [['HIGH_SCHOOL', 'Business'], ['HIGH_SCHOOL']],
  },
  {
    name: 'Italian and French',
    text: 'Education\nLaurea Magistrale in Economia, Università di Pavona, 2016\nDiplôme d’ingénieur, École Centrale de Brest-Ville, 2012',
    degrees: [['MASTER', 'Economia'], ['MASTER']],
  },
  {
    name: 'Polish and Czech titles in English',
    text: 'Education\nMgr inż. (MSc Eng.) in Automation, Politechnika Nadwiślańska, 2013\nInżynier (BSc), Politechnika Nadwiślańska, 2011',
    degrees: [['MASTER', 'Automation'], ['BACHELOR']],
  },
  {
    name: 'Nordic and Dutch',
    text: 'EDUCATION\n2012 - 2015 HBO Bachelor Communicatie, Hogeschool Waterland\n2006 - 2012 VWO, Lyceum Waterland',
    degrees: [['BACHELOR', 'Communicatie'], ['HIGH_SCHOOL']],
  },
  {
    name: 'a doctor of medicine',
    text: 'Education\nDoctor of Medicine (MD), Santell College of Medicine, 2010\nB.S., Biology, cum laude, Santell University, 2006',
    degrees: [['DOCTORATE'], ['BACHELOR', 'Biology']],
  },
  {
    name: 'juris doctor and LL.M.',
    text: 'EDUCATION\nLL.M. in Taxation, Grantham Law School, 2012\nJ.D., Grantham Law School, 2011\nA.B., Classics, Orrin College, 2008',
    degrees: [
      ['MASTER', 'Taxation'],
      ['DOCTORATE', 'Law'],
      ['BACHELOR', 'Classics'],
    ],
  },
  {
    name: 'a label above the degree',
    text: 'Education\nDegree Obtained:\nBachelor of Science\nField of Study:\nInformation Systems\nCollege:\nMapleton College',
    degrees: [['BACHELOR', 'Information Systems']],
  },
  {
    name: 'Indian engineering with branch',
    isHeldOut: true,
    text: 'Educational Qualification:\n• B.E (E.C.E) from Anna Nagar Engineering College, 2012 with 72%\n• +2 from Govt. Hr. Sec. School, 2008\n• SSLC from Govt. High School, 2006',
    degrees: [['BACHELOR'], ['HIGH_SCHOOL'], ['HIGH_SCHOOL']],
  },
  {
    name: 'American, everything on its own line',
    isHeldOut: true,
    text: 'Education\nDrexford University\nCamden, NJ\nMaster of Science\nHuman Resource Development\nMay 2013\nRowland University\nBachelor of Arts\nPsychology\nMay 2009',
    degrees: [
      ['MASTER', 'Human Resource Development'],
      ['BACHELOR', 'Psychology'],
    ],
  },
  {
    name: 'high school with a course of study',
    isHeldOut: true,
    text: 'EDUCATION\nHigh School Diploma : General Studies , 2003 Larkin High School - City , State\nAssociate of Arts : Early Childhood Education Larkin College - City , State',
    degrees: [['HIGH_SCHOOL'], ['ASSOCIATE', 'Early Childhood Education']],
  },
  {
    name: 'an unfinished bachelor beside a finished associate',
    isHeldOut: true,
    text: 'Education\nA.A. in Graphic Communications, Solano Valley College, 2014\nWorking toward B.A. in Visual Communication (60 units completed)',
    degrees: [['ASSOCIATE', 'Graphic Communications']],
  },
  {
    name: 'Peruvian',
    isHeldOut: true,
    text: 'FORMACIÓN\nBachiller en Ingeniería Civil, Universidad Nacional del Rímac, 2014\nEgresado de la Maestría en Gestión Pública, Universidad del Rímac, 2018',
    degrees: [
      ['BACHELOR', 'Ingeniería Civil'],
      ['MASTER', 'Gestión Pública'],
    ],
  },
  {
    name: 'Australian',
    isHeldOut: true,
    text: 'EDUCATION\nBachelor of Nursing | Coorong University | 2015\nDiploma of Nursing | TAFE Coorong | 2012\nHSC | Coorong High | 2010',
    degrees: [['BACHELOR', 'Nursing'], ['ASSOCIATE', 'Nursing'], ['HIGH_SCHOOL']],
  },
  {
    name: 'Canadian',
    isHeldOut: true,
    text: 'Education\nB.Comm., Finance, University of Saltcoats (2010)\nOntario Secondary School Diploma (OSSD), Saltcoats Collegiate Institute (2006)',
    degrees: [['BACHELOR', 'Finance'], ['HIGH_SCHOOL']],
  },
  {
    name: 'a doctorate told by the word',
    isHeldOut: true,
    text: 'Education\nDoctorate, Organic Chemistry - Institute of Marn, 2009\nMasters, Chemistry - Institute of Marn, 2005\nBachelors, Chemistry - Marn College, 2003',
    degrees: [
      ['DOCTORATE', 'Organic Chemistry'],
      ['MASTER', 'Chemistry'],
      ['BACHELOR', 'Chemistry'],
    ],
  },
  {
    name: 'bullets with the year in brackets',
    isHeldOut: true,
    text: 'EDUCATION\n- (2016) MSc Project Management, University of Leland\n- (2012) BSc (Hons) Quantity Surveying, Leland Metropolitan University',
    degrees: [
      ['MASTER', 'Project Management'],
      ['BACHELOR', 'Quantity Surveying'],
    ],
  },
  {
    name: 'a trade school',
    isHeldOut: true,
    text: 'EDUCATION & CERTIFICATES\nHVAC Certificate, Porter Trade School, 2010\nGraduate, Porter Senior High, 2008',
    degrees: [['HIGH_SCHOOL']],
  },
  {
    name: 'a degree in a column beside the date',
    isHeldOut: true,
    text: 'EDUCATION\nMay 2018   Bachelor of Social Work   University of Hadley\nMay 2015   Associate in Arts   Hadley Community College',
    degrees: [['BACHELOR', 'Social Work'], ['ASSOCIATE']],
  },
  {
    name: 'Ghanaian and technical',
    isHeldOut: true,
    text: 'EDUCATIONAL BACKGROUND\nHND Marketing: Volta Technical University, 2013\nWASSCE: Keta Senior High Technical School, 2009\nBECE: Keta JHS, 2006',
    degrees: [['ASSOCIATE', 'Marketing'], ['HIGH_SCHOOL']],
  },
  {
    name: 'letters with stops where others write none',
    text: 'EDUCATION\nD.N.P., Carrow University\nM. S. W., Carrow University\nB.S.N., Elkin College',
    degrees: [['DOCTORATE'], ['MASTER'], ['BACHELOR', 'Nursing']],
  },
  {
    name: 'an engineer by the name of the degree',
    text: 'EDUCACIÓN\nIngeniero Civil, Universidad Nacional de Pampar, 2008',
    degrees: [['BACHELOR']],
  },
];
