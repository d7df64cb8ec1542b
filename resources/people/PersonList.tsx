import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ListBase, type RaRecord, Title } from 'react-admin';
import { knownPeopleCalls } from '../../schemas/calls/knownPeople.ts';
import { Person } from '../../schemas/person.ts';
import { columnsOf } from '../../src/components/fields/field.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import { useShownColumns } from '../../src/components/lists/useShownColumns.ts';
import { ColumnsButton } from '../../src/components/schema/ColumnsButton.tsx';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { DateText } from '../../src/components/values/DateText.tsx';
import { PersonName } from '../../src/components/values/PersonName.tsx';
import { t } from '../../src/i18n/t.ts';
import { useActiveSubscription, useServices } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { ExportListButton } from '../common/lists/ExportListButton.tsx';
import { ImportButton } from '../common/lists/ImportButton.tsx';
import { ListCard } from '../common/lists/ListCard.tsx';
import { ListToolbar } from '../common/lists/ListToolbar.tsx';
import { Elsewhere } from '../common/standing/Elsewhere.tsx';
import { AddPersonButton } from './AddPersonButton.tsx';
import { PeopleActions } from './PeopleActions.tsx';
import { PersonRating } from './PersonRating.tsx';
import { personListStart } from './personListStart.ts';
import { personPath } from './personPath.ts';
import { importsQuery, tagsQuery } from './personQuery.ts';
import { TagChips } from './TagChips.tsx';

/** Loaded beside the list, which nobody waits for. */
const AddedPeople = lazy(async () => ({ default: (await import('./AddedPeople.tsx')).AddedPeople }));

const query = knownPeopleCalls.people.query;

/** The columns of the table of people. */

/** The columns there are from the start. */
const usualPersonColumns = ['candidateName', 'standings', 'tags', 'rating', 'latestAt'] as const;

/** Every column there can be; who they are is in their address already. */
const personColumnOrder = columnsOf(Person, usualPersonColumns, ['id']);

/** Rows of the list are people; react-admin only knows that they have an id. */
const asPerson = (record: RaRecord) => record as Person;

const columns: Readonly<Record<string, SchemaColumn>> = {
  candidateName: {
    label: () => t('Name'),
    render: (record) => (
      <PersonName name={asPerson(record).candidateName} detail={asPerson(record).headline} />
    ),
  },
  standings: {
    label: () => t('Jobs'),
    render: (record) => <Elsewhere standings={asPerson(record).standings} most={2} />,
  },
  tags: { label: () => t('Tags'), render: (record) => <TagChips tags={asPerson(record).tags} /> },
  rating: {
    label: () => t('Rating'),
    render: (record) => (
      <PersonRating rating={asPerson(record).rating} count={asPerson(record).ratingsCount} />
    ),
  },
  latestAt: { label: () => t('Latest'), render: (record) => <DateText value={asPerson(record).latestAt} /> },
};

/** Cards of a phone have no room for what is empty most of the time. */
const narrowFields = ['candidateName', 'standings'];

/** Everyone the employer has to do with: found by name, skill and place. */
export function PersonList() {
  const { client } = useServices();
  const { data: tags = [] } = useQuery(tagsQuery(client));
  const canAnnotate = useMay('people.annotate');
  const mayImport = useMay('imports.edit');
  const { data: imports = [] } = useQuery({ ...importsQuery(client), enabled: mayImport });
  const { shown } = useShownColumns('people', personColumnOrder, usualPersonColumns);
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <ListBase<Person> resource="people" {...personListStart}>
      <Title title={t('People')} preferenceKey={false} />
      <ListToolbar
        actions={
          <>
            <ColumnsButton
              list="people"
              schema={Person}
              fields={personColumnOrder}
              usual={usualPersonColumns}
              columns={columns}
            />
            <ExportListButton
              resource="people"
              columns={shown}
              load={async () => (await import('./peopleFile.ts')).peopleFile}
            />
            {canAnnotate && (
              <>
                <ImportButton kind="candidates" />
                <AddPersonButton />
              </>
            )}
          </>
        }
      >
        <SchemaFilters
          query={query}
          fields={['tag', 'importId']}
          choices={{
            tag: tags.map(({ tag }) => ({ id: tag, name: tag })),
            importId: imports
              .filter(({ kind, status }) => kind !== 'JOBS' && status === 'DONE')
              .map(({ id, fileName }) => ({ id, name: fileName })),
          }}
          labels={{ tag: t('Tags'), importId: t('Imported file') }}
          searchLabel={t('Name, skill or place')}
          saveAs="people"
        />
      </ListToolbar>
      {canAnnotate && (
        <Suspense fallback={null}>
          <AddedPeople />
        </Suspense>
      )}
      <ListStates empty={<NobodyYet />}>
        <ListCard
          schema={Person}
          query={query}
          fields={narrow ? narrowFields : shown}
          columns={columns}
          link={({ id }) => personPath(String(id))}
          bulkActionButtons={canAnnotate && <PeopleActions />}
        />
      </ListStates>
    </ListBase>
  );
}

/** Without a plan, the people of the company's first list stand on that list alone. */
function NobodyYet() {
  const { data: subscription } = useActiveSubscription();
  return (
    <EmptyState
      title={t('Nobody yet')}
      text={
        subscription?.active === false
          ? t('Everyone who applies for your jobs is found here and, with a plan, everyone on your lists.')
          : t('Everyone on your lists and everyone who applies for your jobs is found here.')
      }
    />
  );
}
