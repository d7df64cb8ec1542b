/** Whether a sentence says that a thing was done, or only mentions it: handed to, wished for, others' work, coursework. */

/** A full stop, a bullet, or a line's end before what looks like a new beginning. */
const stop =
  /(?<!\b(?:st|dr|mr|ms|mrs|vs|e\.g|i\.e|etc|no|dept|inc))[.!?;](?=\s|$)|[•●▪◦|]|\n\s*\n|(?<!(?:\b(?:to|the|of|with|in|for|and|an?|from|by|or|as|on)|,)\s*)\n(?=\s*[A-Z\d*–-])/gi;

/** The words before a place in its sentence, in small letters, and how that sentence begins. */
function sentenceBefore(text: string, start: number): string {
  const from = Math.max(0, start - 260);
  const before = text.slice(from, start);
  let begin = 0;
  for (const found of before.matchAll(stop)) begin = found.index + found[0].length;
  return before.slice(begin).replace(/\s+/g, ' ').toLowerCase();
}

function sentenceAfter(text: string, end: number): string {
  const after = text.slice(end, end + 80);
  const [until] = after.matchAll(stop);
  return after.slice(0, until?.index).replace(/\s+/g, ' ').toLowerCase();
}

const determiner =
  'the|an?|our|their|its|his|her|my|your|other|various|local|all|any|several|internal|external|different|both|many';
/** A few nouns and adjectives on the way to the thing; prepositions and verbs begin something else. */
const onTheWay =
  "(?:(?!(?:while|to|in|into|for|on|by|doing|using|through|via|when|who|that|which|as|about|from|with|at|after|before|of|is|are|was|were|be|become|serve)\\b)[\\w'’&/-]+,?\\s+)";

const pattern = (source: string) => new RegExp(source, 'i');

const denial = pattern(
  "\\b(?:no|not(?! only| limited| just)|without|lack(?:s|ed|ing)?|never|non|unfamiliar|unable|cannot|neither|nor|(?:ca|do|does|did|has|have|had)n['’]t)\\b(?:[\\s-]+[\\w'’-]+){0,3}\\W*$",
);

const handing =
  'transfer\\w*|admit\\w*|admission\\w*|refer(?:s|red|ring|ral|rals)?|discharg\\w*|escalat\\w*|hand(?:s|ed|ing|off|over)?|sen[dt]\\w*|rout(?:e[ds]?|ing)|forward\\w*|pass(?:ed|es|ing)?|transport\\w*|escort\\w*|walk\\w*|wheel\\w*|dr[io]v\\w*|return\\w*|submit\\w*|report(?:s|ed|ing)?|present(?:s|ed|ing)?|guid\\w+|direct(?:ed|ing)(?= (?:the |all )?(?:calls?|callers?|clients?|patients?|customers?|guests?|visitors?|inquiries|questions|people|them))|relay\\w*|g[ai]v\\w+|brought|bring\\w*|t[oa]ok?\\w*|accompan\\w*|recommend\\w*|provid\\w*|suppl\\w*|assign\\w*|dispatch\\w*|releas\\w*';
