/**
 * Which lines and sentences of a resume say who someone is and not what someone has done. They are recognised by how
 * they say it, so that work with the same people stays: "Muslim Students Association, president" goes, "taught students
 * with autism" and "Youth pastor, 2012 to 2016" stay.
 */
import { disability, faith, family, labels, origin } from './protectedWords.ts';

const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const topics = `${faith}|${origin}|${disability}|${family}`;

const ofDisability = word(disability);

const worship =
  'church(?:es)?|mosques?|synagogues?|temples?|gurdwaras?|parish(?:es)?|congregations?|parroquias?|iglesias?|mezquitas?|sinagogas?';
/** Things that are done where people worship. */
const devotions =
  'sunday schools?|bible stud(?:y|ies)|vacation bible school|hebrew school|youth groups?|youth ministry|altar (?:guild|server)|confirmation classes?|mission trips?|medical missions?|ramadan|catecismo|catequesis|catholic charities|salvation army';
const kinWords =
  'mother|father|mom|mum|dad|parents?|grandmother|grandfather|grandparents|grandma|grandpa|wife|husband|spouse|partner|sons?|daughters?|child|children|kids?|twins|baby|brothers?|sisters?|siblings?|family|nieces?|nephews?|aunt|uncle|cousins?|in-laws?';

const anywhere = `${topics}|${labels}|${worship}|${devotions}|${kinWords}|volunt|pta|son|kid|mom|mum|dad|scout|hijos|hijas|madre|padre|single|solter|casad|native|raised|grew|originally|hails|immigrated|emigrated|came|descent|heritage|ancestry|roots|colou|natur|nacid|origi|ascen|career|leave|caring|cared|diagnosed|survivor|recover|accommodations|vivo|padezco`;

/** Beginnings of the words any of the rules is about, so that most lines are passed over quickly. */
const triggers = new Set(
  // Spanish words are written with and without accents.
  ['$1', '$2'].flatMap(
    (letter) =>
      anywhere
        .replace(/\[(\p{L})(\p{L})\]/gu, letter)
        .toLowerCase()
        .match(/\p{L}{2,}/gu)
        ?.map((letters) => letters.slice(0, 4)) ?? [],
  ),
);
const mayBe = (text: string) =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some((letters) => triggers.has(letters.slice(0, 4)));

const labelled = new RegExp(`^[\\s•●▪*·–-]*(?:${labels})\\s?[:=]\\s?\\S`, 'iu');
/** Labels that stand before nothing else, however much follows. */
const ofForms = word(
  'birth|nationality|marital|gender|sex|citizenship|religion|nacimiento|nacionalidad|civil',
);
/** The same where only the value tells: "Catholic", "Single", "Married, two children". */
const bare =
  /^[\s•●▪*·–-]*(?:single|married|divorced|widowed|soltero|soltera|casado|casada)(?:,? (?:with|and|con)? ?(?:\w+ )?(?:children|kids|child|hijos|hijas))?[.\s]*$/iu;

/** Belonging to something, as a member or in an office of honour. */
const belonging = word(
  'member(?:ship)?s?|active in|belong(?:s|ed)? to|affiliat(?:ed|ions?)|volunteer(?:ed|s|ing)?|president|vice[- ]president|vp|co-?president|treasurer|secretary|chair(?:man|woman|person)?|co-?chair|founder|co-?founder|officer|board|committee|captain|delegate|ambassador|organi[sz]er|leader|mentor|mentee|scholars?(?:hip)?|fellow|recipient|award(?:ed|ee)?|participant|participat(?:ed|es|ing)|attend(?:ed|s|ing|ee)|involved|choir|usher|deacon|elder|sang|sings?|miembro|socio|socia|presidente|presidenta|voluntari[oa]|tesorer[oa]|beca|becari[oa]|coro|donat\\w+',
);
const bodies =
  'associations?|society|societies|clubs?|unions?|leagues?|caucus|fellowship|ministry|ministries|choirs?|church(?:es)?|mosques?|synagogues?|temples?|parish|congregation|chapter|council|network|alliance|coalition|sorority|fraternity|students?|group|school|foundation|federation|congress|center|centre|community|scholarship|scholars?|award|camp|pride|parade|professionals|engineers|nurses|lawyers|accountants|mbas?|mba association|league|team|games|sports?|basketball|athletes?';
