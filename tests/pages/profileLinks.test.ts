import { expect, test } from 'vitest';
import { leetcodeUrl, linkedinUrl } from '../../resources/common/profileLinks.ts';
import { CandidateFields } from '../../schemas/candidate.ts';

test.each([
  'ada-okafor',
  'in/ada-okafor',
  'linkedin.com/in/ada-okafor',
  'https://www.linkedin.com/in/ada-okafor/',
  'https://no.linkedin.com/in/ada-okafor',
])('%s leads to the LinkedIn profile', (typed) => {
  expect(linkedinUrl(typed)).toBe('https://www.linkedin.com/in/ada-okafor');
});

test('a copied address leads there too, with letters of other scripts', () => {
  const typed = 'https://es.linkedin.com/in/jos%C3%A9-p%C3%A9rez/?originalSubdomain=es';
  expect(linkedinUrl(typed)).toBe('https://www.linkedin.com/in/jos%C3%A9-p%C3%A9rez');
  expect(linkedinUrl('josé-pérez')).toBe('https://www.linkedin.com/in/jos%C3%A9-p%C3%A9rez');
});

test.each([
  ['ada-okafor', true],
  ['in/ada-okafor', true],
  ['linkedin.com/in/ada-okafor', true],
  ['www.linkedin.com/in/ada-okafor/', true],
  ['https://www.linkedin.com/in/ada-okafor?utm_source=share&utm_medium=android_app', true],
  ['https://es.linkedin.com/in/jos%C3%A9-p%C3%A9rez/', true],
  ['https://evil.example/in/ada-okafor', false],
  ['https://linkedin.com.evil.example/in/ada-okafor', false],
  ['https://www.linkedin.com/company/acme', false],
  ['javascript:alert(1)', false],
])('%s can be entered as a LinkedIn profile: %s', (typed, taken) => {
  const { success } = CandidateFields.shape.candidateLinkedinProfile.safeParse(typed);
  expect(success).toBe(taken);
});

test('a name cannot lead anywhere else', () => {
  expect(linkedinUrl('../../evil')).toBe('https://www.linkedin.com/in/..%2F..%2Fevil');
  expect(leetcodeUrl('a b')).toBe('https://leetcode.com/u/a%20b');
});
