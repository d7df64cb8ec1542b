import { expect, test } from 'vitest';
import { leetcodeUrl, linkedinUrl } from '../../src/pages/profile/profileLinks.ts';

test.each([
  'ada-okafor',
  'in/ada-okafor',
  'linkedin.com/in/ada-okafor',
  'https://www.linkedin.com/in/ada-okafor/',
  'https://no.linkedin.com/in/ada-okafor',
])('%s leads to the LinkedIn profile', (typed) => {
  expect(linkedinUrl(typed)).toBe('https://www.linkedin.com/in/ada-okafor');
});

test('a name cannot lead anywhere else', () => {
  expect(linkedinUrl('../../evil')).toBe('https://www.linkedin.com/in/..%2F..%2Fevil');
  expect(leetcodeUrl('a b')).toBe('https://leetcode.com/u/a%20b');
});
