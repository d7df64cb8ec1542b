import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { mostAtOnce } from '../../schemas/atOnce.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { ConsiderButton } from './ConsiderButton.tsx';

/** Loaded when it is asked for. */
const Tag = lazy(async () => ({ default: (await import('./TagDialog.tsx')).TagDialog }));

/** Buttons for every selected person, on whichever page they are. */
export function PeopleActions() {
  const { selectedIds } = useListContext();
  const [isTagging, setTagging] = useState(false);
  const mayConsider = useMay('people.consider');
  if (selectedIds.length > mostAtOnce)
    return (
      <Typography variant="body2" sx={{ px: 1 }}>
        {t('At most {count} can be changed at once.', { count: mostAtOnce })}
      </Typography>
    );
  return (
    <>
      {mayConsider && <ConsiderButton size="small" who={{ people: selectedIds.map(String) }} />}
      <Button size="small" aria-haspopup="dialog" onClick={() => setTagging(true)}>
        {t('Tag…')}
      </Button>
      {isTagging && (
        <Suspense fallback={null}>
          <Tag emails={selectedIds.map(String)} onClose={() => setTagging(false)} />
        </Suspense>
      )}
    </>
  );
}
