/** Names of degrees and diplomas in the countries resumes come from, and the level of each. */
import type { EducationLevel } from '../../../schemas/candidate.ts';

interface LevelPattern {
  level: EducationLevel;
  /** Gives the level anywhere. */
  words: RegExp;
  /** Gives the level only in text about degrees, because the letters are also other words. */
  letters: RegExp;
}

/** Highest first. */
const patterns: LevelPattern[] = [
  {
    level: 'DOCTORATE',
    words:
      /\bph\.?\s?d\b|\bdoctora(?:te|l degree|do)\b|\bdoctor of\b|\bdoctor(?:a)? en\b|\bjuris doctor\b|\bpharm\.?d\b|\bpsy\.?d\b|\bd\.?\s?phil\b|\bdr\.? ?(?:rer\.|-?ing)|\bdottorato\b|\bdoutorado\b|\bdoutor(?:a)? em\b|\bengd\b|\bdclinpsy\b|\bdr\.?ph\b/i,
    letters:
      /\b(?:J\.?D|M\.?D|Ed\.?\s?D|D\.D\.S|DDS|DMD|DVM|DNP|DPT|DBA|D\.?Sc|Sc\.D|Th\.?D|D\.?Min|D\.M\.A|D\.O|O\.D)\b(?!\s?[,-]\s?\d{5})/,
  },
  {
    level: 'MASTER',
    words:
      /\bmasters?['’]?s?\s(?:of|in|degree)\b|\bmaster['’]s\b|\be?m\.?b\.?a\b|\bgraduate degree\b|\bpost[- ]?gradua(?:te|ción|do|tion)\b(?!\s(?:course|training|certificate))|\bpostgrado\b|\bm[.\s-]{0,2}tech\b|\bm\.?c\.?a\b(?=.{0,60}(?:universit|college|institut|computer))|\bp\.?g\.?d\.?(?:b\.?)?[mc]\.?a?\b|\bpg\s?dip(?:loma)?\b|\b(?:post[- ]?)?graduate diploma\b|\bpgce\b|\bmaster\s[12]\b|\bm\.ed\b|\bm\.?\s?phil\b|\bm\.?res\b|\bm(?:sci|eng|chem|phys|comp)\b|\bm\.?\s?sc\b|\bll\.?\s?m\b|\bmáster\s(?:en|universitario|oficial|de)\b|\bmaestr[íi]a\b|\bmestrado\b|\bespecializaci[óo]n en\b|\bmag[íi]ster\b|\bdipl(?:om)?[.-]{1,2}\s?(?:ing|kfm|inf|kauf|psych|betriebsw|biol|chem|phys)|\bdiplomingenieur|\bdipl[ôo]me d['’]ing[ée]nieur|\bmestre em\b|\bp[óo]s-gradua[çc][ãa]o\b|\byüksek lisans\b|\bmagisterexamen\b|\bcivilingenjör\b|\bmgr\.? in[żz]|\bstaatsexamen\b|\blaurea (?:magistrale|specialistica)\b/i,
    letters:
      /\b(?:M\.?S\.?c?|M\.?E|M\.?A|M\.?C\.?A|M\.?Com|M\.?Ed|M\.?F\.?A|MSW|MSN|MPH|MPA|MPP|M\.?Eng|M\.?Arch|M\.?Pharm|M\.?M\.?S|MHA|MIM|MSt|M\.?Mus|M\.?L\.?I\.?S|MDes|M\.?Div|M\.?Acc|MTax|MFin|MAEd|M\.?A\.?T|M\.?P\.?S|MHRM|MS(?:CS|EE|ME|CE|IT|IS|E|Ed|F|OD|HRM)|M\.S\.?Ed|Ed\.\s?S|Ma[îi]trise\sen|M[.\s]?sc|M\.com|Masters?|Máster|Master|Diplom)\b(?![\s-]{0,2}(?:[Oo]ffice|OFFICE|[Ww]ord|[Ee]xcel|[Pp]roject|[Aa]ccess|[Oo]utlook|[Pp]ower[Pp]oint|[Ww]indows|[Ss][Qq][Ll]|DOS|,\s?\d{5}))/,
  },
  {
    level: 'BACHELOR',
    words:
      /\bbachelor['’]?s?\b|\bb\.?b\.?a\b|\bb\.?s\.?n\b|\b(?:four|4)[\s-]year\s(?:college\s)?degree\b|\bundergraduate degree\b|\bhonou?rs degree\b|\bcollege degree\b|\buniversity degree\b|\bb[.\s-]{0,2}tech\b|\bb\.\s?e\b\.?(?=\s?(?:in\b|\(|[-,:]|from\b|$))|\bb\.?\s?comm?\b|\bb\.?\s?sc\b|\bb(?:eng|pharm|vsc|medsci|socsc|mus|arch|voc|des)\b|\bb\.?c\.?a\b(?=.{0,60}(?:universit|college|institut|computer))|\bm\.?b\.?b\.?s\b|\bmb\s?(?:bs|chb|bch)\b|\bbm\s?bs\b|\bll\.?\s?b\b|\bbaccalaureate\b(?<!international baccalaureate)|\blicenciatura\b|\blic\.? en\b|\blicenciad[oa]\sen\b|\b(?:doble\s)?grado\sen\b|\bgraduad[oa]\sen\b|\bingenier[íi]a\s(?:t[ée]cnica\s)?(?:en|de|superior|industrial|informática|civil|mecánica|eléctrica|electrónica|química|agronómica|agrícola|comercial|ambiental)\b|\bing\. en\b|\bbachiller en (?:ing|cien|adm|der|econ|educ|cont|arq|psic|enf)|\bprofesorado (?:en|de)\b|\bdiplomatura\b|\bdiplomad[oa]\sen\s(?:enfermer|magisterio|empresariales|trabajo social|relaciones laborales|fisioterapia)|\blicence\s(?:en|in)\s(?=[a-z]{4})(?!good|default)|\bb\.s\.?\s?ed\b|\bbbm\b|\blaurea\b|\bbacharel(?:ado)?\b|\bgradua[çc][ãa]o em\b|\blicencjat\b|\bin[żz]ynier\b|\bbakal[áa][řr]\b|\bkandidatexamen\b|\b[a-z]{4,20}(?:\s[a-z]{4,20})?\s(?:engineering|science|arts)\sdegree\b/i,
    letters:
      /\b(?:B\.?S\.?c?|B\.?A|B\.?F\.?A|B\.?E|B\.?Eng|B\.?Com|B\.?C\.?A|B\.?B\.?M|B\.?M\.?S|B\.?D\.?S|B\.?Ed|B\.?Arch|B\.?Pharm|B\.?P\.?T|B\.?H\.?M|B\.?S\.?W|BAMS|BHMS|B\.?I\.?T|B\.?L|B\.?Lib|BS(?:BA|CS|EE|ME|CE|IT|IS|E|Ed|ED|HRM|HM|W|N|C)|BEEd|B\.?Bus|BApp\.?Sc|BH(?:lth)?Sc|BSocSci|BCS|B\.A\.S|BN|A\.B|Ing(?:\.|enier[oa])\s(?:en\s|de\s|[Cc]ivil|[Ii]ndustrial|[Mm]ec[áa]nic[oa]|[Ee]l[ée]ctric[oa]|[Ee]lectr[óo]nic[oa]|[Qq]u[íi]mic[oa]|[Cc]omercial|[Aa]gr[óo]nom[oa]|[Ii]nform[áa]tic[oa])|Ingenier[íi]a|Contador(?:a)? P[úu]blic[oa]|Bsc|Btech|Bcom|Undergraduate|Graduation|Grado(?=,\s\p{Lu}|\t|\s\p{Lu}\p{L}+\s(?:de|del)\b))\b/u,
  },
  {
    level: 'ASSOCIATE',
    words:
      /\bassociates?['’]?s?\s(?:of|in\s(?:applied|arts|science)|degree)\b|\bassociate['’]s\b|\b(?:two|2)[\s-]year\sdegree\b|\bh\.?n\.?[dc]\b|\bond\b(?=[\s,(:]{1,3}(?:in\s)?[a-z]{4})|\bordinary national diploma\b|\bhigher national (?:diploma|certificate)|\bfoundation degree\b|\bdip\.?\s?he\b|\b(?:advanced|polytechnic|national|engineering|associate) diploma\b|\bt[ée]cnic[oa] superior\b|\bt\.?s\.?u\.?(?=\sen\b)|\btecn[óo]log[oa] em\b|\bön lisans\b|\bdipl[ôo]me d['’][ée]tudes coll[ée]giales\b|\bciclo formativo (?:de )?grado superior\b|\bgrado superior en\b|\bc\.?f\.?g\.?s\b|\bfp (?:de )?(?:grado )?(?:superior|ii)\b|\bformaci[óo]n profesional (?:de )?(?:grado )?superior\b|\btecnicatura\b|\btecn[óo]log[oa] en\b|\bdiploma (?:in|of) (?:[a-z]+ ){0,3}(?:engineering|technology|nursing)\b/iu,
    letters:
      /\b(?:A\.?A\.?[SBT]?|A\.?S\.?N?|A\.?D\.?N|A\.?G\.?S|A\.?O\.?S|(?:BTS|DUT|DEUG)(?=\s[A-Z][a-zé])|Associates?|BTEC(?!\s(?:[Ll]evel|[Ff]irst)))\b(?!\s(?:director|manager|editor|vice|professor))/,
  },
  {
    level: 'HIGH_SCHOOL',
    words:
      /\bhigh school (?:diploma|graduate|degree|education|(?:or )?equivalen)|\bg\.?e\.?d\b|\b(?:higher |senior )?secondary (?:school )?(?:diploma|certificate|education|leaving)|\bh\.?s\.? diploma\b|\b(?:a|as)[- ]levels?\b|\bo[- ]levels?\b|\bi?gcses?\b|\bgce\b|\bleaving certificate\b|\binternational baccalaureate\b|\bib diploma\b|\bnvq\b|\bbtec (?:level [123]|first)\b|\bhiset\b|\bperito mercantil\b|\bensino m[ée]dio\b|\b(?:fach)?hochschulreife\b|\bfachabitur\b|\b(?:haupt|real)schulabschluss\b|\bstudentexamen\b|\bwassce\b|\bwaec\b|\bkcse\b|\bbachillerato\b|\bbachiller\b(?=\s(?:en|t[ée]cnico|acad[ée]mico|comercial)|$)|\bgraduado escolar\b|\b(?:t[ée]cnic[oa]|ciclo formativo|fp|formaci[óo]n profesional)\s(?:de\s)?grado medio\b|\bc\.?f\.?g\.?m\b|\bfp i\b|\bense[ñn]anza (?:media|secundaria)\b|\beducaci[óo]n secundaria\b|\babitur\b|\bmatura\b|\bmaturit[àa]\b|\b(?:berufs)?ausbildung\b|\bbaccalaur[ée]at\b|\bmatric(?:ulation)?\b|\b(?:higher|senior|lower) secondary\b|\bmadhyamik\b|\bcertificate of (?:secondary )?education\b|\bvce\b(?=[\s,(:-]{1,3}(?:\d|at\b))|\bprepa(?:ratoria)?\b(?=\s?[:(,])/i,
    letters:
      /\b(?:high school|general education studies|diploma|H\.?S\.?S?\.?C|S\.?S\.?[CL]\.?C?|SSCE|NECO|CBSE|ICSE|ISC|P\.?U\.?C|(?:Plus|\+)\s?(?:Two|2)|10\s?\+\s?2|XI?I?th|(?:10|12)\s?th|(?:10|12)\+?\d?\s(?:std|standard|class)|(?:class|std|standard|year|grade)[.\s]{1,2}(?:X|XII|10|12)|ESO|E\.?G\.?B|B\.?U\.?P|[Ii]ntermediate|secondary(?!\s(?:science|math|english|education|history|teach))|secundaria|highers|senior secondary|M\.?P\.?C|Bi\.?\s?P\.?C|PCMB?|F\.?Sc|F\.A|OSSD|senior high|VWO|HAVO|C\.O\.U|(?:hr|higher|sr)\.?\ssec(?:\.|\b)|realschul\w+|mittlere reife|técnic[oa] en|preparatoria|certificate of achievement)\b|^\W*(?:XI?I?|10|12)(?:\s?\([^)]*\))?(?=\s(?:from|board|std)|\s?[,:-]|\t|$)/i,
  },
];

/** A quick check that skips most lines, because the patterns are slow. */
const hint =
  /bach|master|doct|degree|dipl|gradua|grado|licen|lic\. |ingen|ing\. en|associat|school|secondar|level|máster|maestr|mestrado|especializ|mag[ií]s|laurea|dottor|doutor|baccal|profesorado|t[ée]cn[io]|ciclo|formaci|ense[ñn]anza|educaci|abitur|matur|matric|ausbildung|staatsexamen|madhyamik|leaving|\b(?:ph\.?\s?d|pharm|psy\.?d|engd|dclin|d\.?\s?phil|dr\.? ?(?:rer|-?ing)|m\.?b\.?[ab]|[mb][.\s-]{0,2}tech|[mb]\.?c\.?a|p\.?g\.?[dc]|pg\s?dip|m\.?\s?phil|m\.?res|m(?:sci|eng|chem|phys|comp)|[mb]\.?\s?sc|ll\.?\s?[bm]|b\.?b\.?a|b\.?s\.?n|b\.\s?e|b\.?\s?com|b(?:eng|pharm|vsc|med|soc|mus|arch|voc|des)|mb\s?(?:bs|chb|bch)|bm\s?bs|h\.?n\.?[dc]|dip|t\.?s\.?u|c\.?f\.?g\.?[sm]|fp |g\.?e\.?d|h\.?s\.? |i?gcse|gce|nvq|waec|wassce|kcse)/i;

/** Letters with stops or blanks between them as one word: "D.N.P.", "M. S. W.". */
const closed = (text: string) => text.replace(/(?<=(?<!\p{L})\p{Lu})\.\s?(?=\p{Lu}(?!\p{L}))/gu, '');

/** The highest level a text names. `onDegrees`: the text is about degrees, so bare letters like "BS" count. */
export function levelIn(text: string, onDegrees: boolean): EducationLevel | null {
  if (!onDegrees && !hint.test(text)) return null;
  const plain = closed(text);
  for (const { level, words, letters } of patterns)
    if (words.test(text) || (onDegrees && (letters.test(text) || letters.test(plain)))) return level;
  return onDegrees && /\b(?:college|university)\b.{0,40}\bdegree\b|\bdegree in\b/i.test(text)
    ? 'BACHELOR'
    : null;
}

/** By its kind, or by letters as "VTU". */
const higherSchool =
  /universi|college|institut|polytechnic|polit[ée]cnic|facultad|hochschule|\bécole\b|\bschool of\b/i;
const higherLetters = /\b\p{Lu}{1,4}(?:U|UT|IT|EC|ET)\b/u;

const schoolWords =
  /\b(?:universit(?:y|ies|at|é|ät)|universidad|universit[àa]|college|institut[eo]?s?|school|academy|polytechnic|politécnica|escuela|colegio|centro de estudios|I\.?E\.?S\.?|hochschule|école|IIT|NIT|vidyalaya|facultad|conservatory|liceo|gymnasium)\b/i;

/** Whether a text names a kind of school. */
export const namesSchool = (text: string): boolean => schoolWords.test(text);

/** Letters that begin a line only for a degree, if a school or a year follows. */
const opening =
  /^\W{0,3}(?:(?:19|20)\d{2}(?:\s?-\s?(?:(?:19|20)?\d{2})?)?[\s:,]+)?(?:(?:B|M|D)\.?(?:A|S|E|Sc|Com|Tech|Eng|Ed|FA|Phil|Res|Arch|Pharm|BA|BS|CA|BM|SW|SN|PH)|(?:B|M)(?:[A-Z][a-z]{2,4}){1,2}|MBChB|LL\.?[BM]|HND|HNC)\.?(?=[\s,(:])/;

/**
 * Whether a line outside of any section of education begins with a degree: "MA Journalism, City College, 2015".
 * @param text without what only looks like a degree
 */
export const beginsWithDegree = (text: string): boolean =>
  text.length < 140 && opening.test(text) && (namesSchool(text) || /,\s?(?:19|20)\d{2}\b/.test(text));

/** Whether a text names a university, a college or the like. */
export const namesHigherSchool = (text: string): boolean =>
  text.length < 120 && (higherSchool.test(text) || higherLetters.test(text));

const schoolAlone = /\b(?:school|college|academy|vidyalaya|colegio|instituto|liceo|gymnasium)\b/i;
const ownDegree =
  /\b(?:diploma|degree|certificate|graduat\w+|equivalen\w+|g\.?e\.?d|gcses?|levels?|abitur|h\.?s\.?c|s\.?s\.?c|class|board|intermediate|matric\w*|bachiller\w*)\b/i;

/** Whether a line that says high school says nothing but the school's name. */
export const isNoMoreThanSchool = (text: string): boolean =>
  schoolAlone.test(text) && !ownDegree.test(text.replace(/high school diploma/i, 'diploma'));
