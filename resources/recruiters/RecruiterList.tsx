import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListBase, type RaRecord, Title } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { peopleCalls } from '../../schemas/calls/people.ts';
import { RecruiterStatus, RecruiterSummary } from '../../schemas/recruiter.ts';
import { columnsOf, usualColumns } from '../../src/components/fields/field.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import { useShownColumns } from '../../src/components/lists/useShownColumns.ts';
import { ColumnsButton } from '../../src/components/schema/ColumnsButton.tsx';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { queryOf } from '../../src/routing/search.ts';
import { RecruitMyselfButton } from '../areas/RecruitMyselfButton.tsx';
import { overdueJobsOf } from '../common/employerJobPaths.ts';
import { ExportListButton } from '../common/lists/ExportListButton.tsx';
import { ListCard } from '../common/lists/ListCard.tsx';
import { ListToolbar } from '../common/lists/ListToolbar.tsx';
import { AnswersOwed } from '../common/standing/AnswersOwed.tsx';
import { WaitingMark } from '../common/waiting/WaitingMark.tsx';
import { StrayMails } from '../messages/StrayMails.tsx';
import { InviteTeamButton } from '../team-invitations/InviteTeamButton.tsx';
import { RecruiterDecisions } from './RecruiterDecisions.tsx';
import { RecruiterDrawer } from './RecruiterDrawer.tsx';
import { recruiterListStart } from './recruiterListStart.ts';
import { recruiterName, recruiterTones } from './recruiterMoves.ts';

const query = peopleCalls.myRecruiters.query;

/** Rows of the list are recruiters; react-admin only knows that they have an id. */
const asRecruiter = (record: RaRecord) => record as RecruiterSummary;

const fields = usualColumns(RecruiterSummary);

/** Every column there can be. The rest of the name and the title stand in the first one, the rest of what is owed beside its count. */
const allFields = columnsOf(RecruiterSummary, fields, [
  'id',
  'recruiterFirstName',
  'recruiterTitle',
  'answersDueCount',
  'oldestAnswerBy',
]);

const columns: Readonly<Partial<Record<keyof RecruiterSummary, SchemaColumn>>> = {
  recruiterLastName: {
    label: () => t('Name'),
    render: (record) => (
      <>
        {recruiterName(asRecruiter(record))}
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {asRecruiter(record).recruiterTitle ?? asRecruiter(record).recruiterEmail}
        </Typography>
      </>
    ),
  },
  status: {
    render: (record) => (
      <>
        <StatusChip value={asRecruiter(record).status} schema={RecruiterStatus} tones={recruiterTones} />{' '}
        <WaitingMark about={asRecruiter(record).recruiterEmail} />
      </>
    ),
  },
  openJobsCount: { label: () => t('Open jobs') },
  answersOverdueCount: {
    label: () => t('Overdue'),
    align: 'right',
    render: (record) => (
      <AnswersOwed owed={asRecruiter(record)} to={overdueJobsOf(asRecruiter(record).recruiterEmail)} />
    ),
  },
  dailyCandidatesCount: { label: () => t('Picks') },
};

/** The employer's recruiters: who waits, who works, with which results. Whose panel is open stands in the address. */
export function RecruiterList() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { shown } = useShownColumns('recruiters', allFields, fields);
  return (
    <ListBase<RecruiterSummary> resource="recruiters" {...recruiterListStart}>
      <Title title={t('Recruiters')} preferenceKey={false} />
      <StrayMails isAll />
      <ListToolbar
        actions={
          <>
            <ColumnsButton
              list="recruiters"
              schema={RecruiterSummary}
              fields={allFields}
              usual={fields}
              columns={columns}
            />
            <ExportListButton
              resource="recruiters"
              columns={shown}
              load={async () => (await import('./recruitersFile.ts')).recruitersFile}
            />
            <InviteTeamButton />
          </>
        }
      >
        <SchemaFilters
          query={query}
          fields={['status']}
          record={RecruiterSummary}
          searchLabel={t('Search recruiters')}
          saveAs="recruiters"
        />
      </ListToolbar>
      <ListStates
        empty={
          <EmptyState
            title={t('No recruiters yet')}
            text={t(
              'Invite them by e-mail: they enter a name and a password and start at once. Recruiters can also register on their own and choose your organisation; those without an address at a domain you have proved wait for your approval here.',
            )}
            action={
              <>
                <InviteTeamButton variant="contained" size="large" />
                <RecruitMyselfButton size="large" />
              </>
            }
          />
        }
      >
        <ListCard
          schema={RecruiterSummary}
          query={query}
          fields={narrow ? fields : shown}
          columns={columns}
          link={({ id }) =>
            addresses.employer.recruiters + queryOf('recruiters', { ...search, recruiter: String(id) })
          }
          actions={(record) => (
            <Box sx={{ display: 'flex', gap: 1, justifyContent: { sm: 'flex-end' } }}>
              <RecruiterDecisions recruiter={asRecruiter(record)} />
            </Box>
          )}
        />
      </ListStates>
      <RecruiterDrawer
        email={search.recruiter}
        onClose={() =>
          void navigate({
            to: './',
            search: (previous) => ({ ...previous, recruiter: undefined }),
          })
        }
      />
    </ListBase>
  );
}
