import { expect, it } from 'vitest';
import { isCredential } from '../../server/matching/criteria/credential.ts';

it.each([
  ...[
    'Registered nurse license',
    'RN',
    'CPA',
    "Driver's license",
    'Forklift certification',
    'BLS certification',
  ],
  ...[
    'NMLS registration',
    'PMP certification',
    'A&P license',
    'CDL Class A',
    'Journeyman electrician license',
  ],
  ...['Fluent Spanish', 'Spanish', 'English C1', 'Inglés avanzado', 'Carné de conducir B'],
])('%s is a credential, which nothing else makes up for', (name) => {
  expect(isCredential(name)).toBe(true);
});

it.each([
  ...['Excel', 'Kubernetes', 'Customer service', 'Wound care', 'Spanish cuisine', 'German shepherds'],
  ...['5 years as a registered nurse', "Bachelor's degree", 'Based in Austin, TX', 'Experience as a nurse'],
])('%s is none', (name) => {
  expect(isCredential(name)).toBe(false);
});
