import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import type { Interview } from '../../../schemas/interview.ts';
import { t } from '../../../src/i18n/t.ts';
import { useComingInterviews } from '../../interviews/interviewQueries.ts';
import { whenWords } from '../../interviews/interviewTimes.ts';
import { TodoGroups } from '../todo/TodoGroups.tsx';
import type { TodoGroup } from '../todo/todoGroup.ts';

/** Interviews that come, and those whose times fit the candidate not. Nothing while there are none. */
export function RecruiterInterviews() {
  const { data = [] } = useComingInterviews();
  const createPath = useCreatePath();
  const itemOf = (interview: Interview, detail: string) => ({
    key: interview.id,
    title: interview.candidateName,
    detail,
    to: `${createPath({ resource: 'jobs', type: 'show', id: interview.jobId })}?tab=applications&application=${interview.applicationId}`,
  });
  const coming = data.flatMap((one) =>
    one.startsAt === null
      ? []
      : [
          itemOf(
            one,
            t('{when}, {job}, {place}', {
              when: whenWords(one.startsAt),
              job: one.jobTitle,
              place: one.place,
            }),
          ),
        ],
  );
  const unfit = data.flatMap((one) =>
    one.noneFits === null
      ? []
      : [itemOf(one, t('{job}: “{text}”', { job: one.jobTitle, text: one.noneFits }))],
  );
  const groups: Omit<TodoGroup, 'total'>[] = [
    { kind: 'interviewsComing', title: t('Coming up'), tone: 'positive', items: coming },
    { kind: 'interviewsUnfit', title: t('None of the times fits'), tone: 'waiting', items: unfit },
  ];
  const shown = groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, total: group.items.length }));
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="interviews" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id="interviews" component="h2" variant="h3">
        {t('Interviews')}
      </Typography>
      <TodoGroups groups={shown} onShowAll={undefined} />
    </Box>
  );
}