const belongs = `${faith}|${origin}|${disability}|women|lgbt[qia+]*|gay|lesbian|queer|transgender|moms?|mothers|dads?|fathers|minority|minorities`;
/** "Muslim Students Association", "Society of Hispanic Engineers", "Women in Technology", "iglesia bautista". */
const body = word(
  `(?:${belongs})(?:[\\s-]+\\p{L}[\\p{L}'’&-]*){0,3}[\\s-]+(?:${bodies})|(?:${bodies})\\s+(?:of|for|de)\\s+(?:the\\s+)?(?:\\p{L}+\\s+){0,2}(?:${belongs})|(?:girls|boys|women|men|people|students|youth|kids|professionals) of colou?r|women in (?:tech|technology|engineering|computing|science|business|finance|construction|\\p{Lu}\\w+)|church|mosque|synagogue|temple|gurdwara|parish|congregation|sunday school|bible study|hillel|chabad|special olympics|paralympic(?:s| games)?|(?:asociaci[oó]n|sociedad|club|iglesia|coro|comunidad|grupo|parroquia)(?: \\p{L}+){0,3} (?:${faith}|${origin})`,
);
/** Offices that are also held for wages, by who works there. */
const employed = word(
  'pastor|minister|priest|rabbi|imam|chaplain|teacher|instructor|tutor|manager|director|coordinator|specialist|accountant|bookkeeper|nurse|therapist|counselou?r|social worker|case manager|assistant|administrator|engineer|developer|analyst|cook|chef|custodian|janitor|receptionist|clerk|technician|driver|caregiver|aide|nanny|interpreter|translator|supervisor|associate|representative|consultant|designer|attendant|intern|worker|musician|organist|editor|writer|attorney|paralegal',
);
const dated = /(?:19|20)\d\d|\b\d{1,2}\/\d{2,4}|\b(?:present|current|actualidad)\b/i;

/** Someone speaking of who they are: "I am a devout Muslim", "As a deaf person", "my Catholic faith". */
const self = word(
  `(?:i am|i['’]m|i was|i have|i['’]ve|i use|i belong to|my|being|as an?|proud(?:ly)?|proud to be|devout|practi[cs]ing|observant|born[- ]again|openly|identif(?:y|ies) as|self-identified|soy|tengo|mi|orgullos[oa]|practicante|devot[oa])(?:\\s+(?:a|an|the|in|of|with|from|part|partially|legally|completely|profoundly|proud|devout|practi[cs]ing|observant|active|lifelong|openly|strong|severe|mild|born|first|generation|visible|visibly|un|una|de|con|[\\p{L}]+ly))*\\s+(?:${faith}|${origin}|${disability}|married|divorced|widow(?:ed|er)?|gay|lesbian|bisexual|queer|transgender|husband|wife|spouse|mother|father|mom|dad|casad[oa]|madre|padre|mujer)`,
);
/** "Autistic and proud of it", "Deaf and open about it". */
const andProud = new RegExp(
  `^[\\s•●▪*·–-]*(?:${faith}|${disability}|${origin})\\s+(?:and|but|y)\\s+(?:(?:\\p{L}+ly|very|so)\\s+)?(?:proud|open|out|happy|glad|thriving|orgullos[oa])`,
  'iu',
);
/** Where someone comes from, whatever the place is called. */
const from =
  /(?<!\p{L})(?:[Nn]ative of \p{Lu}|[Bb]orn (?:and raised )?(?:in|to|on) |[Rr]aised in \p{Lu}|[Gg]rew up in |[Oo]riginally from |[Hh]ails? from |(?:[Ii]m|[Ee])migrat(?:ed|ing) (?:from|to)|[Cc]ame to (?:the )?(?:US|U\.S\.|USA|United States|America)|[Mm]oved (?:here )?from \p{Lu}\w+ (?:as a|when|with|at age)|[Oo]f \p{Lu}[\w-]+(?: and \p{Lu}[\w-]+)? (?:descent|origin|heritage|ancestry)|\p{Lu}[\w-]+ (?:descent|heritage|ancestry)(?!\p{L})|\p{Lu}\w+[- ]born(?!\p{L})|(?:[Ff]irst|[Ss]econd|[Tt]hird)[- ][Gg]eneration(?: \p{Lu}[\w-]+)?(?: [Aa]merican| [Ii]mmigrant| \p{Lu}\w+)|(?:[Ss]on|[Dd]aughter|[Cc]hild) of (?:\p{Lu}?\w+ )?(?:immigrants|refugees|migrants)|\p{Lu}\w+(?:an|ese|ish|i|ani|ian|o|a) (?:national|citizen|immigrant|refugee)(?!\p{L})|[Cc]itizen of \p{Lu}|(?:[Pp]erson|[Ww]oman|[Mm]an) of colou?r|[Nn]atural de \p{Lu}|[Nn]acid[oa] en |[Oo]riginari[oa] de |[Dd]e origen |[Dd]e ascendencia |[Hh]ij[oa] de inmigrantes)/u;
