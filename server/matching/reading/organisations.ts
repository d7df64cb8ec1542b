/** How much words look like the name of an organisation. */
import { isPlace, isTown } from '../places/regions.ts';

/** Legal forms: nothing but a company has them. */
const legal =
  /(?:^|[\s,(])(?:inc|incorporated|llc|l\.l\.c|llp|ltd|limited|corp|corporation|co|plc|gmbh|ag|kg|ug|ohg|e\.v|b\.?v|n\.?v|pvt|pte|pty|s\.a|s\.l|s\.l\.u|s\.a\.u|s\.a\.s|s\.r\.l|s\.c|s\.coop|sa de cv|s\.a\. de c\.v|sdn bhd|a\/s|aps|ab|oy|sarl|sas|spa|s\.p\.a|sl|slu|srl|sa|s\.?c\.?p|c\.a|ltda|e\.?i\.?r\.?l|d\.?o\.?o|s\.?r\.?o|sp\. z o\.o|kft|oy[j]|asa|bhd|k\.?k)\.?\)?$/i;
const legalWithin = /\b(?:inc\.|llc|ltd|pvt|gmbh|limited|corp\.|corporation|private limited)/i;

const kinds =
  'company|group|university|college|hospital|hospitals|school|schools|bank|center|centre|clinic|institute|institution|agency|' +
  'associates|services|department|dept|solutions|technologies|technology|systems|hotel|hotels|resort|restaurant|cafe|church|' +
  'foundation|partners|consulting|consultancy|consultants|industries|international|enterprises|enterprise|holdings|labs|laboratory|' +
  'laboratories|studio|studios|media|software|infotech|infosystems|networks|communications|motors|airlines|airways|insurance|' +
  'pharmacy|pharmaceuticals|pharma|stores|store|supermarket|supermarkets|market|markets|council|county|city of|ministry|army|navy|air force|marine corps|' +
  'battalion|regiment|squadron|brigade|detachment|growers|orchards|ranch|vineyards|winery|care home|nursing home|hospice|district|authority|trust|nhs|federation|society|association|club|academy|museum|library|' +
  'construction|logistics|transport|manufacturing|energy|electric|foods|bakery|brewery|farms|farm|realty|properties|' +
  'deanery|infirmary|univ\\.?|inn|tavern|bistro|grill|dairy|mill|mills|motors|garage|nursery|salon|spa|advocates|solicitors|chambers|attorneys|contractors|decorators|builders|engineering|electric|plumbing|roofing|bureau of|department of|ministry of|county of|capital|financial|ventures|global|worldwide|office of|bureau|commission|organization|organisation|charity|theatre|theater|gym|' +
  'universidad|universitat|universidade|instituto|hospitales|clinica|clínica|colegio|escuela|banco|ayuntamiento|ministerio|grupo|' +
  'empresa|restaurante|hotel|supermercados|almacenes|talleres|consultores|asesores|constructora|fundación|fundacion|asociación|' +
  'centro|residencia|clínica|hermanos|laboratorios|inmobiliaria|cooperativa|bodegas?|alcaldía|municipalidad|gobierno|secretaría|intendencia|consultora|despacho|notaría|panadería|peluquería|papelería|ferretería|taller|viveros|astilleros|montajes|conservas|caja|mutua|sindicato|centro|residencia|farmacia|tienda|fabrica|fábrica|comercial de|distribuciones|transportes|servicios|junta de|generalitat|diputación|' +
  'universität|universitaet|hochschule|klinikum|krankenhaus|bank|stadt|werke|verlag';
const kindAtEnd = new RegExp(
  `(?:^|\\s)(?:${kinds})(?:\\s(?:of|de|del|at|and|&)\\s.{2,40}|\\s?\\(.{1,30}\\))?$`,
  'iu',
);
const kindWithin = new RegExp(`(?<!\\p{L})(?:${kinds})(?!\\p{L})`, 'iu');

/** Part of an organisation and not its name: "Registered Nurse, Emergency Department". */
const ward =
  /^(?!.*\b(?:police|fire|sheriff|health|state|university|county|city)\b).*\b(?:department|dept|unit|ward|floor|division|team|section|shift)$/i;
const small = /^(?:of|and|the|for|in|de|del|la|el|los|las|y|e|i|und|für|der|do|da|des|du|at|on|&|\/|-|to)$/i;

