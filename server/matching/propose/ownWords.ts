/** Demands in the posting's own words, where no list knows the thing: "Steam milk", "Press setup". */
import { commonTerms } from '../vocabulary/commonTerms.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { asName, isUnshown } from './asked.ts';

/** Words about someone's nature, which no resume shows. */
const soft =
  /\b(?:communication skills?|communicat(?:e|es|or|ors|ing)\b|(?:verbal|written|oral)(?:ly)?\b|interpersonal|team[- ]?(?:player|work|oriented|minded)|work (?:well )?(?:in|with|as part of) (?:an? )?teams?|organi[sz]ed|organi[sz]ational|self[- ]?(?:starter|motivated|directed|driven|sufficient)|motivat\w+|attitudes?|passion\w*|positive|punctual\w*|reliab\w+|dependab\w+|detail[- ]oriented|attention to detail|eye for detail|multi-?task\w*|prioriti[sz]\w+|problem[- ]?solv\w+|time[- ]management|fast[- ]paced|pressure|deadlines?|flexib\w+|adaptab\w+|creativ\w+|curio\w+|empath\w+|patience|friendl\w+|gentle|calm|compassion\w*|caring|(?:professional|neat) appearance|humou?r|integrity|professionalism|work ethic|listen\w*|initiative|enthusias\w+|energetic|high[- ]energy|proactive|judge?ment|customer[- ](?:focus\w*|orient\w*)|collaborat\w+|loves?|enjoys?|leadership (?:skills|qualities)|writing skills|writer|sense of|willing\w*|eager\w*|ability to learn|learn quickly|critical think\w+|analytical (?:skills|mind|think\w+)|independent\w*|autonom\w+|basic (?:reading|writing|math\w*|arithmetic|computer)|computer (?:skills|literate|literacy)|math skills|trustworth\w+|honest\w*|dedicated|committed|commitment|care deeply|go the extra mile|respectful|welcoming|smile|track record|proud|mindset|comfortable with ambiguity|ambigu\w+|growth mindset|hard[- ]working|resourceful\w*|tact\w*|discretion|confidential\w*|well[- ]groomed|neat|tidy|presentable)\b|(?<!\p{L})(?:comunica\p{L}*|(?:trabajo|trabajar) en equipo|equipo|organizad[oa]s?|capacidad (?:de|para) (?:trabaj|organiz|aprend|adapt|an[aá]lisis|comunic|resol|gesti[oó]n del)\p{L}*|motiva\p{L}+|actitud\p{L}*|proactiv\p{L}+|responsab\p{L}+|puntual\p{L}*|compromiso|comprometid[oa]s?|liderazgo|empat\p{L}*|paciencia|iniciativa|din[aá]mic[oa]s?|orientaci[oó]n (?:al?|hacia)|resoluci[oó]n de (?:problemas|conflictos|incidencias)|resolutiv\p{L}+|presi[oó]n|estr[eé]s|tolerancia|trato|amab\p{L}+|don de gentes|autonom\p{L}+|aut[oó]nom[oa]|flexib\p{L}+|adaptab\p{L}+|ganas|creativ\p{L}+|polivalen\p{L}+|vocaci[oó]n|ilusi[oó]n|pasi[oó]n|apasion\p{L}+|habilidades (?:sociales|comunic\p{L}+|interpersonales)|gusto por|detallist\p{L}*|atenci[oó]n al detalle|honest\p{L}+|honrad\p{L}+|seriedad|discreci[oó]n|buena presencia|entusias\p{L}+|competencias|valores)(?!\p{L})/iu;

/** Whether words speak of someone's nature alone. */
export const isSoftWords = (words: string): boolean => soft.test(words);

