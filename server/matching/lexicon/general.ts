/** Words that belong to no trade: qualities everybody claims, languages, seniority, fillers of postings. */

/** Qualities that are never worth a criterion of their own when there is anything better. */
export const softSkills =
  'communication, communication skills, interpersonal skills, interpersonal, teamwork, team player, team work, leadership skills, leadership, time management, problem solving, critical thinking, organizational skills, organization, organized, detail oriented, attention to detail, multitasking, multi-tasking, flexibility, flexible, adaptability, creativity, creative, motivated, self-starter, work ethic, reliable, punctual, positive attitude, passion, enthusiasm, energetic, fast-paced, fast paced environment, decision making, analytical skills, analytical, people skills, verbal communication, written communication, listening, integrity, professionalism, dependable, hard working, friendly, initiative, quick learner, fast learner, sense of humor, results oriented, self-motivated, goal-oriented, customer-oriented, resourceful, planning, policies, quality, improvement, director, excellent, troubleshooting, networking events, detail-oriented, confidentiality, independence, collaboration, proactive, english, microsoft applications';

/** Languages somebody may be asked to speak. */
export const languages =
  'Spanish, French, German, Italian, Portuguese, Mandarin|chinese|cantonese, Japanese, Korean, Arabic, Russian, Hindi, Urdu, Bengali, Punjabi, Tagalog|filipino, Vietnamese, =Polish, Turkish, Dutch, Swedish, Greek, Hebrew, Haitian Creole|creole, =Karen, Farsi|persian, Swahili, Ukrainian, =Thai, Bilingual';

/** Words of a title that tell rank or form and not the trade. */
export const rankWords = new Set(
  (
    'senior sr junior jr lead head chief assistant associate deputy vice principal staff intern trainee apprentice ' +
    'manager director supervisor coordinator specialist officer executive president vp representative rep agent ' +
    'administrator consultant analyst technician worker operator clerk aide helper leader team member professional ' +
    'i ii iii iv v 1 2 3 level entry mid experienced certified licensed registered full part time temporary seasonal ' +
    'contract freelance regional national global area district international corporate general interim acting ' +
    'of the and for in to at a an with or on needed asap apply now wanted hiring urgent immediate us usa uk remote'
  ).split(' '),
);

/** Nouns a job title ends with; they tell a line of a resume that is a title from one that is not. */
export const roleNouns = new Set(
  (
    'manager director supervisor coordinator specialist officer executive president vp representative rep agent ' +
    'administrator consultant analyst technician worker operator clerk aide helper leader member assistant associate ' +
    'engineer developer designer architect teacher nurse intern trainee lead owner founder advisor adviser auditor ' +
    'editor writer producer planner buyer trainer instructor coach therapist counselor attendant cashier server ' +
    'driver mechanic chef cook foreperson laborer volunteer fellow scientist researcher accountant controller ' +
    'treasurer partner principal head chief secretary receptionist advocate liaison recruiter strategist investigator ' +
    'inspector examiner broker banker teller adjuster underwriter programmer tester professor lecturer tutor ' +
    'salesperson merchandiser stylist photographer artist technologist sergeant pilot contractor superintendent ' +
    'estimator facilitator ambassador marketer expert host waiter bartender barista guard dispatcher handler student'
  ).split(' '),
);

/** Titles that are held in any trade; the words around them tell which. */
export const genericTitles = new Set(
  (
    'engineer consultant designer inspector instructor administrator advisor adviser owner co-owner president founder ' +
    'co-founder partner contractor volunteer entrepreneur trainer producer principal ceo coo operations facilitator'
  ).split(' '),
);

/** Words too common to tell one posting from another. */
export const stopWords = new Set(
  (
    'a an the and or but if then else of in on at to from by with without for as is are was were be been being am ' +
    'do does did done have has had having i you he she it we they me us them my your our their its this that these ' +
    'those there here what which who whom whose when where why how all any both each few more most other some such ' +
    'no not only own same so than too very can will just should would could may might must shall into onto over under ' +
    'out up down off about above below between through during before after again further once also etc e g ie eg ' +
    'per via within across including include includes included well new use used using work working works job jobs ' +
    'position positions role roles company companies candidate candidates applicant applicants experience experienced ' +
    'years year required requirements requirement require preferred plus ability able skills skill strong excellent ' +
    'good great knowledge responsibilities responsible responsibility duties duty opportunity opportunities team ' +
    'teams environment looking seeking join apply please resume employer employment employee employees benefits ' +
    'salary competitive pay equal status degree related field equivalent minimum least preferably ideal ideally ' +
    'success successful successfully following day days time full part high highly level based provide provides ' +
    'providing ensure ensures make making help support need needs needed must-have nice want like get take one two ' +
    'three people world city state name current various other others every many much best top key within us usa'
  ).split(' '),
);