/** "transfer to the ICU", "forwarded timesheets to payroll", "patients discharged to triage". */
const handedTo = pattern(
  `\\b(?:${handing})\\b(?:(?! and \\w+ed\\b)[^,;:]){0,50}?(?<!\\bup )\\b(?:to|onto)\\s+(?:(?:${determiner})\\s+(?:[\\w'’-]+\\s+)?)?$`,
);
/** Someone who was moved is the writer: "Transferred to the ICU in 2019". */
const movedSelf = /^\W*(?:i (?:was |have )?)?(?:transferred|assigned|reassigned) to [\w'’ ]*$/i;
const cameFrom = pattern(
  `\\b(?:transferred|admitted|received|discharged|released|coming|came|transfers?|referred|referrals?|requests?|orders?)\\s+(?:\\w+\\s+)?from\\s+(?:(?:${determiner})\\s+)?$`,
);
const told = pattern(
  `\\b(?:notif(?:y|ied|ies|ying)|contact(?:s|ed|ing)?|phon(?:ed|ing)|called (?:the|an?|our)|alert(?:s|ed|ing)?|inform(?:s|ed|ing)?|recommend(?:s|ed|ing)?|suggest(?:s|ed|ing)?|outsourc\\w+|tour(?:ed|ing)|visit(?:s|ed|ing)?|request(?:s|ed|ing)?)\\s+(?!and\\b)(?:(?:${determiner})\\s+)?${onTheWay}?$`,
);

const people =
  /^(?:\s*(?:,|and|&|or|\/)\s+[\w-]+){0,2}['’]?s?\s+(?:[\w-]+\s+)?(?:teams?|departments?|dept|staff|groups?|crews?|colleagues|specialists?|experts?|vendors?|contractors?|consultants?|agents?|agenc(?:y|ies)|professionals|personnel|providers?|developers?|engineers?|nurses?|therapists?|managers?|officers?|directors?|leads?|committees?|divisions?|firms?|compan(?:y(?! name)|ies)|partners?|clients|customers|users|employees|representatives|analysts?|counterparts|supervisors?|technicians?|functions?|stakeholders|leadership|reps)\b/;
/** "collaborated with marketing and legal", "worked alongside the payroll staff". */
const together = pattern(
  `\\b(?:collaborat\\w*|coordinat\\w*|liais\\w*|partner(?:ed|ing|s)?|communicat\\w*|interfac\\w*|interact\\w*|cooperat\\w*|correspond\\w*|meet(?:s|ing|ings)?|met)\\s+(?:closely |directly |daily |regularly |effectively )?(?:with|between|among)\\s+${onTheWay}{0,6}$|\\b(?:alongside|beside|liaison (?:to|for|with|between))\\s+${onTheWay}{0,6}$`,
);
const beside = pattern(
  `\\b(?:with|support(?:s|ed|ing)?|assist(?:s|ed|ing)?|help(?:s|ed|ing)?|(?:on )?behalf of|for|from|to (?:the|an?|our|their|its|his|her|other|various|all)|by|under|between)\\s+${onTheWay}{0,5}$`,
);
const hiring = pattern(
  `\\b(?:recruit\\w*|hir(?:ed|es|ing)|interview\\w*|sourc(?:ed|es|ing)|screen(?:ed|s|ing)|headhunt\\w*|plac(?:ed|es|ing))\\s+${onTheWay}{0,4}$`,
);
const ownTeam = pattern(
  `\\b(?:led|lead(?:ing|s)?|leader of|manag\\w+|supervis\\w+|head(?:ed|ing)?|built|ran|run(?:ning)?|members? of|part of|join\\w*|on|within|direct(?:ed|ing)|overs[ae]\\w+|train\\w*|mentor\\w*|coach\\w*|founded)\\s+${onTheWay}{0,4}$`,
);

const wish =
  /\b(?:interest(?:ed|s)?|passion(?:ate)?|enthusias\w+|curious|curiosity)\s+(?:in|for|about|towards?)\b|\b(?:seek(?:ing|s)?|look(?:ing)? for|aspir\w+|hop(?:e|es|ing) (?:to|for)|eager (?:to|for)|keen to|wants? to|wish(?:es)? to|would (?:like|love)|desires? (?:to|for|an?)|plans? to|planning to|(?:my )?goal is|aim(?:s|ing)? to|in search of|(?:ready|willing|able|open) to learn|learn (?:more )?about)\b|^\W*to (?:obtain|secure|gain|acquire|land|find|pursue|begin|launch|work)\b|^\W*(?:career |professional )?(?:objective|goal)s?\s*[:–-]/;
/** The value of someone's experience for the work that is wanted. */
const brought =
  /\b(?:my|using|utili[sz]\w+|use of|apply(?:ing)?|bring\w*|offer(?:s|ing)?|leverag\w+|years|experienced?|background|skilled|proven|with (?:\w+ ){0,3}(?:skills?|knowledge|expertise))\b/;
const objectiveAbove =
  /(?:^|\n)\s*(?:career\s+|professional\s+)?(?:objective|goals?)\s*:?\s*\n[^\n]{0,200}$/i;

const course =
  /\b(?:coursework|courses?|class(?:es)?|seminars?|workshops?|webinars?|conferences?|bootcamp|lectures?)\b(?:\s*[:–-]|\s+(?:in|on|about|of|covering|includ(?:ed|es|ing))\b)[^;]{0,90}$/;
const gaveCourse =
  /\b(?:taught|teach\w*|instruct\w*|led|lead|develop\w*|design\w*|creat\w*|deliver\w*|conduct\w*|ran|organi[sz]\w*|facilitat\w*|present\w*|provid\w*|gave|held|hosted|wrote|prepar\w*|coordinat\w*|planned)\b/;
const glimpse = pattern(
  `\\b(?:expos(?:ed|ure) to|introduc(?:ed|tion) to|shadow(?:s|ed|ing)|attend(?:s|ed|ing)|float(?:ed|ing)? to|limited|little|beginner(?: in)?|(?:currently|now|still|been|am) (?:learning|studying|enrolled in))\\s+(?:[\\w'’-]+\\s+){0,4}$`,
);
const byOthers =
  /^\s+(?:was|were|is|are|being)\s+(?:\w+ly\s+)?(?:handled|done|performed|managed|led|run)\s+by\b/;

/**
 * How far a sentence claims what stands at text[start, end): 1 where nothing speaks against it, 0.5 where it was seen,
 * learned or is under way, 0 where it was denied, wished for, done by others or the end of a way.
 */
export function saidAt(text: string, start: number, end: number): 0 | 0.5 | 1 {
  const before = sentenceBefore(text, start);
  const after = sentenceAfter(text, end);
  if (denial.test(before) || byOthers.test(after)) return 0;
  const wished = wish.exec(before);
  const rest = wished ? before.slice(wished.index + wished[0].length) : before;
  if (
    wished
      ? !brought.test(rest)
      : objectiveAbove.test(text.slice(Math.max(0, start - 260), start)) && !brought.test(before)
  )
    return 0;
  if (!movedSelf.test(before) && (handedTo.test(before) || cameFrom.test(before) || told.test(before)))
    return 0;
  if (together.test(before)) return 0;
  if (people.test(after)) {
    if (hiring.test(before)) return 0;
    if (beside.test(before) && !ownTeam.test(before)) return 0;
  }
  if (glimpse.test(before) || (course.test(before) && !gaveCourse.test(before))) return 0.5;
  return 1;
}
