import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { z } from 'zod';
import { addresses } from '../../schemas/addresses.ts';
import { candidateSearchPath } from '../../schemas/publicJobSearch.ts';
import { type SavedSearch, type SavedSearchChange, SavedSearchFields } from '../../schemas/savedSearch.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { savedSearchesKey, useSavedSearches } from './savedQueries.ts';
import { searchName } from './searchName.ts';

const Naming = z.strictObject({ name: SavedSearchFields.shape.name });

/** Changes and deletes a search; the list shows it at once. */
function useSearchChanges({ id }: SavedSearch) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const show = (next: (all: SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData<SavedSearch[]>(savedSearchesKey, (all) => all && next(all));
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedSearchesKey });
  return {
    change: async (changes: SavedSearchChange) => {
      const now = await client.call('changeSavedSearch', { params: { id }, body: changes });
      show((all) => all.map((one) => (one.id === id ? now : one)));
    },
    /** Gone when the toast that offers the way back is. */
    remove: (name: string) => {
      show((all) => all.filter((one) => one.id !== id));
      const send = async () => {
        try {
          await client.call('deleteSavedSearch', { params: { id } });
        } catch (error) {
          notify(sentenceOf(error), { kind: 'error' });
        }
        await refresh();
      };
      notify(t('“{name}” is deleted.', { name }), {
        kind: 'success',
        act: () => void send(),
        undo: () => void refresh(),
      });
    },
  };
}

function SearchCard({ saved }: { saved: SavedSearch }) {
  const { name, search, paused, mailedAt } = saved;
  const { change, remove } = useSearchChanges(saved);
  const [isNaming, setNaming] = useState(false);
  const asked = searchName(search);
  const pause = () =>
    change({ paused: !paused }).catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
  const button = (label: string, hint: string, icon: ReactNode, onClick: () => void) => (
    <Tooltip title={hint}>
      <IconButton aria-label={label} onClick={onClick} sx={{ width: 44, height: 44 }}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Card
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          <Link to={candidateSearchPath(search)} color="inherit">
            {name}
          </Link>
        </Typography>
        {asked !== name && (
          <Typography variant="body2" color="text.secondary">
            {asked}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {paused ? (
            t('Paused: no e-mails')
          ) : mailedAt ? (
            <Rich
              text={t('Last e-mail <date></date>')}
              tags={{ date: () => <DateText value={mailedAt} relative /> }}
            />
          ) : (
            t('No e-mail yet')
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        {paused
          ? button(t('Go on with {name}', { name }), t('Go on'), <PlayArrow />, () => void pause())
          : button(t('Pause {name}', { name }), t('Pause'), <Pause />, () => void pause())}
        {button(t('Rename {name}', { name }), t('Rename'), <EditOutlined />, () => setNaming(true))}
        {button(t('Delete {name}', { name }), t('Delete'), <DeleteOutline />, () => remove(name))}
      </Box>
      {isNaming && (
        <SchemaDialog
          open
          title={t('Rename the search')}
          schema={Naming}
          defaultValues={{ name }}
          submitLabel={t('Save')}
          onSubmit={async (changes) => {
            await change(changes);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Card>
  );
}

/** The searches a candidate has saved, with the way to how often mails come. */
export function SavedSearchList() {
  const { data, error, refetch } = useSavedSearches();
  return (
    <Loaded
      value={data}
      error={error}
      onRetry={refetch}
      variant="cards"
      rows={2}
      label={t('Loading the searches')}
    >
      {(searches) =>
        searches.length === 0 ? (
          <EmptyState
            title={t('No saved searches')}
            text={t(
              'Search for jobs and choose “Tell me about new jobs”: an e-mail comes when something new fits.',
            )}
            action={
              <Button component={Link} to={addresses.candidate.jobs} variant="contained">
                {t('Find a job')}
              </Button>
            }
          />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {searches.map((saved) => (
                <SearchCard key={saved.id} saved={saved} />
              ))}
            </Box>
            <Box>
              <Button
                component={Link}
                to={`${addresses.candidate.profile}?edit=notices`}
                sx={{ minHeight: 44 }}
              >
                {t('How often e-mails come')}
              </Button>
            </Box>
          </Box>
        )
      }
    </Loaded>
  );
}
