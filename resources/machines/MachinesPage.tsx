import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { ListBase, type RaRecord, Title, useRefresh } from 'react-admin';
import { defaultPerPage } from '../../schemas/calls/listQuery.ts';
import { machineKeysCalls } from '../../schemas/calls/machineKeys.ts';
import { MachineKey } from '../../schemas/machineKey.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { ListCard } from '../common/lists/ListCard.tsx';
import { keyStateOf, keyStateTones, keyStateWords } from './keyState.ts';
import { RevokeKeyButton, RevokeKeyDialog } from './RevokeKeyButton.tsx';
import { scopeWords } from './scopeRows.ts';
import { Webhooks } from './Webhooks.tsx';

/** Loaded when it is opened. */
const NewKeyDialog = lazy(async () => ({ default: (await import('./NewKeyDialog.tsx')).NewKeyDialog }));

const latestFirst = { field: 'createdAt', order: 'DESC' } as const;

const query = machineKeysCalls.machineKeys.query;

/** Rows of the list are keys; react-admin only knows that they have an id. */
const asKey = (record: RaRecord) => record as MachineKey;

const columns: Readonly<Record<string, SchemaColumn>> = {
  name: { render: (record) => <KeyName made={asKey(record)} /> },
  scopes: { render: (record) => <Scopes made={asKey(record)} /> },
  recruiterEmail: {
    label: () => t('Acts for'),
    render: (record) => asKey(record).recruiterEmail ?? t('The company'),
  },
  revokedAt: { label: () => t('Status'), render: (record) => <State made={asKey(record)} /> },
};

const fields = ['name', 'revokedAt', 'scopes', 'recruiterEmail', 'lastUsedAt', 'expiresOn'];

/** The keys of other software, and where it is told of what happens. */
export function MachinesPage() {
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<MachineKey>();
  const make = () => setMaking(true);
  return (
    <ListBase<MachineKey> resource="machine-keys" perPage={defaultPerPage} sort={latestFirst}>
      <Title title={t('Other software')} preferenceKey={false} />
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Typography color="text.secondary" sx={{ flex: '1 1 20rem' }}>
          {t('Programs of your own ask here with a key, and do only what its scopes name.')}{' '}
          <Link href="/api/docs">{t('Description of the API')}</Link>
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={make} sx={{ whiteSpace: 'nowrap' }}>
          {t('New key')}
        </Button>
      </Box>
      <ListStates
        empty={
          <EmptyState
            title={t('No keys yet')}
            text={t(
              'A key lets another program read your jobs and applicants, or work in them: payroll, a careers page, reports.',
            )}
            action={
              <Button variant="outlined" onClick={make}>
                {t('Make the first key')}
              </Button>
            }
          />
        }
      >
        <ListCard
          schema={MachineKey}
          query={query}
          fields={fields}
          columns={columns}
          link={false}
          actions={(record) => <RevokeKeyButton made={asKey(record)} onRevoke={setLeaving} />}
        />
      </ListStates>
      {isMaking && <Making onClose={() => setMaking(false)} />}
      <RevokeKeyDialog made={leaving} onClose={() => setLeaving(undefined)} />
      <Webhooks />
    </ListBase>
  );
}

function Making({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh();
  return (
    <Suspense fallback={null}>
      <NewKeyDialog onMade={refresh} onClose={onClose} />
    </Suspense>
  );
}

const KeyName = ({ made: { name, prefix } }: { made: MachineKey }) => (
  <>
    {name}
    <Typography
      component="span"
      variant="body2"
      color="text.secondary"
      sx={{ display: 'block', fontFamily: 'monospace' }}
      dir="ltr"
    >
      {prefix}…
    </Typography>
  </>
);

function Scopes({ made: { scopes } }: { made: MachineKey }) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', maxWidth: narrow ? 'none' : 320, textAlign: 'start' }}
    >
      {scopeWords(scopes)}
    </Typography>
  );
}

function State({ made }: { made: MachineKey }) {
  const state = keyStateOf(made, new Date());
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <ToneChip tone={keyStateTones[state]}>{keyStateWords[state]()}</ToneChip>
    </Box>
  );
}
