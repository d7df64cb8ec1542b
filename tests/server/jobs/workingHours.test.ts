/** Hours that a text names, told as parts of the day. */
import { expect, test } from 'vitest';
import { partsOfDay } from '../../../server/features/jobs/search/workingHours.ts';

test.each([
  ['de lunes a viernes de 20 a 23 h', ['evening', 'night']],
  ['10 pm to 6:30 am, Sunday to Thursday', ['night']],
  ['Chat and phone, 5 pm to 10 pm', ['evening']],
  ['from 5 to 10 p.m.', ['evening']],
  ['por las tardes, de 16 a 21 h', ['evening']],
  ['Horario de 9 a 14 h', ['morning']],
  ['9:00-14:00', ['morning']],
  ['de 22:00 a 06:00', ['night']],
  ['9 to 5 pm', []],
  ['8 am to 5 pm', []],
  ['open 0:00–24:00', []],
  ['3-5 years of experience', []],
  ['teams of 8 to 10 people', []],
  ['raises of 5 to 10 %', []],
  ['de 20 a 23 alumnos', []],
  ['30 a 35 h', []],
])('“%s”: %s', (text, parts) => {
  expect(partsOfDay(text).toSorted()).toEqual(parts);
});
