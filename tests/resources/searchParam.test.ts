import { expect, test } from 'vitest';
import { searchParam, withSearchParam } from '../../resources/common/searchParam.ts';

test('a value of the address is set, read and taken out without touching the others', () => {
  const opened = withSearchParam('?tab=applications', 'application', 'a-1');
  expect(opened).toBe('?tab=applications&application=a-1');
  expect(searchParam(opened, 'application')).toBe('a-1');
  expect(withSearchParam(opened, 'application', null)).toBe('?tab=applications');
  expect(withSearchParam('?application=a-1', 'application', null)).toBe('');
});