const having = word(
  'wheelchair[- ](?:user|bound|athlete|basketball)|(?:uses?|using) (?:a |an )?(?:wheelchair|hearing aids?|prosthe\\w+|guide dog|service dog|white cane)|(?:living|live|lives|diagnosed|born) with (?:a |an )?(?:\\p{L}+ )?(?:disability|disabilities|impairment|autism|adhd|dyslexia|cerebral palsy|multiple sclerosis|epilepsy|diabetes|hiv|depression|bipolar disorder|ptsd|chronic \\p{L}+|one (?:arm|leg|hand))|(?:person|woman|man|individual|professional|veteran) with (?:a |an )?(?:\\p{L}+ )?(?:disability|disabilities|impairment|autism|adhd|dyslexia|cerebral palsy|epilepsy)|(?:cancer|stroke) survivor|(?:service[- ])?disabled (?:american )?veteran|(?:hearing|visually|sight|vision|mobility|physically|speech)[- ](?:impaired|disabled|challenged)|hard of hearing|(?:legally|partially|profoundly|fully|congenitally) (?:blind|deaf)|on the (?:autism|autistic) spectrum|(?:have|has|had) (?:a |an )?(?:\\p{L}+ )?(?:disability|impairment|autism|adhd|dyslexia|cerebral palsy|multiple sclerosis|epilepsy|diabetes|depression|prosthe\\w+)|requires? (?:\\p{L}+ ){0,2}accommodations?|persona con discapacidad|con discapacidad|en silla de ruedas|diagnosticad[oa] con|vivo con|padezco',
);
const kin = word(
  '(?:single|working|stay[- ]at[- ]home|full[- ]time|proud|devoted|loving|new|expectant|adoptive|foster)(?: (?:single|working|stay[- ]at[- ]home|full[- ]time|proud))* (?:mother|father|mom|dad|parent|wife|husband)|(?:mother|father|mom|dad|parent|grandmother|grandfather|madre|padre) (?:of|to|de) (?:an? |my |\\p{L}+ |\\d )|(?:happily )?married (?:with|to|since|for|and|father|mother)|(?:husband|wife) (?:of|to|and)|(?:married|have|raising|raised|with|tengo|con) (?:\\p{L}+ ){0,2}(?:two|three|four|five|six|dos|tres|\\d) (?:\\p{L}+ )?(?:children|kids|sons|daughters|boys|girls|hijos|hijas)|rais(?:ed|ing) (?:my |our )(?:\\p{L}+ )?(?:family|children|kids|son|daughter)s?|(?:on )?(?:maternity|paternity|parental) leave|leave to (?:raise|care for)|(?:career|family) (?:break|leave)|car(?:ed|ing) for (?:my|an? (?:sick|ill|elderly|aging)) (?:\\p{L}+ )?(?:parents?|mother|father|children|family|son|daughter|husband|wife)|expecting (?:a|my|our) (?:\\p{L}+ )?(?:child|baby)|pregnant with|my (?:husband|wife|spouse|kids|sons?|daughters?) and|casad[oa] (?:con|y)|hij[oa]s pequeñ[oa]s',
);
/** Others who are worked for. */
const others = word(
  'students|clients?|patients?|residents|consumers|customers|individuals with|people with|persons with|populations?|children with|adults with|youth with|learners|inmates|guests|families of|caseload|cases|benefits|claims|policy|policies|act|law|compliance|studies|university|college|license|licensure|certified|certificate|degree|bachelor|master|estudiantes|pacientes|clientes',
);
const few = word(
  `${faith}|wheelchair user|hearing impaired|visually impaired|deaf|blind|autistic|disabled|epileptic|dyslexic|diabetic|paraplegic|amputee|lgbt[qia+]*|gay|lesbian|queer|transgender|nonbinary|immigrant|refugee|married|divorced|widowed|hispanic|latin[oax]|african[- ]american|asian[- ]american|native american`,
);