/** "Tangerine & Sons", "Okonjo, Bright & Company", "Despacho Oropeza y Asociados". */
const family =
  /(?:&|\band\b|\by\b|\be\b)\s(?:sons?|daughters?|co|company|partners|associates|brothers|bros|hijos|asociados|hermanos|compañía|cía)\.?$/i;
/** In Spanish the kind comes first: "Talleres Brandariz", "Alcaldía de El Alto". */
const spanishKind =
  /^(?:grupo|estudio|gestoría|asesoría|edificaciones|construcciones|ambulancias|autoescuela|academia|promociones|instalaciones|reformas|editorial|imprenta|hotel|restaurante|supermercados|almacenes|talleres|constructora|fundación|asociación|residencia|farmacia|tienda|fábrica|distribuciones|transportes|ayuntamiento|diputación|universidad|instituto|colegio|escuela|clínica|hospital|banco|cooperativa|bodegas?|alcaldía|municipalidad|gobierno|secretaría de|ministerio|consultora|despacho|notaría|panadería|peluquería|papelería|ferretería|taller|viveros|astilleros|montajes|conservas|laboratorios|inmobiliaria|lácteos|zapaterías?|bar|cafetería|librería|mercadona|caja|centro|bufete|correduría|agencia|guardería|lavandería|tintorería|carnicería|pescadería|frutería|floristería|joyería|carpintería|cerrajería|fontanería|aserradero|granja|mesón|taberna|hostal|parador|gimnasio|consultorio|sanatorio|ambulatorio|naviera|aseguradora|mudanzas|muebles|confecciones|excavaciones|pinturas|autobuses|hormigones)\s\p{L}/iu;

/** Where a text says that it is an organisation's name. */
export function organisationAt(text: string): 'LEGAL' | 'END' | 'WITHIN' | null {
  if (legal.test(text) || legalWithin.test(text)) return 'LEGAL';
  if (ward.test(text)) return null;
  if (kindAtEnd.test(text) || family.test(text) || spanishKind.test(text)) return 'END';
  return kindWithin.test(text) ? 'WITHIN' : null;
}

/** Whether a text names a part of a hospital, company or the like. */
export const isWard = (text: string): boolean => ward.test(text);

/** Words that are no name though they stand where one does. */
const frame =
  /^(?:responsibilit|duties|project|client\b|role|team size|environment|technolog|achievement|description|summary|full[- ]time|part[- ]time|contract$|permanent|internship$|freelance$|self[- ]employed|jornada|page \d|reason|remote|worked\b|working\b|declaration|key |tools?\b|funciones|present|current|duration|years?\b|till\b|for\b|from\b|with\b|and\b|to\b|as\b|the following|various|education|skills|references|references available|certificat|www\.|linkedin)/i;

/** How much a piece of text looks like an employer's name, without regard to what it looks like besides. */
export function employerness(text: string): number {
  if (text.length < 2 || text.length > 90 || !/\p{L}{2}/u.test(text)) return -5;
  const words = text.split(' ').filter(Boolean);
  const kind = organisationAt(text);
  let score = kind === 'LEGAL' ? 3.5 : kind === 'END' ? 2.5 : kind === 'WITHIN' ? 1.5 : 0;
  const telling = words.filter((word) => !small.test(word));
  const capitals = telling.filter((word) => /^[("'&\p{Lu}\d]/u.test(word)).length;
  if (capitals / Math.max(1, telling.length) >= 0.7) score += 1;
  else score -= kind === 'LEGAL' || words.length <= 2 ? 0.3 : 1.5;
  if (words.length > 7) score -= 1;
  if (words.length > 10) score -= 2;
  if (isPlace(text) || isTown(text)) score -= 4;
  if (ward.test(text)) score -= 2;
  if (frame.test(text)) score -= 3;
  // Beside the university's name its part is no employer.
  if (/^(?:department|dept\.?|school|faculty|division)\sof\s/i.test(text)) score -= 0.8;
  if (/[;:!?]$/.test(text) || (/\.$/.test(text) && kind !== 'LEGAL')) score -= 1.5;
  if (/@|https?:|\d{3}[-.\s)]\s?\d{3}|[$€£%]|\d{5,}/.test(text)) score -= 4;
  return score;
}
