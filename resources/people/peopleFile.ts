/** People as a file for spreadsheets. */
import { dayOf } from '../../schemas/base/days.ts';
import { Person } from '../../schemas/person.ts';
import { schemaCsv } from '../../src/components/lists/schemaCsv.ts';
import { t } from '../../src/i18n/t.ts';
import type { ListFile } from '../common/lists/downloadList.ts';
import { standingWords } from '../common/standing/standingWords.ts';

/** The people as CSV, one line each; where they stand is in words. */
function peopleCsv(rows: readonly Person[], columns: readonly string[]): Promise<string> {
  const now = new Date();
  const inWords = rows.map((person) => ({
    ...person,
    standings: person.standings.map((standing) => standingWords(standing, now)).join('; '),
  }));
  return schemaCsv(Person, columns, inWords, t);
}

/** The file of the people an employer knows, in the columns of the table. */
export const peopleFile: ListFile<Person> = {
  most: 5000,
  csvOf: peopleCsv,
  name: () => `${t('People')} ${dayOf(new Date())}`,
  cutWords: (of) => t('The file holds the first {count} people.', of),
  failedWords: (why) => t('The people could not be exported. {reason}', why),
};