/** Work with other people: a verb of what was done begins it, or someone else is spoken of. */
const worked =
  /^[\s•●▪*·–-]*(?:\p{L}+ly\s+)?(?:(?!married\b|immigrated\b|emigrated\b|diagnosed\b|divorced\b|widowed\b|disabled\b|retired\b|baptized\b|born\b|raised\b|volunteer)\p{L}+ed|led|taught|ran|built|wrote|made|held|gave|kept|oversaw|sold|took|drove|grew|won|met|(?!being\b|hearing\b|living\b|raising\b|expecting\b|practicing\b|practising\b|recovering\b)\p{L}{2,}ing|(?:assist|provide|manage|develop|support|help|work|coordinate|ensure|maintain|design|create|prepare|conduct|perform|lead|facilitate|oversee|run|deliver|serve(?! (?:on|as))|plan|handle|build|write|train|process|process(?:es)|teach|teaches)s?)\b/iu;
const language =
  /\b(?:fluent|native speaker|speak(?:er|s|ing)?|language|bilingual|proficien\w+|conversational|written and|translat\w+|interpret\w+|literacy|idiomas?|hablo|fluido|nativo|intermediate|beginner|advanced)\b/iu;

/** "Coached my daughter's team", "cared for my elderly mother", "a volunteer at their kids' school". */
const ownKin = word(
  `(?:my|our|mi|mis|nuestr[oa]s)\\s+(?:own |late |elderly |aging |ageing |sick |ill |disabled |young(?:er)? |old(?:er)? |two |three |four |twin )*(?:${kinWords}|hij[oa]s?|madre|padre|padres|abuel[oa]s?|espos[oa]|marido|mujer|familia)(?:['’]s|s['’])?|(?:caregiver|carer|cared|caring)\\s+(?:for|to|of)\\s+(?:an?|my|the)\\s+(?:\\p{L}+\\s+)?(?:son|daughter|mother|father|parent|spouse|wife|husband|sibling|brother|sister|family member|relative)|(?:room|soccer|den|dance|hockey|team|stay[- ]at[- ]home|full[- ]time)\\s+(?:mother|mom|mum|dad|father|parent)|(?:rais(?:e|ed|ing)|home[- ]?school(?:ed|ing)?)\\s+(?:\\p{L}+\\s+){0,2}(?:twins|children|kids|sons?|daughters?|siblings|family)|(?:big|older|younger)\\s+(?:brother|sister)\\s+(?:to|of)|pta`,
);
const volunteered = word('volunteer(?:ed|ing)?|voluntari[oa]|pro bono|(?:cub|boy|girl) scouts?');
/** Paid for work with volunteers. */
const withVolunteers =
  /\bvolunteer\s(?:coordinat\w+|manage\w+|services|program\w*|director|engagement|relations|recruit\w+)\b/i;
const ofWorship = word(`${worship}|${faith}|${devotions}`);
const ownWorship = word(`(?:my|our|mi|nuestra)\\s+(?:\\p{L}+\\s+)?(?:${worship})|${devotions}`);
const houseOfWorship = word(worship);
/** A title and an employer beside each other. */
const jobLine = /^[^,–|]{3,60}(?:,|\s[-–|]\s|\sat\s)\s?\p{Lu}/u;

/** Whether a line tells of time given to a faith or a family, whatever was done with it. */
function isOwnTime(told: string): boolean {
  if (ownKin.test(told)) return true;
  const isPaid = withVolunteers.test(told) || (dated.test(told) && employed.test(told));
  const speaksOf = ofWorship.test(told) || body.test(told);
  if (volunteered.test(told) && speaksOf && !withVolunteers.test(told)) return true;
  if (ownWorship.test(told) && (worked.test(told) || !jobLine.test(told))) return true;
  if (isPaid) return false;
  return houseOfWorship.test(told) && employed.test(told) && !dated.test(told) && !jobLine.test(told);
}

