import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import {
  DataTable,
  type DataTableProps,
  type RaRecord,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin';
import type { z } from 'zod';
import { fieldOf, sortsOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import { SelectCheckbox, SelectPageCheckbox } from '../lists/SelectCheckbox.tsx';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { useText } from '../texts/useText.ts';
import { RecordLink } from '../values/RecordLink.tsx';
import { cellOf, type SchemaColumn } from './cells.tsx';
import { firstRows, isLongList } from './longList.ts';
import { SchemaCards, type SchemaRowsProps } from './SchemaCards.tsx';
import { isNumeric } from './values.tsx';

const LongTable = lazy(async () => ({ default: (await import('./LongList.tsx')).LongTable }));

/** Where a row leads: one of the record's pages, a path of one's own, or nowhere. */
type RecordPath = 'show' | 'edit' | false | ((record: RaRecord) => string | undefined);

/** Gives the path of a record's page in the surrounding resource; undefined where a row leads nowhere. */
function useRecordPath(link: RecordPath): (record: RaRecord) => string | undefined {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (link === false) return () => undefined;
  if (typeof link === 'function') return link;
  return (record) => (resource ? createPath({ resource, type: link, id: record.id }) : undefined);
}

interface SchemaTableProps {
  /** The type of a row. */
  schema: z.ZodObject;
  /** The list's query: only what it can sort by is offered for sorting. */
  query?: z.ZodObject;
  /** Fields to show, in order. The first names the row and links to it. */
  fields: readonly string[];
  columns?: Readonly<Record<string, SchemaColumn>>;
  /** Where a row leads; by default the record's page, false for nowhere. */
  link?: RecordPath;
  /** Buttons for the selected rows; false takes the checkboxes away. */
  bulkActionButtons?: ReactElement | false;
  /** Stands at the end of each row, for buttons. */
  actions?: (record: RaRecord) => ReactNode;
}

/**
 * The rows of the surrounding list as a table made from their schema; on phones each row becomes a card. More than a
 * hundred scroll in a frame of their own below the heading, and only those in sight are drawn.
 *
 * @example <SchemaTable schema={Recruiter} query={calls.myRecruiters.query} fields={['recruiterLastName', 'status']} />
 */
export function SchemaTable({
  schema,
  query,
  fields,
  columns = {},
  link = 'show',
  bulkActionButtons = false,
  actions,
}: SchemaTableProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const pathOf = useRecordPath(link);
  const Rows = narrow ? SchemaCards : TableRows;
  return (
    <>
      {/* Above both, so that a dialog a button has opened stays when the window is made narrow. */}
      {bulkActionButtons && <SelectionBar>{bulkActionButtons}</SelectionBar>}
      <Rows
        schema={schema}
        query={query}
        fields={fields}
        columns={columns}
        pathOf={link === false ? undefined : pathOf}
        selectable={bulkActionButtons !== false}
        actions={actions}
      />
    </>
  );
}

interface TableRowsProps extends SchemaRowsProps {
  query?: z.ZodObject | undefined;
}

/** The rows of the surrounding list as a table. */
function TableRows({ schema, query, fields, columns, pathOf, selectable, actions }: TableRowsProps) {
  const t = useText();
  const sorts = new Set(query ? sortsOf(query) : []);
  const { data = [] } = useListContext<RaRecord>();
  const [naming = 'id'] = fields;
  const table = (long: Partial<DataTableProps>) => (
    <DataTable
      {...long}
      bulkActionButtons={false}
      rowClick={pathOf ? (_id, _resource, record) => pathOf(record) ?? false : false}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& td, & th': { py: 1.25 },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
      }}
    >
      {selectable && (
        <DataTable.Col
          label={<SelectPageCheckbox />}
          disableSort
          padding="checkbox"
          render={(record: RaRecord) => (
            <SelectCheckbox record={record} name={String(record[naming] ?? record.id)} />
          )}
        />
      )}
      {fields.map((source, index) => {
        const column = columns[source];
        const cell = cellOf(schema, source, t, column);
        const field = fieldOf(schema, source, t);
        return (
          <DataTable.Col
            key={source}
            source={source}
            label={column?.label?.() ?? labelOf(field, source)}
            disableSort={!sorts.has(source)}
            align={column?.align ?? (isNumeric(field) ? 'right' : undefined)}
            render={(record: RaRecord) =>
              index === 0 ? <RecordLink to={pathOf?.(record)}>{cell(record)}</RecordLink> : cell(record)
            }
          />
        );
      })}
      {actions && <DataTable.Col label={t('Actions')} disableSort align="right" render={actions} />}
    </DataTable>
  );
  if (!isLongList(data)) return table({});
  return (
    <Suspense fallback={table({ data: firstRows(data) })}>
      <LongTable columns={fields.join()}>{table}</LongTable>
    </Suspense>
  );
}
