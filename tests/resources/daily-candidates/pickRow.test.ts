/** A pick as a line of the table, and of the file the table is saved as. */
import { expect, test } from 'vitest';
import { addressOfPick } from '../../../resources/daily-candidates/list/pickRow.ts';

test('the key of someone without an account is shown as no address, and an address is', () => {
  expect(addressOfPick('0193@held.invalid')).toBe('');
  expect(addressOfPick('ada@example.com')).toBe('ada@example.com');
});
