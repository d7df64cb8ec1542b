/** An employer's open tasks, besides recruiters who ask to be let in. */

import type { EmployerTodo } from '../../../schemas/todo.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { overdueJobsOf } from '../../common/employerJobPaths.ts';
import type { TodoGroup } from '../todo/todoGroup.ts';

/**
 * The kinds that have something; empty when nothing waits.
 *
 * @param recruiters address of the list of recruiters, which shows one of them beside it
 */
export function employerTodo(
  { answersOverdue, idleRecruiters, ignoredLists }: EmployerTodo,
  recruiters: string,
): TodoGroup[] {
  const recruiter = (email: string) => recruiters + queryOf('recruiters', { recruiter: email });
  const groups: TodoGroup[] = [
    {
      kind: 'answersOverdue',
      title: t('Overdue answers'),
      tone: 'negative',
      total: answersOverdue.total,
      items: answersOverdue.items.map(({ recruiterEmail, recruiterName, ...owed }) => ({
        key: recruiterEmail,
        title: recruiterName,
        detail: t(
          '{count, plural, one {# overdue answer} other {# overdue answers}}, the oldest since {date}',
          {
            count: owed.answersOverdueCount,
            date: formatDate(owed.oldestAnswerBy) ?? owed.oldestAnswerBy,
          },
        ),
        to: overdueJobsOf(recruiterEmail),
      })),
    },
    {
      kind: 'ignoredLists',
      title: t('Lists no one looked at'),
      tone: 'negative',
      total: ignoredLists.total,
      items: ignoredLists.items.map(({ jobId, jobTitle, listsCount, picksCount, since, ...rest }) => ({
        key: jobId,
        title: t('{job}, {recruiter}', { job: jobTitle, recruiter: rest.recruiterName }),
        detail: t(
          '{lists, plural, one {# list} other {# lists}} with {picks, plural, one {# candidate} other {# candidates}} since {date}',
          { lists: listsCount, picks: picksCount, date: formatDate(since) ?? since },
        ),
        to: recruiter(rest.recruiterEmail),
      })),
    },
    {
      kind: 'idleRecruiters',
      title: t('Recruiters without an open job'),
      tone: 'waiting',
      total: idleRecruiters.total,
      items: idleRecruiters.items.map(({ recruiterEmail, recruiterName, draftsCount }) => ({
        key: recruiterEmail,
        title: recruiterName,
        detail:
          draftsCount > 0
            ? t('{count, plural, one {# draft} other {# drafts}} not opened yet', { count: draftsCount })
            : t('No draft either'),
        to: recruiter(recruiterEmail),
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
