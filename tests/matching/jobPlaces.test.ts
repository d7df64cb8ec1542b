import { describe, expect, it } from 'vitest';
import { locatePlace } from '../../server/matching/places/locate.ts';
import { readJobFacts } from '../../server/matching/posting/jobFacts.ts';

/** As a posting writes it, then town, state or region, and country. */
const places: [string, string, string | null, string][] = [
  ['San Juan, Puerto Rico', 'San Juan', 'PR', 'US'],
  ['San Juan, PR', 'San Juan', 'PR', 'US'],
  ['Ponce, PR', 'Ponce', 'PR', 'US'],
  ['Tamuning, Guam', 'Tamuning', 'GU', 'US'],
  ['Charlotte Amalie, U.S. Virgin Islands', 'Charlotte Amalie', 'VI', 'US'],
  ['Vancouver, WA', 'Vancouver', 'WA', 'US'],
  ['Vancouver, British Columbia', 'Vancouver', 'BC', 'CA'],
  ['Ontario, California', 'Ontario', 'CA', 'US'],
  ['London, Ontario', 'London', 'ON', 'CA'],
  ['Paris, Texas', 'Paris', 'TX', 'US'],
  ['Birmingham, Alabama', 'Birmingham', 'AL', 'US'],
  ['Birmingham, UK', 'Birmingham', null, 'GB'],
  ['Athens, GA', 'Athens', 'GA', 'US'],
  ['Toledo, Ohio', 'Toledo', 'OH', 'US'],
  ['Portland, Maine', 'Portland', 'ME', 'US'],
  ['Washington, DC', 'Washington', 'DC', 'US'],
  ['Mexico, Missouri', 'Mexico', 'MO', 'US'],
  ['Lebanon, New Hampshire', 'Lebanon', 'NH', 'US'],
  ['Cambridge, Massachusetts', 'Cambridge', 'MA', 'US'],
  ['Cambridge, England', 'Cambridge', 'England', 'GB'],
  ['Santiago, Chile', 'Santiago', null, 'CL'],
  ['Santiago de Compostela, Galicia', 'Santiago de Compostela', 'Galicia', 'ES'],
  ['Córdoba, Argentina', 'Córdoba', null, 'AR'],
  ['Córdoba, España', 'Córdoba', null, 'ES'],
  ['Córdoba, Veracruz, México', 'Córdoba', 'Veracruz', 'MX'],
  ['Guadalajara, Jalisco', 'Guadalajara', 'Jalisco', 'MX'],
  ['Guadalajara (España)', 'Guadalajara', null, 'ES'],
  ['Mérida, Yucatán', 'Mérida', 'Yucatán', 'MX'],
  ['Mérida, Badajoz', 'Mérida', 'Badajoz', 'ES'],
  ['Mérida, Venezuela', 'Mérida', null, 'VE'],
  ['León, Guanajuato', 'León', 'Guanajuato', 'MX'],
  ['León, Castilla y León', 'León', 'Castilla y León', 'ES'],
  ['Bilbao, País Vasco', 'Bilbao', 'País Vasco', 'ES'],
  ['Vitoria-Gasteiz (Álava)', 'Vitoria-Gasteiz', 'Álava', 'ES'],
  ['Apodaca, Nuevo León', 'Apodaca', 'Nuevo León', 'MX'],
  ['Rosario, Santa Fe, Argentina', 'Rosario', 'Santa Fe', 'AR'],
  ['San José, Costa Rica', 'San José', null, 'CR'],
  ['Cartagena, Colombia', 'Cartagena', null, 'CO'],
  ['Cartagena, Murcia', 'Cartagena', 'Murcia', 'ES'],
  ['Trujillo, Perú', 'Trujillo', null, 'PE'],
  ['Medellín, Antioquia', 'Medellín', 'Antioquia', 'CO'],
  ['Barcelona, Venezuela', 'Barcelona', null, 'VE'],
  ['Bayamón, Puerto Rico', 'Bayamón', 'PR', 'US'],
  ['Querétaro, Qro.', 'Querétaro', 'Querétaro', 'MX'],
  ['Saint John, New Brunswick', 'Saint John', 'NB', 'CA'],
  ['Getafe, Madrid', 'Getafe', 'Madrid', 'ES'],
  ['Sydney, New South Wales', 'Sydney', 'New South Wales', 'AU'],
  ['Munich, Germany', 'Munich', null, 'DE'],
];

/** Ways in which postings say where the work is done. */
const ways: [string, (place: string) => string][] = [
  ['with a label', (place) => `Clerk\nLocation: ${place}\nWe sell tea.`],
  ['on a line of its own', (place) => `Clerk\n${place}\nWe sell tea to the people.`],
  ['in a sentence', (place) => `We are hiring a clerk for our office in ${place}. You know Excel.`],
  ['with a label in Spanish', (place) => `Auxiliar contable\nUbicación: ${place}\nBuscamos a una persona.`],
  ['in a Spanish sentence', (place) => `Empresa de servicios en ${place} busca auxiliar para la oficina.`],
  ['behind the employer', (place) => `Harbor Clinic – ${place}\nFull-time nurse for the clinic`],
];

describe('a town with its state, territory, region or country beside it', () => {
  it.each(places)('%s is read from each way of writing it', (written, city, state, country) => {
    for (const [way, posting] of ways)
      expect({ way, ...readJobFacts(posting(written)).job }).toMatchObject({ way, city, state, country });
  });
});

describe('the place of work', () => {
  it.each([
    ['a list of tools', 'You know Kafka.\nWorked with Iceberg, Delta or Hudi\nPay: $165k-190k'],
    ['a way of working', 'Designer\nRemote\nWe make chairs.'],
  ])('is not read from %s', (_, posting) => {
    expect(readJobFacts(posting).job).toMatchObject({ city: null, country: null });
  });

  it('is the first of several towns', () => {
    expect(readJobFacts('Ingeniera para las oficinas en Barcelona, Madrid y Valencia.').job.city).toBe(
      'Barcelona',
    );
  });

  it('in a territory of the United States is found, by state and by country', () => {
    const found = locatePlace({ city: 'San Juan', state: 'PR', country: 'US' });
    expect(found.point?.latitude).toBeCloseTo(18.4, 0);
    expect(found).toMatchObject({ region: 'US-PR', country: 'US' });
    expect(locatePlace({ city: 'San Juan', state: null, country: 'PR' })).toEqual(found);
    expect(locatePlace({ city: 'Ponce', state: 'Puerto Rico', country: null }).region).toBe('US-PR');
  });
});
