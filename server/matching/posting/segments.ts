/** The demands of one sentence, each for itself: "You know GAAP, you have closed books, and you must hold a CPA". */

/** Words with which a demand of its own begins behind a comma or an "and". */
const begins =
  "(?:you(?:'(?:ve|re|ll|d))?|who|must|should|can|will|have|has|hold|holds|be|is|are|know|knows|experience|experienced|proven|knowledge|proficien\\w+|familiar\\w*|fluen\\w+|a? ?(?:working|good|solid|strong|thorough|deep|detailed|sound|basic|advanced) (?:knowledge|understanding|command)|(?:the )?ability|hands-on|comfortable|at least|a minimum of|an? (?:current|valid|active)|current|valid|of(?=\\s\\p{Lu})|que|quien|tener|tenga|(?:que )?(?:hubieras?|hablar[ae]s?|dominar[ae]s?|manejar[ae]s?|tuvier[ae]s?|sup(?:ier|ies)[ae]s?)|sepas?|tienes|sabes|manejes?|manejas|manej[aá]s|dominas|domines?|hayas?|has (?=\\p{L}+[ai]do)|experiencia|conocimientos?|manejo|dominio|lectura de|interpretaci[oó]n de|curso de|homologaci[oó]n|al menos|m[ií]nimo|disponibilidad|residencia|residir|carn[eé]t?|permiso|certificaci[oó]n|certificado|titulaci[oó]n|t[ií]tulo|formaci[oó]n|nivel|nociones)(?!\\p{L})";
const border = new RegExp(
  `;\\s+|,?\\s(?:and\\s)?(?:as|so)\\s(?:would(?:\\sbe)?|is|are|does)\\s(?=\\p{L})|,?\\s(?:and|but|so|plus|y|e|pero|adem[aá]s de)\\s(?=${begins})|\\so\\s(?:si\\s)?(?=(?:tienes|sabes|hayas|tengas|trabajaste|trabajado|hiciste|has\\s\\p{L}+[ai]do)(?!\\p{L}))|,\\s(?!(?:is|are)\\s)(?=${begins})`,
  'iu',
);

/** "3 years, at least one of them …", "a degree and at least two years": amounts belong to what stands before. */
const goesOn =
  /^(?:at least|al menos|a minimum of|m[ií]nimo)\s\S+\s(?:(?:years?|a[ñn]os?)\s)?(?:of|de)\s(?:which|them|those|ellos|los cuales)|^(?:at least|al menos)\s(?:one|two|three|un[oa]?|dos|tres|\d)\s(?:as|in|with|como|en)\s/iu;

/** Tells what the employer does, before it asks for the same. */
const ofEmployer = /^(?:we|our|nos|nuestr[oa]s?)\s(?!need|require|ask|want|look|expect)/iu;

/** A clause's demands in order; a clause of one demand is itself. */
export function segmentsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(border)) {
    const plain = part.trim();
    if (plain === '' || ofEmployer.test(plain)) continue;
    if (goesOn.test(plain) && parts.length > 0) parts.push(`${parts.pop()}, ${plain}`);
    else parts.push(plain);
  }
  return parts.length > 0 ? parts : [text];
}
