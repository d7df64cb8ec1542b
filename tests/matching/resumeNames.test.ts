/** Reads the name and the telephone number that fill in a form, over tables that are extended by adding a line. */
import { describe, expect, test } from 'vitest';
import { readContact } from '../../server/matching/reading/contact.ts';
import { heldOutHeads, type ResumeHead, workedHeads } from './cases/resumeHeads.ts';
import { phoneHeads } from './cases/resumePhones.ts';

const nameOf = ({ lines }: ResumeHead) => {
  const { candidateFirstName, candidateLastName } = readContact(lines.join('\n'));
  return [candidateFirstName, candidateLastName];
};

describe('the name at the head of a resume', () => {
  test.each(workedHeads.map((head) => ({ head, words: head.lines.slice(0, 3).join(' / ') })))(
    'is read as its owner has it: $words',
    ({ head }) => {
      expect(nameOf(head)).toEqual([head.first, head.last]);
    },
  );

  test('is read in nearly all heads that nothing was tuned on', () => {
    const right = heldOutHeads.filter((head) => {
      const [first, last] = nameOf(head);
      return first === head.first && last === head.last;
    });
    expect(right.length / heldOutHeads.length).toBeGreaterThanOrEqual(0.95);
  });
});

test.each(phoneHeads)('the number to call, of its country: %j', (head, phone) => {
  expect(readContact(`Ada Lovelace\n${head}`).candidatePhone).toBe(phone);
});
