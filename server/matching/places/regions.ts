/** Whether words name a place: countries, regions and large towns, and the forms in which resumes write them. */

import { countryCode } from './countries.ts';
import { placeKey as key } from './placeKey.ts';
import { stateCode } from './places.ts';

const regions =
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|' +
  'Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan|Sikkim|' +
  'Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Jammu and Kashmir|Delhi NCR|NCR|AP|' +
  'England|Scotland|Wales|Northern Ireland|Greater London|Greater Manchester|West Midlands|East Midlands|Yorkshire|' +
  'West Yorkshire|South Yorkshire|Kent|Essex|Surrey|Sussex|Hampshire|Berkshire|Lancashire|Merseyside|Devon|Cornwall|' +
  'Norfolk|Suffolk|Oxfordshire|Cambridgeshire|Hertfordshire|Tyne and Wear|Avon|Somerset|Dorset|' +
  'Bavaria|Bayern|Hesse|Hessen|Saxony|Sachsen|Baden-Württemberg|North Rhine-Westphalia|Nordrhein-Westfalen|' +
  'Niedersachsen|Brandenburg|Thüringen|Schleswig-Holstein|Rheinland-Pfalz|Saarland|' +
  'Andalucía|Aragón|Asturias|Cantabria|Castilla y León|Castilla-La Mancha|Cataluña|Catalunya|Comunidad de Madrid|' +
  'Comunidad Valenciana|Extremadura|Galicia|La Rioja|Navarra|País Vasco|Euskadi|Canarias|Islas Baleares|Bizkaia|' +
  'Vizcaya|Guipúzcoa|Gipuzkoa|Jalisco|Nuevo León|Estado de México|CDMX|Antioquia|Cundinamarca|Provincia de Buenos Aires|' +
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|' +
  'New South Wales|NSW|Victoria|Queensland|QLD|Western Australia|South Australia|Tasmania|Île-de-France|Lombardy|' +
  'Lombardia|Lazio|Gauteng|Western Cape|KwaZulu-Natal|Lagos State|Metro Manila|Central Java|Selangor|Dubai|Abu Dhabi|Sharjah';

const towns =
  'New York|New York City|NYC|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Jose|' +
  'Austin|Jacksonville|San Francisco|Columbus|Charlotte|Indianapolis|Seattle|Denver|Boston|Nashville|Detroit|Portland|' +
  'Las Vegas|Memphis|Baltimore|Milwaukee|Albuquerque|Tucson|Sacramento|Atlanta|Miami|Minneapolis|Cleveland|Tampa|' +
  'New Orleans|Pittsburgh|Cincinnati|Orlando|Salt Lake City|Washington|Washington DC|Brooklyn|Redmond|' +
  'London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Nottingham|' +
  'Newcastle|Newcastle upon Tyne|Leicester|Southampton|Oxford|Cambridge|Reading|Brighton|Aberdeen|York|Bath|Dublin|Cork|Galway|' +
  'Berlin|Hamburg|Munich|München|Cologne|Köln|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|' +
  'Hannover|Nürnberg|Nuremberg|Bremen|Essen|Dortmund|Karlsruhe|Mannheim|Bonn|Heidelberg|Vienna|Wien|Zurich|Zürich|' +
  'Geneva|Basel|Bern|Graz|Paris|Lyon|Marseille|Toulouse|Lille|Bordeaux|Nantes|Brussels|Antwerp|Ghent|Amsterdam|' +
  'Rotterdam|Utrecht|Eindhoven|The Hague|Copenhagen|Stockholm|Gothenburg|Malmö|Oslo|Bergen|Helsinki|Tallinn|Riga|' +
  'Vilnius|Warsaw|Krakow|Kraków|Wroclaw|Gdansk|Prague|Brno|Budapest|Bucharest|Sofia|Athens|Lisbon|Lisboa|Porto|Rome|' +
  'Roma|Milan|Milano|Turin|Naples|Bologna|Florence|Madrid|Barcelona|Valencia|Sevilla|Seville|Zaragoza|Málaga|Murcia|' +
  'Bilbao|Alicante|Córdoba|Valladolid|Vigo|Gijón|Granada|A Coruña|Vitoria|Oviedo|Santander|Pamplona|Almería|Salamanca|' +
  'Burgos|León|Cádiz|San Sebastián|Donostia|Tarragona|Girona|Lleida|Toledo|Badajoz|Huelva|Logroño|Las Palmas|Tenerife|' +
  'Palma|Palma de Mallorca|Getafe|Alcalá de Henares|Móstoles|Sabadell|Terrassa|Hospitalet|Ciudad de México|México DF|' +
  'Guadalajara|Monterrey|Puebla|Tijuana|Querétaro|Bogotá|Medellín|Cali|Barranquilla|Lima|Arequipa|Santiago|' +
  'Santiago de Chile|Valparaíso|Buenos Aires|Rosario|Mendoza|Montevideo|Quito|Guayaquil|Caracas|La Paz|Asunción|' +
  'San Salvador|Santo Domingo|Tegucigalpa|Managua|São Paulo|Sao Paulo|Rio de Janeiro|Brasília|' +
  'Mumbai|Bombay|Delhi|New Delhi|Bangalore|Bengaluru|Bangalore Urban|Hyderabad|Hyderbad|Chennai|Madras|Kolkata|Calcutta|Pune|Ahmedabad|' +
  'Surat|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Thane|Bhopal|Visakhapatnam|Vizag|Patna|Vadodara|Baroda|Ghaziabad|Ludhiana|' +
  'Agra|Nashik|Nasik|Faridabad|Meerut|Rajkot|Varanasi|Srinagar|Aurangabad|Dhanbad|Amritsar|Navi Mumbai|Allahabad|Ranchi|' +
  'Coimbatore|Jabalpur|Gwalior|Vijayawada|Jodhpur|Madurai|Raipur|Kota|Guwahati|Chandigarh|Mohali|Mysore|Mysuru|Gurgaon|' +
  'Gurugram|Noida|Greater Noida|Kochi|Cochin|Trivandrum|Thiruvananthapuram|Bhubaneswar|Dehradun|Mangalore|Salem|Trichy|' +
  'Karachi|Lahore|Islamabad|Dhaka|Colombo|Kathmandu|Doha|Riyadh|Jeddah|Kuwait City|Manama|Muscat|Tel Aviv|' +
  'Istanbul|Ankara|Cairo|Lagos|Abuja|Nairobi|Accra|Johannesburg|Cape Town|Durban|Pretoria|Casablanca|Tunis|' +
  'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Hong Kong|Taipei|Tokyo|Osaka|Seoul|Singapore|Kuala Lumpur|Bangkok|' +
  'Jakarta|Manila|Makati|Quezon City|Cebu|Hanoi|Ho Chi Minh City|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|' +
  'Auckland|Wellington|Christchurch|Toronto|Montreal|Montréal|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg|Halifax|' +
  'Kyiv|Kiev|Lviv|Moscow|Minsk|Belgrade|Zagreb|Ljubljana|Bratislava|Luxembourg';