/** A tool or a word of a trade that looks like one of people. */
const harmless =
  /\b(?:react native|native (?:apps?|mobile|code|advertising|plants?|speaker)|black[- ]?(?:box|belt|board|baud|berry|jack|top)|white[- ]?(?:box|paper|papers|board|label|goods|space)|blind (?:study|studies|trial|review|tasting|carbon|copy)|double[- ]blind|single[- ]page|parent compan\w+|parent (?:teacher|conference|communication)|mother ?board|master data|french (?:fries|press|pastr\w+|cuisine)|(?:italian|chinese|mexican|indian|japanese|thai|asian|mediterranean|greek|spanish|korean) (?:cuisine|food|restaurant|dishes|cooking))\b/giu;

const honour =
  /^[\s•●▪*·–-]*(?:volunteered|attended|belonged|participated|sang|served (?:as|on)|donated|raised|actively|elected|founded|organized|led)\b/i;

/**
 * Whether a line or a sentence speaks of the person's faith, origin, disability, family or the like, and not of work.
 * @param text one line, or one sentence or part of it
 */
export function isProtected(text: string): boolean {
  if (text.length < 3 || text.length > 300 || !mayBe(text)) return false;
  if (bare.test(text)) return true;
  if (labelled.test(text) && (text.length <= 60 || ofForms.test(text))) return true;
  // The rest of a sentence of the line before.
  if (/^\s*\p{Ll}/u.test(text)) return false;
  const told = text.replace(harmless, ' ');
  if (isOwnTime(told)) return true;
  const isWork = worked.test(told);
  if (!isWork && (from.test(told) || kin.test(told))) return true;
  if (kin.test(told) && /\b(?:i|my|maternity|paternity|parental|career break)\b/i.test(told)) return true;
  if (andProud.test(told)) return true;
  const isOfOthers = others.test(told);
  // A title held for wages is work: "Youth Pastor, Grace Church, 2012 - 2016".
  const isPosition = employed.test(told) && !/\b(?:volunt|member|honorary)/i.test(told);
  const speaks = !isPosition || /^\W*(?:i|i['’]m|my|as|proud|being|soy|mi|como)\b/i.test(told);
  if (self.test(told) && speaks && !isOfOthers && (!language.test(told) || ofDisability.test(told)))
    return true;
  if (!isWork && !isOfOthers && having.test(told) && !employed.test(told)) return true;
  const words = told.match(/[\p{L}'’-]+/gu)?.length ?? 0;
  if (belonging.test(told) && body.test(told) && words <= 18 && (!isWork || honour.test(told))) {
    // A church's secretary with dates has worked there.
    const isJob =
      dated.test(told) &&
      /\bsecretary\b/i.test(told) &&
      !/\b(?:association|society|club|students?)\b/i.test(told);
    return !isPosition && !isJob;
  }
  // A few words and nothing but the thing: "Practicing Catholic", "Wheelchair user", "Hearing impaired".
  if (isWork || words > 4 || isOfOthers || dated.test(told) || language.test(told) || employed.test(told))
    return false;
  return (
    few.test(told) &&
    !/\b(?:school|services|support|care|rights|insurance|management|education|history|theology|ministry|hospital)\b/i.test(
      told,
    )
  );
}

/** Beginnings of words of faith. */
const faithBegins = new Set(
  `${faith}|${worship}`
    .toLowerCase()
    .match(/\p{L}{2,}/gu)
    ?.map((letters) => letters.slice(0, 3)),
);
const faithHere = new RegExp(`(?:${faith}|${worship})(?![\\p{L}\\p{N}])`, 'iuy');

/**
 * Where a text that tells of work names a faith, as [start, end): the work counts, and for whom it was done does not.
 */
export function faithSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  for (const { index, 0: word } of text.matchAll(/(?<![\p{L}\p{N}])\p{L}{3,}/gu)) {
    if (!faithBegins.has(word.slice(0, 3).toLowerCase())) continue;
    faithHere.lastIndex = index;
    const found = faithHere.exec(text);
    if (found) spans.push([index, index + found[0].length]);
  }
  return spans;
}