/** Words before a thing that only say that someone has it. */
const lead = new RegExp(
  `^(?:${[
    '[\\s,;:.·–—-]+',
    '(?:and|or|but|also|plus|as well as|with|in|of|on|at|for|by|to|as an?)\\s',
    "(?:you|we|they|who|that|someone|somebody|anyone|people|candidates?|applicants?|the (?:ideal|right|successful|best) (?:candidate|person|applicant))(?:'(?:ll|ve|re|d|s))?\\s",
    "(?:'(?:ll|ve|re|d|s)|must|should|can|could|will|would|may|needs?(?: to)?|have|has|had|having|be|is|are|been|holds?|holding|possess(?:es)?|knows?(?: your way around)?|understands?(?= )|understanding|(?:is|are|be)?\\s?able to|ability to|capable of|looking for|ideally|preferably|preferred|required|desired|desirable|bonus|at least|minimum(?: of)?|min\\.?)\\s",
    '(?:a (?:bit|little|lot) of|some of (?:it|them|that|this|which)|an?|the|some|any|all|current(?:ly)?|valid|active|strong|solid|good|great|excellent|exceptional|deep|thorough|hands-on|proven|demonstrated|demonstrable|prior|previous|recent|relevant|extensive|significant|practical|expert|working|proficient|quick|already)\\s',
    '(?:experienced?|exposure|familiar(?:ity)?|knowledge(?:able)?|understanding|proficien(?:t|cy)|skill(?:ed|s)?|fluen(?:t|cy)|background|expertise|competen(?:t|cy|ce)|comfort(?:able)?|coursework|train(?:ed|ing)|mastery|command|versed|confiden(?:t|ce)|at ease|track record)\\s(?:(?:working|using|operating)\\s)?(?:with|in|of|using|on|at|as|around|to)\\s',
    '(?:used|using|use of|work(?:ed|s|ing)?|done|hands on)\\s(?:with|in|on|as|at|for)\\s',
    '(?:used|using|done)\\s',
    '(?:comfortable|experienced|skilled|confident)\\s(?=\\p{L}+ing\\s)',
    '[±+]?\\.?\\d[\\d.,]*\\s?(?:"|in\\.?|inch(?:es)?|mm|µm)?\\s(?:in|on|en)\\s',
    '(?:(?:are |feel )?at home (?:with|in)|at ease (?:with|in))\\s',
    "(?:it(?:'d| would) be|we(?:'d| would)) (?:also )?(?:great|nice|good|lovely|love|like)(?: it)? (?:if|for|to see)\\s",
    '(?:(?:nos|me) (?:gustar[ií]a|encantar[ií]a)(?: que)?|ser[ií]a (?:genial|ideal|estupendo)(?: que| si)?|si adem[aá]s|suma(?:mos|r[aá]n?)? puntos(?: si)?|para el puesto|pedimos|te pedimos|exigimos|solicitamos|tienes|ten[eé]s|tuvier[ae]s|hablar[ae]s|(?:(?:que )?hubieras |hayas |has )?trabajado(?= )|trabajaste|hiciste)\\s',
    '(?:y|e|o|u|con|en|de|del|al?|por|para|sobre|que|adem[aá]s|tambi[eé]n|como)\\s',
    '(?:se (?:requiere|necesita|pide|valorar?[aá]?n?|busca)|valorar?[aá]?n?|valorable|deseables?|imprescindibles?|indispensables?|necesari[oa]s?|obligatori[oa]s?|buscamos|necesitamos|m[ií]nim[oa](?: de)?|al menos|requisitos?)\\s',
    '(?:el|la|los|las|un|una|unos|unas|buen[oa]?s?|s[oó]lid[oa]s?|ampli[oa]s?|alg[uú]n[oa]?|ciert[oa]s?|fuertes?|algo de|demostrables?|contrastad[oa]s?|previ[oa]s?|probad[oa]s?)\\s',
    '(?:experiencia|conocimientos?|manejo|dominio|uso|nociones|saber|nivel (?:alto|medio|b[aá]sico|avanzado)|formaci[oó]n|estudios)(?:\\s(?:demostrable|previa|contrastada|laboral|m[ií]nima|avanzados?|b[aá]sicos?|s[oó]lidos?|alto|comprobable|docente(?=\\sde)))?\\s(?:en|de|del|con|sobre|como)\\s(?:el\\s|la\\s|los\\s|las\\s)?',
    '(?:saber|haber|(?:haber|has|hayas?) (?:trabajado|estado|participado)|hubieras?|haya|hayas|has|tenga|tengas|tuvieras|ten(?:er|ga)|posea|cuente con|poseer|contar con|disponer de|estar en posesi[oó]n de(?:l)?|domin(?:e|es|ar|as|aras)|conozca|conozcas|conocer|conoces|conoc[eé]s|domin[aá]s|manej[aá]s|sepa|sepas|sabes|supieras|maneje|manejes|manejar|manejas|control(?:e|es|as|ar)|trabajado|gestionado|hablar(?:as?)?|utiliz(?:ar|ado|ando))\\s',
  ].join('|')})`,
  'iu',
);

