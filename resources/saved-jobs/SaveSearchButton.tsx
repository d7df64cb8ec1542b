import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import type { PublicJobSearch } from '../../schemas/publicJobSearch.ts';
import { SavedSearchFields } from '../../schemas/savedSearch.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { searchName } from './searchName.ts';
import { useSaveSearch } from './useSaveSearch.ts';

const Naming = z.strictObject({ name: SavedSearchFields.shape.name });

/** Saves the search on screen, to be told by mail of new jobs. Not there while nothing is looked for. */
export function SaveSearchButton({ search }: { search: PublicJobSearch }) {
  const canAccess = useMay('saved-searches.edit');
  const [isOpen, setOpen] = useState(false);
  const saveSearch = useSaveSearch();
  const name = searchName(search);
  if (!canAccess || name === '') return null;
  return (
    <>
      <Button
        startIcon={<NotificationsNone />}
        variant="outlined"
        size="small"
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {t('Tell me about new jobs')}
      </Button>
      {isOpen && (
        <SchemaDialog
          open
          title={t('Save this search')}
          schema={Naming}
          defaultValues={{ name }}
          submitLabel={t('Save')}
          onSubmit={async ({ name: chosen }) => {
            await saveSearch(chosen, search);
            setOpen(false);
            notify(t('Saved. We e-mail you when new jobs fit “{name}”.', { name: chosen }), {
              kind: 'success',
            });
          }}
          onClose={() => setOpen(false)}
        >
          <Typography color="text.secondary">
            {t(
              'You get an e-mail in the morning when something new fits. How often is up to you, in your settings.',
            )}
          </Typography>
        </SchemaDialog>
      )}
    </>
  );
}
