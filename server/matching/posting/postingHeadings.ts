/** Headings of postings, and the words of a clause that say whether it asks, wishes or only tells; English and Spanish. */

/** The purpose of a clause of a posting. */
export type ClauseKind = 'REQUIREMENT' | 'DUTY' | 'OTHER';

/** The lines below a heading. */
export interface Heading {
  kind: ClauseKind;
  nice: boolean;
  /** Whether the words of the heading say nothing of what is below it. */
  isUnnamed?: boolean;
}

const requirement =
  /^you$|\b(?:needs?|musts?|have to have|if you(?:'re|'ve|'d)?$|fit if you|come with|toolkit|we ask|you should|requirements?|qualifications?|required|must[- ]haves?|(?:what )?(?:you(?:'ll|'ve)?|you will) (?:also )?(?:need|bring|have|know|are|offer us)|about you|who you are|your (?:profile|background|experience|toolbox|skills)|you (?:might|may) be a (?:fit|match)|who (?:should apply|we (?:want|need))|the person|(?:successful|right|ideal|perfect|strong|suitable) (?:candidate|applicant|person|fit|match)|what we(?:'d)? (?:want|ask|expect|require|like)|what we(?:'re| are) (?:after|hoping for|seeking)|what it takes|(?:the )?(?:essentials|basics|non-?negotiables|deal ?breakers)|to (?:qualify|succeed)|profile|eligibility|skills|experience|education|licensure|certifications?|we(?:'re| are) looking for|ideal candidate|what we need|knowledge|credentials|languages|criteria|person specification|exp)\b|(?<!\p{L})(?:requisitos|requerimientos|perfil|(?:candidat[oa]|persona) ideal|(?:buscamos|esperamos|pedimos|necesitamos|exigimos|requerimos|solicitamos)|se requiere|imprescindible|indispensable|formaci[oó]n|experiencia|conocimientos|qui[eé]n eres|sobre ti|(?:qu[eé] )?necesitas|escolaridad|estudios|idiomas)(?!\p{L})/iu;