/** Words behind a thing that only say how much it is wanted. */
const tail =
  /[\s,;:.!…-]*(?:(?<!\p{L})(?:(?:is|are|would be|also|es|ser[ií]a|ser[aá]|un|muy|gran|strongly|highly|a|an|big|huge|strong|definite|at (?:hire|time of hire)|in production|inside out|skills?|experience|background)\s?)*(?:required|req'd|preferred|desired|desirable|a must|must|plus|bonus|asset|advantage(?:ous)?|helpful|mandatory|essential|welcome|needed|expected|considered)|(?:is|are) required.*|inside out|before|without thinking|in hand|in anger|or (?:similar|equivalent|better|comparable)|\(?(?:deseables?|valorables?|imprescindibles?|indispensables?|necesari[oa]s?|obligatori[oa]s?|excluyentes?|vigentes?|en vigor|actualizad[oa]s?)\)?|o similar(?:es)?|o equivalentes?|preferentemente|experience|skills)[\s,;:.!)]*$/iu;

/** Words that leave a sentence's subject behind: no thing begins with them. */
const noThing =
  /^(?:from|within|para|it|its|this|that|these|those|he|she|they|their|our|we|you|your|us|i|there|here|if|when|while|because|since|although|please|not|no|un?a? vez|nuestr[oa]s?|est[aeo]s?|si|cuando|porque|aunque|nos|te|se|su|sus|tu|tus)(?!\p{L})/iu;

/** A phrase that goes on where these words end. */
const endsInside =
  /(?:^|\s)(?:and|or|of|in|with|to|the|an?|for|at|by|on|de|del|en|con|y|e|o|u|la|el|los|las|como|para|por)$/iu;
/** Says no more than "or the like". */
const ofAnyKind =
  /^(?:afín(?:es)?|similar(?:es)?|equivalentes?|equivalent|comparable|related(?: fields?)?|others?|carrera afín|otr[oa]s?|(?:mucho )?mejor|better|min(?:imum)?|college|immediate(?:ly)?|patient|specialized|even better|(?:highly\s)?(?:desirable|preferred)(?: but)?.*|expert level.*|(?:mín(?:imo)?\.? )?[ABC][12])$/iu;

/** Longer things are sentences. */
const mostWords = 10;
const mostLetters = 80;

/** A thing without the words around it that say that it is asked for. */
export function bareDemand(text: string): string {
  let bare = text.replace(/\s+/g, ' ').trim();
  for (let round = 0; round < 12; round += 1) {
    const next = `${bare.replace(tail, '')} `.replace(lead, '').trim();
    if (next === bare || next === '') break;
    bare = next;
  }
  if (bare.split('(').length !== bare.split(')').length)
    bare = bare.replace(/[()]/g, ' ').replace(/\s+/g, ' ');
  return bare.replace(/^[\s,;:.·–—"-]+|[\s,;:.·–—"-]+$/gu, '');
}

/** Verbs of a whole sentence, and of an employer that looks for someone. */
const sentence =
  /\b(?:is|are|was|were|will|would|that|which|whose|includes?|including|because|we|our|your|examples)\b|(?<!\p{L})(?:requiere|busca|necesita|selecciona|solicita|precisa|incorpora|ofrece|nuestr[oa]s?|será|son|está)(?!\p{L})/iu;

/** How and for how much time one is employed, which is said of the job. */
const employed =
  /^(?:(?:fully|100 ?%)\s)?(?:remote|hybrid|on-?site|in-?office|full[- ]time|part[- ]time|permanent|temporary|seasonal|contract|remoto|presencial|h[ií]brid[oa]|teletrabajo|jornada completa|tiempo completo|media jornada|indefinido)(?:\s\(?[^()]*\)?)?$/iu;

/** Brackets that close again, or none. */
const isPaired = (text: string) => text.split('(').length === text.split(')').length;

/**
 * The thing as a criterion's name; null where it is a sentence, a mood, or something no resume shows.
 *
 * @param isListed whether it stands in a list that was found to be none of these
 */
export function inOwnWords(text: string, isListed = false): string | null {
  if (isSoftWords(text) || (isUnshown(text) && !isListed)) return null;
  if (/^\W*para\s/iu.test(text)) return null;
  const bare = bareDemand(isPaired(text) ? text : text.replace(/[()]/g, ' '));
  const words = bare.split(/\s+/);
  if (bare.length < 2 || bare.length > mostLetters || words.length > mostWords) return null;
  if (noThing.test(bare) || sentence.test(bare)) return null;
  const terms = termsOf(bare);
  if (terms.length === 0 || terms.every((term) => commonTerms.has(term))) return null;
  if (endsInside.test(bare) || ofAnyKind.test(bare)) return null;
  if (employed.test(bare)) return null;
  // "Court experience": of one ordinary word too little is left.
  const experience =
    words.length === 1 && /^\p{L}?\p{Ll}+$/u.test(bare) && text.includes(`${bare} experience`);
  return /\p{L}{2}|^[RC]$|[#+]/u.test(bare) ? asName(experience ? `${bare} experience` : bare) : null;
}
