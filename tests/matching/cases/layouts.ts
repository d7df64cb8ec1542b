/** Resumes in layouts of many kinds, each with what someone reads in them. All people and employers are made up. */

interface Layout {
  name: string;
  text: string;
  /** Title and employer of each position. */
  positions?: [string, string | null][];
  /** Levels of the degrees. */
  degrees?: string[];
  languages?: string[];
  licences?: string[];
  skills?: string[];
  /** Never tuned on: what is read of them is counted, not asked for one by one. */
  isHeldOut?: boolean;
}

export const layouts: Layout[] = [
  {
    name: 'LinkedIn export',
    text: `Contact\nTop Skills\nKubernetes\nTerraform\nLanguages\nSpanish (Native or Bilingual)\nEnglish (Full Professional)\nExperience\nNordwind Cloud GmbH\nSite Reliability Engineer\nMarch 2020 - Present (4 years 2 months)\nBerlin, Germany\nKestrel Data\nSystems Administrator\nJune 2016 - February 2020 (3 years 9 months)\nMadrid, Spain\nEducation\nUniversidad de Sevilla\nBachelor's degree, Computer Science · (2012 - 2016)`,
    positions: [
      ['Site Reliability Engineer', 'Nordwind Cloud GmbH'],
      ['Systems Administrator', 'Kestrel Data'],
    ],
    degrees: ['BACHELOR'],
    languages: ['Spanish', 'English'],
    skills: ['Kubernetes', 'Terraform'],
  },
  {
    name: 'job board export',
    text: `Ada Quill\nWarehouse Supervisor\nWORK EXPERIENCE\nWarehouse Supervisor\nPelham Freight Ltd -  Leeds, West Yorkshire -\nMay 2018 to Present\n• Run two shifts\nForklift Operator\nHarbour Stores -  Hull -\nJanuary 2015 to April 2018\nEDUCATION\nBTEC National Diploma in Engineering\nLeeds City College -  Leeds\n2014`,
    positions: [
      ['Warehouse Supervisor', 'Pelham Freight Ltd'],
      ['Forklift Operator', 'Harbour Stores'],
    ],
    degrees: ['ASSOCIATE'],
  },
  {
    name: 'Europass',
    text: `Curriculum Vitae\nWORK EXPERIENCE\n01/09/2017 - 30/06/2021\nOccupation or position held: Laboratory Technician\nName and address of employer: Biolab Iberia S.A.\nMain activities and responsibilities: tests of water\nLANGUAGE SKILLS\nMother tongue(s): Portuguese\nOther language(s): English C1, French B1`,
    positions: [['Laboratory Technician', 'Biolab Iberia S.A']],
    languages: ['Portuguese', 'English', 'French'],
  },
  {
    name: 'table of employers',
    text: `CAREER CONTOUR\nOrganization | Designation | Duration\nVayu Infotech Pvt Ltd | Senior Test Engineer | Jan 2016 - Till date\nMandara Systems | Test Engineer | Jul 2012 - Dec 2015\nEDUCATIONAL QUALIFICATION\nB.Tech in ECE, Vellore Institute, 2012`,
    positions: [
      ['Senior Test Engineer', 'Vayu Infotech Pvt Ltd'],
      ['Test Engineer', 'Mandara Systems'],
    ],
    degrees: ['BACHELOR'],
  },
  {
    name: 'Spanish',
    text: `EXPERIENCIA LABORAL\nCamarera de sala\nHotel Miramar, Málaga\nmarzo de 2019 - actualidad\nDependienta\nZapaterías Luna, Granada\nenero de 2016 - febrero de 2019\nFORMACIÓN ACADÉMICA\nTécnico Superior en Marketing y Publicidad, IES Alhambra\nIDIOMAS\nInglés: B2\nFrancés: nivel básico`,
    positions: [
      ['Camarera de sala', 'Hotel Miramar'],
      ['Dependienta', 'Zapaterías Luna'],
    ],
    degrees: ['ASSOCIATE'],
    languages: ['English', 'French'],
  },
  {
    name: 'employer first, dates at the right',
    text: `Employment History\nBrightwater Hospital\t2018 – present\nStaff Nurse\n• Cared for patients\nSt Olave's Clinic\t2014 – 2018\nHealthcare Assistant\n• Helped nurses`,
    positions: [
      ['Staff Nurse', 'Brightwater Hospital'],
      ['Healthcare Assistant', "St Olave's Clinic"],
    ],
  },
  {
    name: 'labelled blocks',
    text: `PROFESSIONAL EXPERIENCE\nCompany: Orchid Software Solutions\nDesignation: Business Analyst\nDuration: Aug'17 - now\nCompany: Lotus Bank\nDesignation: Credit Officer\nDuration: Feb'14 - Jul'17`,
    positions: [
      ['Business Analyst', 'Orchid Software Solutions'],
      ['Credit Officer', 'Lotus Bank'],
    ],
  },
  {
    name: 'sentences',
    text: `Summary\nWorking as Pharmacist with Greenleaf Pharmacy since June 2019.\nWorked as Sales Executive at Corvid Motors Ltd from 2015 to 2019.`,
    positions: [
      ['Pharmacist', 'Greenleaf Pharmacy'],
      ['Sales Executive', 'Corvid Motors Ltd'],
    ],
  },
  {
    name: 'military',
    text: `MILITARY EXPERIENCE\nUnited States Army, Fort Hood, TX\nSquad Leader, 2009 - 2013\nLogistics Sergeant, 2013 - 2017\nCERTIFICATIONS\nSecret Clearance Course Certificate\nCDL Class A`,
    licences: ['CDL Class A'],
  },
  {
    name: 'academic',
    text: `ACADEMIC APPOINTMENTS\n2019–present Assistant Professor of Chemistry, University of Tromsdal\n2016–2019 Postdoctoral Researcher, Institute of Polymer Science\nEDUCATION\n2016 PhD in Chemistry, University of Lund\n2011 MSc in Chemistry, University of Lund`,
    positions: [
      ['Assistant Professor of Chemistry', 'University of Tromsdal'],
      ['Postdoctoral Researcher', 'Institute of Polymer Science'],
    ],
    degrees: ['DOCTORATE', 'MASTER'],
  },
  {
    name: 'German-style English',
    text: `Professional career\n09.2015 - 12.2019   Project Engineer, Falkenberg Anlagenbau GmbH, Stuttgart\nsince 01.2020   Head of Production, Ostsee Werke AG, Rostock\nStudies\nDiplom-Ingenieur, Technische Universität Dresden`,
    positions: [
      ['Head of Production', 'Ostsee Werke AG'],
      ['Project Engineer', 'Falkenberg Anlagenbau GmbH'],
    ],
    degrees: ['MASTER'],
  },
  {
    name: 'title at employer',
    text: `Experience\nBarista at Copper Kettle Coffee\nSummer 2019 - Fall 2020\nShift Lead at Juniper Foods Inc.\nNov 2020 - Present`,
    positions: [
      ['Shift Lead', 'Juniper Foods Inc'],
      ['Barista', 'Copper Kettle Coffee'],
    ],
  },
  {
    name: 'bars',
    text: `EXPERIENCE\nProduct Designer | Lumen Studio | Remote | 2021–now\nGraphic Designer | Paper Fox | Chicago, IL | 2017–2021`,
    positions: [
      ['Product Designer', 'Lumen Studio'],
      ['Graphic Designer', 'Paper Fox'],
    ],
  },
  {
    name: 'functional, without dates',
    text: `SKILLS\nTools: QuickBooks, Xero, Sage 50\nEMPLOYMENT HISTORY\nBookkeeper\nTamarind Accounting Services\nOffice Manager\nBluebell Dental Clinic`,
    positions: [
      ['Bookkeeper', 'Tamarind Accounting Services'],
      ['Office Manager', 'Bluebell Dental Clinic'],
    ],
    skills: ['QuickBooks', 'Xero', 'Sage 50'],
  },
  {
    name: 'lost dash',
    text: `Work History\nHouse Painter 04/2011 08/2016\nCoastal Decorators LLC\n• Painted\nRoofer 09/2016 Current\nSummit Roofing Inc\n• Roofed`,
    positions: [
      ['Roofer', 'Summit Roofing Inc'],
      ['House Painter', 'Coastal Decorators LLC'],
    ],
  },
  {
    name: 'LinkedIn export with years with one employer',
    text: `Contact\n+44 7700 900456 (Mobile)\nwww.linkedin.com/in/petra-kowalczyk-dunne (LinkedIn)\n\nTop Skills\nCampaign Management\nGoogle Analytics\nCopywriting\n\nPetra Kowalczyk-Dunne\nGrowth Marketer | ex-Mossgrove\nManchester, England, United Kingdom\n\nExperience\n\nMossgrove Outdoor\n4 years 1 month\n\nHead of Growth\nJanuary 2023 - December 2024 (2 years)\n\nPaid Media Manager\nDecember 2020 - December 2022 (2 years 1 month)\nManchester\nRan search and social for nine markets.\n\nSelf-employed\nFreelance Copywriter\nMay 2018 - November 2020 (2 years 7 months)\n\nTangerine & Sons\nMarketing Executive\nSeptember 2016 - April 2018 (1 year 8 months)\nSheffield, United Kingdom\n\nEducation\nThe University of Sheffield\nBachelor of Arts - BA, English Literature · (2013 - 2016)`,
    positions: [
      ['Head of Growth', 'Mossgrove Outdoor'],
      ['Paid Media Manager', 'Mossgrove Outdoor'],
      ['Freelance Copywriter', null],
      ['Marketing Executive', 'Tangerine & Sons'],
    ],
    degrees: ['BACHELOR'],
  },
  {
    name: 'Europass, Spanish',
    text: `EXPERIENCIA LABORAL\nFechas: 01/03/2015 – 30/11/2021\nProfesión o cargo desempeñado: Técnico de calidad\nNombre y dirección de la empresa: Conservas Ría Baja, S.L., Cambados (España)\nPrincipales actividades: control de producto\n\n2012–2015   Operario de producción\n   Lácteos Montecillo, Lugo (España)\n\nEDUCACIÓN Y FORMACIÓN\n2010–2012   Técnico Superior en Laboratorio de Análisis\n   IES A Carballeira, Ourense (España)`,
    positions: [
      ['Técnico de calidad', 'Conservas Ría Baja, S.L'],
      ['Operario de producción', 'Lácteos Montecillo'],
    ],
    degrees: ['ASSOCIATE'],
  },
  {
    name: 'academic with papers and talks',
    text: `Mireille Toft, PhD\nEmployment\n2020– Senior Lecturer in Linguistics, Univ. of Fenwick, UK\n2016–20 Lecturer, Univ. of Fenwick\n2014–16 Research Associate, Centre for Phonetics, Utrecht, Netherlands\nDegrees\nPhD Linguistics, University of Essex, 2014\nMA Applied Linguistics, University of Essex, 2009\nBA French and Spanish, University of Hull, 2007\nPublications\nToft, M. (2019). The manager's voice, 2010-2015. Journal of Phonetics 12.\nToft, M. & Ruiz, A. (2017). Teachers and tutors 1999–2009. Lang. Teach. 3, 5–18.\nInvited talks\n2018 Keynote speaker, Voices Conference, Porto`,
    positions: [
      ['Senior Lecturer in Linguistics', 'Univ. of Fenwick'],
      ['Lecturer', 'Univ. of Fenwick'],
      ['Research Associate', 'Centre for Phonetics'],
    ],
    degrees: ['DOCTORATE', 'MASTER', 'BACHELOR'],
  },
  {
    name: 'Indian, degrees in a table',
    text: `PROFESSIONAL EXPERIENCE\nS.No   Company   Role   From   To\n1   Neelam Softech Pvt Ltd   Senior Java Developer   Feb 2020   Present\n2   Corvus Data Labs   Java Developer   July 2016   Jan 2020\n\nEDUCATIONAL DETAILS\nDegree   Institute   University   Year   %\nMCA   Sri Sai College, Tirupati   SVU   2016   78\nBSc (Computers)   Govt Degree College, Nellore   SVU   2013   70\nIntermediate   Narayana Jr College   BIE   2010   88\nSSC   ZPHS Gudur   SSC Board   2008   81\n\nTECHNICAL EXPERTISE\nLanguages : Java, SQL\nFrameworks : Spring Boot, Hibernate\nPlace : Hyderabad, Telangana`,
    positions: [
      ['Senior Java Developer', 'Neelam Softech Pvt Ltd'],
      ['Java Developer', 'Corvus Data Labs'],
    ],
    degrees: ['MASTER', 'BACHELOR', 'HIGH_SCHOOL', 'HIGH_SCHOOL'],
  },
  {
    name: 'template of one page',
    text: `JONAS ABERNATHY-LEE\nlandscape architect\nABOUT\nI draw parks.\nEXPERTISE\nPlanting design\nAutoCAD Civil 3D\nRhino\nEDUCATION\nBACHELOR OF LANDSCAPE ARCHITECTURE\nBall State / 2012\nEXPERIENCE\nPROJECT LANDSCAPE ARCHITECT\nGreen Mile Studio / Dayton, OH\n2018 — present\nRiverfront of four miles.\nDESIGNER\nFallow & Reed / Columbus, OH\n2014 — 2018\nINTERN\nCity of Muncie / Muncie, IN\nSummer 2012`,
    positions: [
      ['PROJECT LANDSCAPE ARCHITECT', 'Green Mile Studio'],
      ['DESIGNER', 'Fallow & Reed'],
      ['INTERN', 'City of Muncie'],
    ],
    degrees: ['BACHELOR'],
  },
  {
    name: 'military, slashes',
    text: 'SSG DARNELL K. OAKES\nFort Hallam, NC | d.oakes@mail.invalid\n\nQUALIFICATIONS SUMMARY\nLogistics NCO with 11 years in supply, convoy and depot work. Active Secret clearance.\n\nMILITARY SERVICE\nUNITED STATES ARMY, 2012 - Present\n\nPlatoon Sergeant / 88th Transport Company, Fort Hallam, NC / Mar 2019 - Present\nLed 34 soldiers.\nMoved 1,200 pallets.\nZero accidents.\n\nSquad Leader / 88th Transport Company / Jun 2015 - Mar 2019\nRan the motor pool.\nKept 22 trucks.\n\nMotor Transport Operator (88M) / 12th Sustainment Brigade, Camp Ardel, Kuwait / Jan 2012 - Jun 2015\nDrove convoys.\n\nMILITARY TRAINING\nAdvanced Leader Course, 2018\nHazmat Handling, 2014\n\nCIVILIAN EDUCATION\nA.S. in Logistics Management, Carver Community College, 2017',
    positions: [
      ['Platoon Sergeant', '88th Transport Company'],
      ['Squad Leader', '88th Transport Company'],
      ['Motor Transport Operator (88M)', '12th Sustainment Brigade'],
    ],
    degrees: ['ASSOCIATE'],
  },
  {
    name: 'appointments by department',
    text: 'Ingrid Solheim-Vance, Ph.D.\nDepartment of Ecology, Larkspur University\n\nACADEMIC APPOINTMENTS\n2020–        Associate Professor (tenured), Department of Ecology, Larkspur University\n2014–2020    Assistant Professor, Department of Ecology, Larkspur University\n2012–2014    Postdoctoral Fellow, Tern Island Field Institute (PI: R. Okafor)\n\nEDUCATION\n2012         Ph.D., Zoology, Kelmore University. Thesis: Gull diets 1990–2010\n2006         B.Sc. (First Class), Biology, Kelmore University\n\nGRANTS\n2021–2024    National Science Council, Principal Investigator, $412,000\n2018–2020    Tern Trust, Co-Investigator, $60,000\n\nPUBLICATIONS\nSolheim-Vance, I. & Okafor, R. (2019). Director cues in gulls, 2001-2015. J. Bird Biol. 4, 1–12.\nSolheim-Vance, I. (2016). Managers of the nest. Zool. Lett. 9, 44–51.\n\nTEACHING\nFall 2021    BIO 240 Ornithology\nSpring 2020  BIO 101 Introductory Biology\n\nSERVICE\n2019–2022    Associate Editor, Journal of Bird Biology',
    positions: [
      ['Associate Professor (tenured)', 'Larkspur University'],
      ['Assistant Professor', 'Larkspur University'],
      ['Postdoctoral Fellow', 'Tern Island Field Institute (PI: R. Okafor)'],
    ],
    degrees: ['DOCTORATE', 'BACHELOR'],
  },
  {
    name: 'freelancer with clients',
    text: 'TOMASZ LINDQVIST\nFreelance Brand Designer\n\nAbout\nFifteen years of brand work for food and drink.\n\nExperience\nFreelance Brand Designer\nSelf-employed, Gothenburg\n2016 – Present\nSelected clients:\nHavtorn Brewery (2022) - full rebrand\nOat & Pine (2020–2021) - packaging\nCity Museum of Gothenburg (2019) - signage\n\nArt Director\nStudio Norr AB\n2011 – 2016\nLed four designers.\nWon two prizes.\n\nJunior Designer\nPrintverket\n2008 – 2011\n\nEducation\nBFA Graphic Design, Konstfack-Väst, 2008',
    positions: [
      ['Freelance Brand Designer', null],
      ['Art Director', 'Studio Norr AB'],
      ['Junior Designer', 'Printverket'],
    ],
    degrees: ['BACHELOR'],
  },
  {
    name: 'German and English, dates first',
    text: 'Lebenslauf / CV\nName:   Katrin Vogelsang\nGeburtsort:   Ulm\n\nBerufserfahrung / Professional Experience\nseit 04/2019   Projektleiterin Logistik, Brenner & Söhne GmbH, Ulm\n               - Lagerumzug mit 14.000 Artikeln\n               - 6 Mitarbeiter\n10/2014 – 03/2019   Supply Chain Analyst, Donau Pharma AG, Neu-Ulm\n               - SAP MM\n07/2012 – 09/2014   Trainee, Spedition Kessler KG, Augsburg\n\nAusbildung / Education\n10/2009 – 06/2012   Hochschule Ulm, Bachelor of Engineering (Logistics), Note 1,9\n08/2000 – 06/2009   Schubart-Gymnasium Ulm, Abitur\n\nSprachen / Languages\nDeutsch (Muttersprache), Englisch (C1), Französisch (A2)',
    positions: [
      ['Projektleiterin Logistik', 'Brenner & Söhne GmbH'],
      ['Supply Chain Analyst', 'Donau Pharma AG'],
      ['Trainee', 'Spedition Kessler KG'],
    ],
    degrees: ['BACHELOR', 'HIGH_SCHOOL'],
  },
  {
    name: 'short lines without verbs',
    text: 'Jules Ferrant\nLine cook, Montreal\n\nEXPERIENCE\nChez Bastien                                   Montreal, QC\nSous Chef                                      May 2021 - Present\n120 covers a night.\nMenu costing.\nFish station lead.\nNight shift manager of six cooks.\nLe Vieux Four                                  Montreal, QC\nLine Cook                                      2018 - May 2021\nGrill and sauté.\nPrep cook training.\nCafe Ondine                                    Laval, QC\nDishwasher                                     2017 - 2018\nSix nights a week.\n\nSKILLS\nSous vide, butchery, HACCP',
    positions: [
      ['Sous Chef', 'Chez Bastien'],
      ['Line Cook', 'Le Vieux Four'],
      ['Dishwasher', 'Cafe Ondine'],
    ],
    degrees: [],
  },
  {
    name: 'short lines of a trade nobody lists',
    text: 'Wren Halloway\nBeekeeper\n\nWORK EXPERIENCE\n\nHead Beekeeper\nClover Hollow Farm, Bath, ME\nApril 2019 - Present\nKept 40 hives.\nHoney sold at three markets.\nQueens raised.\n\nFarm Hand\nTidewater Growers\n2016 - 2019\nGoats and hens.\nKept fences.\n\nDeckhand\nF/V Louisa\n2014 - 2016',
    positions: [
      ['Head Beekeeper', 'Clover Hollow Farm'],
      ['Farm Hand', 'Tidewater Growers'],
      ['Deckhand', 'F/V Louisa'],
    ],
    degrees: [],
  },
  {
    name: 'UK, reversed',
    isHeldOut: true,
    text: `CAREER HISTORY\nNov 2018 to date\nThornbury Council\nHousing Officer\nMay 2014 to Oct 2018\nMoorland Housing Association\nSupport Worker\nQUALIFICATIONS AND TRAINING\nA-levels: English, History`,
    positions: [
      ['Housing Officer', 'Thornbury Council'],
      ['Support Worker', 'Moorland Housing Association'],
    ],
    degrees: ['HIGH_SCHOOL'],
  },
  {
    name: 'Latin American',
    isHeldOut: true,
    text: `TRAYECTORIA PROFESIONAL\nGrupo Andino S.A. | Bogotá\nAnalista de crédito\nene. 2018 – presente\nBanco del Valle | Cali\nAsesor comercial\nfeb. 2014 – dic. 2017\nEDUCACIÓN\nLicenciatura en Economía, Universidad del Valle`,
    positions: [
      ['Analista de crédito', 'Grupo Andino S.A'],
      ['Asesor comercial', 'Banco del Valle'],
    ],
    degrees: ['BACHELOR'],
  },
  {
    name: 'two columns read one after the other',
    isHeldOut: true,
    text: `SKILLS\nWelding\nBlueprint reading\nEXPERIENCE\nPipe Welder\nGulf Fabricators Inc. / Mobile, AL / 2016 - 2022\n- Welded pipes\nApprentice Welder\nDelta Marine / Gulfport, MS / 2013 - 2016\n- Learned`,
    positions: [
      ['Pipe Welder', 'Gulf Fabricators Inc'],
      ['Apprentice Welder', 'Delta Marine'],
    ],
    skills: ['Blueprint reading'],
  },
  {
    name: 'commas',
    isHeldOut: true,
    text: `Relevant Experience\nAccount Manager, Silverline Media, New York, NY, 2019-2023\nSales Assistant, Holt & Daughters, Boston, MA, 2016-2019`,
    positions: [
      ['Account Manager', 'Silverline Media'],
      ['Sales Assistant', 'Holt & Daughters'],
    ],
  },
  {
    name: 'Indian, numbered table',
    isHeldOut: true,
    text: `Employment Details\nS.No\tCompany Name\tDesignation\tPeriod\n1\tSurya Textiles Ltd\tQuality Inspector\t06/2015 - 03/2018\n2\tKaveri Mills\tShift Supervisor\t04/2018 - till date\nACADEMIC DETAILS\nB.Com, Madurai Kamaraj University, 2014\nHSC, State Board, 2011`,
    positions: [
      ['Shift Supervisor', 'Kaveri Mills'],
      ['Quality Inspector', 'Surya Textiles Ltd'],
    ],
    degrees: ['BACHELOR', 'HIGH_SCHOOL'],
  },
  {
    name: 'several positions with one employer',
    isHeldOut: true,
    text: `Experience\nMeridian Airlines\n6 years 2 months\nCabin Crew Manager\nJanuary 2020 - Present (2 years 2 months)\nFlight Attendant\nJanuary 2016 - December 2019 (4 years)\nLisbon, Portugal`,
    positions: [
      ['Cabin Crew Manager', 'Meridian Airlines'],
      ['Flight Attendant', 'Meridian Airlines'],
    ],
  },
];