const wish =
  /\b(?:(?:even|much) (?:better|nicer|more)|(?:better|nicer) (?:if|still)|extras?|wants?|(?:would|'d) (?:also )?(?:be (?:nice|lovely|a plus|ideal|great|even better|good|helpful|a bonus)|love|like)|(?:we(?:'d| would)?|like|love) (?:also )?(?:love|like)(?: it)?(?: (?:to see|if))?|not (?:required|necessary|needed|essential),? but|optional(?:ly)?|ideally|nice[- ]to[- ]haves?|preferred|preferences|bonus(?: points)?|extra credit|desired|desirable|desirables|pluses|good to have|would be great|brownie points|advantage|advantages|advantageous|you (?:might|may|could) (?:also )?have)\b|^(?:nice|bonus|extras?)$|\b(?:icing|cherry) on\b|\b(?:sets?|set) (?:you|someone) apart\b|\bstand out\b|\bcatch our eye\b|\bimpress us\b|\bthrilled if\b|\b(?:don't|do not) worry\b|\bnot a (?:deal ?breaker|must)\b|(?<!\p{L})(?:desea(?:bles?|d[oa]s?)|(?:se )?valora(?:r[aá]n?|n|mos|remos)?|valorables?|plus|sumar?[aá]?n?|puntos extra|m[eé]ritos?|(?:nos )?encantar[ií]a|(?:mucho |a[uú]n )?mejor(?: si| a[uú]n)?|ser[ií]a (?:genial|ideal|estupendo|perfecto|bueno|fant[aá]stico|excelente|de gran ayuda)|aportar?[aá]?|no (?:es |son )?(?:imprescindible|necesari[oa]|obligatori[oa])s?|opcional(?:es)?|se considerar[aá]n?|(?:nos|te) gusta(?:r[ií]a)?|no pasa nada|idealmente|lo ideal|(?:se )?tendr[aá]n? (?:muy )?en cuenta|destacar[aá]?s?|(?:har[aá]n?|marcar[aá]n?) la diferencia|(?<!(?:candidat[oa]|perfil|persona)\s)ideal(?!\s(?:candidate|person|applicant|fit|match|profile|hire)))(?!\p{L})/iu;
const duty =
  /\b(?:responsibilit|accountabilit|duties|what you(?:'ll| will)? (?:do|own|work on)|you(?:'ll| will) (?:do|own)|about the (?:role|job|position)|(?:the|what's the) (?:job|work|role)$|jd$|the role|the gig|job summary|position summary|essential functions?|overview|job description|(?:you|person|hire|candidate|who)(?: we hire)?(?:'ll| will)(?: also)?$|day[- ]to[- ]day|day to day|your role|tasks|definition)|(?<!\p{L})(?:funciones|responsabilidades|tareas|actividades|qu[eé] har[aá]s|descripci[oó]n)(?!\p{L})/iu;
const other =
  /\b(?:about (?:us|the company|the network)|who we are|benefits|perks|what we offer|we offer|what you get|compensation|how to apply|to apply|equal opportunity|eeo|company (?:description|overview)|why (?:us|join)|other information|additional information|^background|salary|pay|physical|working conditions|work environment|conditions of employment|shifts?|schedule|hours|travel|location|department|unit|reports to|rate|remuneration|job title|job type|type|substitution|what we(?:'ll)? (?:give|pay)|what's in it|the (?:deal|package|offer|place|company|team)$|closing date|who may apply|^(?:where|how much|when|city)$)\b|(?<!\p{L})(?:competencias|aptitudes|habilidades (?:blandas|personales)|(?:qu[eé] |te |se )?ofrece(?:mos)?|beneficios|prestaciones|condiciones|sobre nosotros|qui[eé]nes somos|la empresa|salario|sueldo|renta|remuneraci[oó]n|retribuci[oó]n|honorarios|horario|zona|ubicaci[oó]n|lugar(?: de trabajo)?|sede|localidad|^(?:d[oó]nde|cu[aá]nto|cu[aá]ndo|ciudad)$|edad|jornada|contrato)(?!\p{L})/iu;

/** Headings that need no mark to be seen as such. */
const unmarked =
  /^(?:(?:job|position|role|person|key|minimum|basic|required|preferred|desired|desirable|essential|core|additional|other|main|primary|physical|your|the|and|or|&)\s)*(?:responsibilities|requirements?|qualifications|duties|skills|experience|education|functions|summary|overview|description|benefits|perks|information|company|certifications|knowledge|abilities|criteria|specification|licensure|must[- ]haves?|nice[- ]to[- ]haves?|about (?:us|you|the (?:role|job|position|team))|who we are|who you are|you (?:bring|have|are|know|will (?:need|bring|have))|the successful candidate|what it takes|what we(?:'d)? (?:want|ask|expect|require)|what we offer|what we(?:'re| are) looking for|what you(?:'ll| will)? (?:do|need|bring|get|have)|bonus points|competencies|tasks|profile|jd|conditions of employment|(?:working|work) (?:conditions|environment|pattern)|accountabilities|compensation|schedule|location|how to apply|pay scale & grade|how you will be evaluated)(?:\s(?:and|&|or|required|preferred|desired|include|needed|qualifications|requirements|skills|experience|education|duties|responsibilities|knowledge|abilities|are|as follows|is|the|for|of|by|position)){0,5}$|^(?:requisitos(?: m[ií]nimos)?|funciones|(?:te |se |qu[eé] )?ofrece(?:mos)?|perfil|beneficios|deseables?|responsabilidades|¿?qui[eé]n eres\??|¿?qu[eé] (?:buscamos|har[aá]s|necesitas)\??)$/iu;

const bare = (line: string) =>
  line
    .replace(/\s(?:include|includes|including)?,?\s?(?:but\s)?(?:is|are)?\s?not limited to/i, '')
    .replace(/\s\([^()]{2,40}\)\s*:?$/, '')
    .replace(/^[#*_¿\s]{1,20}|[*_\s:.?]{1,20}$/g, '');

/** "You won't need": what is below it is asked of nobody. */
const unneeded = /\b(?:won't|don't|do not|will not|not) (?:need|require|expect|care)\b/i;

function named(text: string): Heading | null {
  if (unneeded.test(text)) return { kind: 'OTHER', nice: false };
  if (wish.test(text)) return { kind: 'REQUIREMENT', nice: true };
  if (other.test(text)) return { kind: 'OTHER', nice: false };
  if (duty.test(text)) return { kind: 'DUTY', nice: false };
  if (requirement.test(text)) return { kind: 'REQUIREMENT', nice: false };
  return null;
}

/** The lines a heading has around it. */
interface Place {
  isItem: boolean;
  isApart: boolean;
  isOverItems: boolean;
}

const everyWish = new RegExp(wish.source, 'giu');
const between =
  /\b(?:but|and|or|we|you|it|to|see|is|are|also|have|skills|experience|qualifications|if)\b|(?<!\p{L})(?:pero|y|o|que|si|es|son|lo|adem[aá]s|tambi[eé]n|requisitos|m[eé]ritos|puntos)(?!\p{L})/giu;
const everyDemand = new RegExp(requirement.source, 'giu');
/** A line of nothing but asking: "Pedimos", "Requisitos". */
const onlyAsks = (text: string) =>
  requirement.test(text) && !/\p{L}/u.test(text.replace(everyDemand, ' ').replace(between, ' '));
/** A line of nothing but wishing: "Not required, but a plus". */
const onlyWishes = (text: string) =>
  wish.test(text) && !/\p{L}/u.test(text.replace(everyWish, ' ').replace(between, ' '));

/** A heading that leads into its list may be half a sentence: "You might be a great fit if you:". */
const mostWordsBeforeList = 12;

/** A heading without a mark that says nothing known: "The short list". */
const mostWordsOfName = 4;

/** Lines of nothing but a heading's words: "Preferred", "Se valorará". */
const alone =
  /^(?:required|preferred|desired|desirable|essential|optional|compensation|pay|bonus|extras?|pluses|a plus|nice[- ]to[- ]haves?|se valora(?:r[aá])?n?|valorables?|deseables?|se requiere|imprescindible|indispensable|necesario|opcional|condiciones|se ofrece)$/iu;

/** A heading: a short line ending in a colon, in Markdown, in capitals, or with a heading's usual words. */
export function headingOf(line: string, place: Place): Heading | null {
  if (line.length > 120) return null;
  const text = bare(line);
  const words = text.split(/\s+/).length;
  const leadsIn =
    !place.isItem && (/(?::|…|\.\.\.)\s*$/.test(line) || (place.isOverItems && !/[.;,!]\s*$/.test(line)));
  const isMarked = /^#{1,6}\s|^\*\*.*\*\*:?$|:\s*$|^¿.*\?$/.test(line);
  const isCapitals = !place.isItem && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
  const marked = isMarked || isCapitals;
  if (leadsIn && words <= mostWordsBeforeList && !/\d/.test(text)) {
    const heading = named(text);
    // "You will own the search from research to results:" says more than that duties follow.
    if (heading && (words <= 6 || heading.kind === 'REQUIREMENT')) return heading;
    if (!heading && !isMarked && words <= mostWordsOfName)
      return { kind: 'DUTY', nice: false, isUnnamed: true };
  }
  if (words > 6 || (!marked && words > 5) || /\d/.test(text)) return null;
  if (!place.isItem && (alone.test(text) || onlyWishes(text) || (words <= 3 && onlyAsks(text))))
    return named(text);
  if (!marked && (/[.;,]$/.test(line.trim()) || !unmarked.test(text))) return null;
  // A short line of capitals is no heading for that: "RN REQUIRED".
  if (
    marked &&
    /\b(?:required|preferred)\.?$/i.test(text) &&
    words < 4 &&
    !/^(?:required|preferred)$/i.test(text) &&
    !line.trim().endsWith(':') &&
    !/^[#*]/.test(line) &&
    !unmarked.test(text)
  )
    return null;
  // "CCRN-CSC" among other lines is one of them.
  const standsOver = isMarked || (isCapitals && (place.isApart || place.isOverItems));
  return named(text) ?? (standsOver && words <= 5 ? { kind: 'DUTY', nice: false, isUnnamed: true } : null);
}

/** Whether a line by itself is a heading with a heading's usual words. */
export const isHeadingLine = (line: string): boolean => unmarked.test(bare(line)) || alone.test(bare(line));

/** A heading on the line of what it is over: "Qualifications: BSN; two years of …". */
export function headingBefore(line: string): (Heading & { rest: string }) | null {
  const [, name = '', rest = ''] = /^([\p{Lu}¿][\p{L}'/&() -]{1,45}?)\s?:\s*(\S.*)$/u.exec(line) ?? [];
  if (rest === '' || name.split(' ').length > 5) return null;
  const heading = named(name.trim());
  if (!heading)
    return name.length > 5 && name === name.toUpperCase() ? { kind: 'DUTY', nice: false, rest } : null;
  return { ...heading, rest };
}

/** The clause wishes. */
export const wishes =
  /(?<!-)\b(?:(?:an?|big|huge|strong|definite|un)\s(?:plus|bonus|asset)\b|(?:plus|bonus|asset)(?=\s*(?:$|[.,;:!?)-]))|^(?:plus|bonus)\b|prefer(?:red|ably|ence)?|desir(?:ed|able)|nice to have|advantage(?:ous)?|ideally|would be (?:great|nice|helpful)|not required|optional|good to have|welcome|lovely|not (?:strictly )?(?:needed|necessary|essential|mandatory)|also considered|helpful|helps|even better|(?:much|so much) the better|(?:'d|would) (?:love|like)|bonus points|brownie points|won't hurt)\b|(?<!\p{L})(?:desead[oa]s?|deseables?|valorables?|(?:se )?valora(?:r[aá]n?|n|mos|remos)?|(?:se )?agradece(?:mos|r[aá]n?)?|(?:nos )?(?:gustar[ií]a|encantar[ií]a)|suma(?:r[aá]n?|n|mos|remos)?(?: puntos)?|mejor (?:si|a[uú]n)|si adem[aá]s|ser[ií]a (?:genial|ideal|estupendo|perfecto|bueno|fant[aá]stico|excelente)|punt[uú]a|(?:se )?tendr[aá]n? (?:muy )?en cuenta|un plus|preferible(?:mente)?|preferentemente|idealmente|opcional|no (?:es |son )?(?:imprescindible|indispensable|necesari[oa]|obligatori[oa]|excluyente)s?)(?!\p{L})/iu;
/** The clause demands. */
export const demands =
  /\b(?:require[ds]?|req'd|must|mandatory|essential|minimum|min|at least(?=\s(?:(?:\S+\s){0,3}?(?:years?|yrs?|months?|degree|diploma)|an?|some|one of|basic|intermediate|[A-C][12])\b)|necessary|needed)\b|(?<!\p{L})(?:imprescindibles?|indispensables?|obligatori[oa]s?|excluyente|requerid[oa]s?|requiere|precisa|m[ií]nim[oa]s?|al menos|necesari[oa]s?)(?!\p{L})/iu;
/** A posting without headings states its demands in these words. */
export const asksPlainly =
  /\b(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?:\+|-plus)?\s?(?:-\s?\d{1,2}\s?)?(?:years?|yrs?|yr)|(?:ideal|successful|right) candidate|experience|exp|proficien\w+|knowledge of|familiar\w*|fluent|bilingual|certified|certification|certs?|licensed?|licen[cs]e|CDL|fluency|blueprints|lives? in|resides? in|based in|relocate|local to|degree|diploma|ged|bachelor'?s?|master'?s|ph\.?d|m\.?sc|b\.?sc|looking for|you have|you(?:'ve| have|'ll have| know)|you(?:'ll| will)? need|(?:candidates?|applicants?) (?:need|should|must))\b|(?<!\p{L})(?:experiencia|conocimientos?|dominio|manejo|t[ií]tulo|titulad[oa]|licenciatura|grado|carn[eé]t?|nivel|ingl[eé]s|certificad[oa]|colegiad[oa]|registro profesional|secundario|vigente|en vigor|acreditad[oa]s?)(?!\p{L})/iu;
/** Words of the employer that stand in demands too: "Spanish is essential, for most of our clients speak it". */
const speaksOfUs = /\bour (?:team|company|mission|clients|employees|success)\b/i;
const tells =
  /\b(?:401\(?k|paid time off|equal (?:opportunity|employment|housing)|affirmative action|salary|per hour|we (?:recruit|staff|offer|pay|cover|give|provide|build|sell|move|help|treat)\b|bonus plans?|please (?:send|submit|apply|visit|respond|note|put|include|attach|tell|show)|cover letter|apply (?:online|now|today|with)|founded in|benefits (?:include|package)|privacy policy|free (?:meals|parking|lunch)|discounts?|has been|without regard to|pay \$|compensation|(?:full|great) benefits|paid training|referral bonus|has arisen)\b|(?<!\p{L})(?:ofrecemos|se ofrece|sueldo|salario|prestaciones|contrato (?:indefinido|temporal|a t[eé]rmino|de)|jornada (?:completa|partida)|seguro (?:m[eé]dico|complementario)|vacaciones|empresa (?:incluyente|l[ií]der)|igualdad de oportunidades|no solicitamos)(?!\p{L})/iu;

/** Things that an employer gives, where they stand among what it asks for: "Health insurance after 60 days". */
const gives =
  /\b(?:(?:health|medical|dental|vision|life|disability)(?:,? (?:and|&) (?:dental|vision|medical|life|health))* (?:insurance|coverage|plan)\b(?! (?:claims?|sales|industry|billing|verification|experience|company|licen|agent|agency|products?|underwrit))|medical, dental\b|(?:paid|\d+) (?:\w+ )?(?:days? off|holidays?|vacation|leave|time off|breaks)|paid (?:rain|snow|sick|personal|volunteer|parental|maternity|lunch|training|dues|relocation|overtime)\b|(?:\w+ )?(?:allowance|stipend)\b|pto\b|403\(?b|tuition (?:support|assistance|reimbursement|help)|profit[- ]sharing|stock options|gym membership|employee discount|relocation (?:assistance|package|bonus)|(?:sign[- ]on|retention|annual|quarterly|year[- ]end) bonus|free \w+|company (?:car|van|truck|phone|vehicle) (?:provided|included)|(?:uniforms?|tools|boots|meals|housing|childcare) (?:are )?(?:provided|included|paid))|(?<!\p{L})(?:sin costo|gratuit[oa]s?|gratis|a cargo de la empresa|vales? de (?:despensa|comida|gasolina)|ticket restaurante|fondo de ahorro|caja de ahorro|aguinaldo|prima vacacional|utilidades|seguro (?:de (?:vida|gastos)|m[eé]dico|dental|privado)|obra social|medicina prepaga|comedor|estacionamiento|d[ií]as (?:de vacaciones|libres|de descanso)|premio por|bonos? (?:de|por|anual|trimestral)|plan de (?:carrera|pensiones|formaci[oó]n)|uniformes?|transporte de personal|retribuci[oó]n flexible|descuentos?|coche de empresa|furgoneta de empresa)(?!\p{L})/iu;

/** "Rate: $26.50-$33.00/hour": an amount with its unit, or a range of amounts. */
const pays =
  /(?:[$€£]\s?\d[\d.,]*\s?k?|\d[\d.,]*\s?k)\s?(?:-|to|a)\s?(?:[$€£]\s?)?\d|[$€£]\s?\d[\d.,]*\s?k?\s?(?:\/|an?\s|per\s)(?:hour|hr|day|week|wk|month|mo|year|yr)\b|\d[\d.,]*\s?(?:€|euros|pesos|mxn|eur)\s?(?:brut|net|l[ií]quid|al\s|\/|por\s|anual|mensual)/iu;
/** Amounts that someone has dealt with. */
const dealtWith =
  /\b(?:budgets?|quotas?|deals?|revenue|portfolio|sales|accounts?|projects?|contracts|assets|p&l)\b|(?<!\p{L})(?:presupuestos?|cartera|ventas|proyectos?|facturaci[oó]n)(?!\p{L})/iu;

/** "Not needed: a degree": what nobody has to have. */
const isUnneeded = /^\W*(?:not|no) (?:needed|required|necessary|looking for|need (?:of|for|to))\b/i;

/** Whether a clause only tells of the employer, what it pays, or how to apply. */
export const tellsOnly = (text: string): boolean =>
  isUnneeded.test(text) ||
  tells.test(text) ||
  gives.test(text) ||
  (pays.test(text) && !dealtWith.test(text)) ||
  (speaksOfUs.test(text) && !demands.test(text));
