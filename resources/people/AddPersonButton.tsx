import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../src/i18n/t.ts';

/** Loaded when it is opened. */
const AddPersonDialog = lazy(async () => ({
  default: (await import('./AddPersonDialog.tsx')).AddPersonDialog,
}));

/** Opens the form to add someone by hand. */
export function AddPersonButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PersonAdd />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {t('Add a person')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddPersonDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
