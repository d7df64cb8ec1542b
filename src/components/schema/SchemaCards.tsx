import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import { SelectCheckbox } from '../lists/SelectCheckbox.tsx';
import { useText } from '../texts/useText.ts';
import { RecordLink } from '../values/RecordLink.tsx';
import { cellOf, type SchemaColumn } from './cells.tsx';
import type { CardPlace } from './LongList.tsx';
import { firstRows, isLongList } from './longList.ts';

const LongCards = lazy(async () => ({ default: (await import('./LongList.tsx')).LongCards }));

/** How the rows of a list are shown, as cards or in a table. */
export interface SchemaRowsProps {
  schema: z.ZodObject;
  /** The first names the row: it is the heading of a card. */
  fields: readonly string[];
  columns: Readonly<Record<string, SchemaColumn>>;
  /** Without it no row leads anywhere. */
  pathOf: ((record: RaRecord) => string | undefined) | undefined;
  /** Whether each row has a checkbox. */
  selectable: boolean;
  actions?: ((record: RaRecord) => ReactNode) | undefined;
}

/** The rows of the surrounding list as cards, for narrow screens. */
export function SchemaCards({ schema, fields, columns, pathOf, selectable, actions }: SchemaRowsProps) {
  const t = useText();
  const { data = [] } = useListContext<RaRecord>();
  const [heading = 'id', ...rest] = fields;
  const cells = rest.map((source) => ({
    source,
    label: columns[source]?.label?.() ?? labelOf(fieldOf(schema, source, t), source),
    cell: cellOf(schema, source, t, columns[source]),
  }));
  const headingCell = cellOf(schema, heading, t, columns[heading]);
  const cardOf = (record: RaRecord, place?: CardPlace) => (
    <RecordContextProvider key={record.id} value={record}>
      <Card component="li" sx={{ p: 2 }} {...place}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography component="div" variant="subtitle1" sx={{ flex: 1, minWidth: 0 }}>
            <RecordLink to={pathOf?.(record)}>{headingCell(record)}</RecordLink>
          </Typography>
          {selectable && <SelectCheckbox record={record} name={String(record[heading] ?? record.id)} />}
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 0.75,
          }}
        >
          {cells.map(({ source, label, cell }) => (
            <Box key={source} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, justifySelf: 'end', textAlign: 'end' }}>
                {cell(record)}
              </Typography>
            </Box>
          ))}
        </Box>
        {actions && <Box sx={{ mt: 1.5, display: 'flex', gap: 1 }}>{actions(record)}</Box>}
      </Card>
    </RecordContextProvider>
  );
  const cards = (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {firstRows(data).map((record) => cardOf(record))}
    </Box>
  );
  if (!isLongList(data)) return cards;
  return (
    <Suspense fallback={cards}>
      <LongCards estimate={heightOf(cells.length)}>{cardOf}</LongCards>
    </Suspense>
  );
}

/** A card with so many lines below its heading, each of one line. */
const heightOf = (lines: number) => 68 + lines * 26;
