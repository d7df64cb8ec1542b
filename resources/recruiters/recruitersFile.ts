/** Recruiters as a file for spreadsheets. */
import { dayOf } from '../../schemas/base/days.ts';
import { RecruiterSummary } from '../../schemas/recruiter.ts';
import { columnsOf } from '../../src/components/fields/field.ts';
import { schemaCsv } from '../../src/components/lists/schemaCsv.ts';
import { t } from '../../src/i18n/t.ts';
import type { ListFile } from '../common/lists/downloadList.ts';

/** The file of an employer's recruiters: every field, whatever columns are shown. */
export const recruitersFile: ListFile<RecruiterSummary> = {
  most: 5000,
  // The employer is the reader, and an id is the e-mail address.
  csvOf: (rows) =>
    schemaCsv(
      RecruiterSummary,
      columnsOf(
        RecruiterSummary,
        ['recruiterFirstName', 'recruiterLastName', 'recruiterEmail'],
        ['id', 'employerName'],
      ),
      rows,
      t,
    ),
  name: () => `recruiters-${dayOf(new Date())}`,
  cutWords: (of) => t('The file holds the first {count} recruiters.', of),
  failedWords: (why) => t('The recruiters could not be exported. {reason}', why),
};
