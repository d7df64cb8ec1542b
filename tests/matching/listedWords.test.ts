/** Of people who are on no list only these may be asked: skills, titles, degrees, licences, languages, years and states. */
import { describe, expect, test } from 'vitest';
import { askedOfStrangers, isOfVocabulary, onlyListed } from '../../server/matching/criteria/listedWords.ts';

const asked = [
  ...['PostgreSQL', 'React and TypeScript', 'Python, Go or Rust', 'Google Analytics', 'Salesforce', 'GAAP'],
  ...[
    'Accountant',
    'Registered Nurse',
    'Forklift licence',
    'CPA',
    'CDL Class A',
    'Fluent Spanish',
    'Welding',
  ],
  ...[
    '5+ years of experience',
    '5 years in sales',
    '3 años de experiencia en ventas',
    'MBA',
    'Bachelor in nursing',
  ],
  ...['Bachelor degree in computer science or related field', 'Licenciatura en contabilidad'],
  ...[
    'High school diploma',
    'Texas',
    'Based in Colorado',
    'Based in FL, GA or SC',
    'Germany',
    'Willing to relocate',
  ],
];
const notAsked = [
  ...[
    'Globex',
    'Globex Corporation',
    'Deloitte',
    'Amazon',
    'Apple',
    'Google',
    'Ford Motor Company',
    'Chase Bank',
  ],
  ...[
    'Miskatonic University',
    'Harvard',
    'Stanford MBA',
    'Bachelor in accounting from Miskatonic',
    'University',
  ],
  ...[
    'Pueblo',
    'Austin',
    'Austin, TX',
    'Based in Pueblo',
    'Based in Austin or Colorado',
    'Boston',
    'Phoenix',
  ],
  ...[
    '5 years at Globex',
    '3 years accounting (Globex)',
    'Accountant at Globex',
    'Mercy Hospital',
    'Hospital',
  ],
  ...['Marisol Quintanar', 'books@example.com', 'Klingon', 'lunar falconry', 'Chicago Bulls', '', '—', ', ,'],
];

describe('is of the vocabulary', () => {
  test.each(asked)('%s', (name) => expect(isOfVocabulary(name)).toBe(true));
});
describe('asks for more', () => {
  test.each(notAsked)('%s', (name) => expect(isOfVocabulary(name)).toBe(false));
});

test.each([
  ['Austin, TX', 'Based in Texas'],
  ['Based in Munich, Germany', 'Based in Germany'],
  ['Based in Pueblo', null],
  ['Globex', null],
  ['QuickBooks', 'QuickBooks'],
])('%s is asked of strangers as %s', (name, wider) => expect(askedOfStrangers(name)).toBe(wider));

test.each([
  ['Senior Staff Accountant at Globex', 'Senior Staff Accountant at'],
  ['Registered Nurse, Mercy Clinic', 'Registered Nurse'],
  ['Boston Accountant', 'Accountant'],
  ['Forklift Driver – Pueblo', 'Forklift Driver'],
  ['Falconer at Miskatonic', 'at'],
])('of “%s” the words of the lists count', (text, left) => expect(onlyListed(text)).toBe(left));
