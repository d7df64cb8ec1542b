import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { useText } from '../texts/useText.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';

/** Loaded when it is first opened: most visits to a list do not. */
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }));

/** The filters one seldom needs, behind a button that tells how many of them are used. */
export function MoreFilters(props: FilterPanelProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const { filters, values } = props;
  const used = filters.filter(({ parameters }) => parameters.some((name) => values[name] !== undefined));
  const title = t('More filters');
  return (
    <>
      <Button
        variant="outlined"
        color={used.length > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
        sx={{
          borderColor: used.length > 0 ? undefined : 'divider',
          bgcolor: used.length > 0 ? 'action.selected' : undefined,
        }}
      >
        {used.length > 0 ? `${title}: ${used.length}` : title}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterPanel id={id} title={title} anchor={anchor} onClose={() => setAnchor(null)} {...props} />
        </Suspense>
      )}
    </>
  );
}