const remote = 'remote|remoto|hybrid|híbrido|teletrabajo|onsite|on-site|worldwide|home office|work from home';

const setOf = (names: string) => new Set(names.split('|').map(key));
const [regionSet, townSet, remoteSet] = [setOf(regions), setOf(towns), setOf(remote)];

/** A country, a state, a region: what stands behind a town's name. */
export function isRegion(text: string): boolean {
  const plain = text.trim();
  if (/^[a-z]{2,3}$/.test(plain)) return false;
  return countryCode(plain) !== null || regionSet.has(key(plain)) || stateCode(plain) !== null;
}

/** A town known by itself. */
export const isTown = (text: string): boolean =>
  townSet.has(key(text.replace(/\s(?:area|metro|region)$/i, '')));

/** Whether the words are a place and nothing else: "Pune", "Springfield, IL 62701", "Remote", "Madrid (España)". */
export function isPlace(text: string): boolean {
  const plain = text
    .replace(/\b(?:greater|area|metropolitan|y alrededores|and surroundings)\b/gi, ' ')
    .replace(/[()]/g, ',')
    .trim();
  if (plain.length > 70) return false;
  const parts = plain
    .split(/,|\s-\s|\//)
    .map((part) => part.replace(/^\d{4,6}\s|\s\d{5}(?:-\d{4})?$/g, '').trim())
    .filter(Boolean);
  const last = parts.at(-1);
  if (last === undefined || parts.length > 4) return false;
  if (remoteSet.has(key(parts[0] ?? ''))) return true;
  if (parts.length === 1) return isTown(last) || (isRegion(last) && !/^[A-Z]{2}$/.test(last));
  // "Google, Germany" is an employer with its country.
  if (
    parts.length === 2 &&
    countryCode(last) !== null &&
    !isTown(parts[0] ?? '') &&
    !isRegion(parts[0] ?? '')
  )
    return false;
  // "Bluebell Clinic, Leeds" may be one, too.
  if (parts.length === 2 && !isRegion(last) && !isTown(parts[0] ?? '')) return false;
  return (
    (isRegion(last) || isTown(last)) &&
    parts.slice(0, -1).every((part) => /^[\p{Lu}\d]/u.test(part) && part.split(' ').length <= 4)
  );
}
