import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { ListBase, Pagination, type RaRecord, Title, useListContext } from 'react-admin';
import { knownPeopleCalls } from '../../schemas/calls/knownPeople.ts';
import { defaultPerPage, maxPerPage } from '../../schemas/calls/listQuery.ts';
import { Person } from '../../schemas/person.ts';
import { ChoiceFilter } from '../../src/components/lists/ChoiceFilter.tsx';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { SchemaTable } from '../../src/components/schema/SchemaTable.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { PersonName } from '../../src/components/values/PersonName.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { Elsewhere } from '../common/Elsewhere.tsx';
import { PersonRating } from './PersonRating.tsx';
import { personListStart } from './personListStart.ts';
import { personPath } from './personPath.ts';
import { TagChips } from './TagChips.tsx';

const query = knownPeopleCalls.people.query;

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
  latestAt: { label: () => t('Latest') },
};

/** Narrows the list to people with one of some tags; there when a tag is in use. */
function TagFilter() {
  const { client } = useServices();
  const { filterValues, setFilters } = useListContext();
  const { data = [] } = useQuery({
    queryKey: ['people', 'tags'],
    queryFn: ({ signal }) => client.call('personTags', { signal }),
  });
  if (data.length === 0) return null;
  const { tag: value = [], ...others } = filterValues;
  return (
    <ChoiceFilter
      label={t('Tags')}
      choices={data.map(({ tag }) => ({ id: tag, name: tag }))}
      value={[value].flat().map(String)}
      onChange={(tag) => setFilters(tag.length > 0 ? { ...others, tag } : others, {}, false)}
    />
  );
}

const fields = ['candidateName', 'standings', 'tags', 'rating', 'latestAt'];
/** Cards of a phone have no room for what is empty most of the time. */
const narrowFields = ['candidateName', 'standings'];

/** Everyone the employer has to do with: found by name, skill and place. */
export function PersonList() {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <ListBase<Person> resource="people" {...personListStart}>
      <Title title={t('People')} preferenceKey={false} />
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          <SchemaFilters query={query} fields={[]} searchLabel={t('Name, skill or place')} saveAs="people" />
        </Box>
        <TagFilter />
      </Box>
      <ListStates
        empty={
          <EmptyState
            title={t('Nobody yet')}
            text={t('Everyone on your lists and everyone who applies for your jobs is found here.')}
          />
        }
      >
        <Card
          sx={{
            bgcolor: { xs: 'transparent', sm: 'background.paper' },
            border: { xs: 0, sm: 1 },
            borderColor: { sm: 'divider' },
          }}
        >
          <SchemaTable
            schema={Person}
            query={query}
            fields={narrow ? narrowFields : fields}
            columns={columns}
            link={({ id }) => personPath(String(id))}
          />
          <Pagination rowsPerPageOptions={[10, defaultPerPage, 50, maxPerPage]} />
        </Card>
      </ListStates>
    </ListBase>
  );
}
