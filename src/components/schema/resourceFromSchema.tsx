import Card from '@mui/material/Card';
import {
  Create,
  CreateButton,
  DeleteButton,
  Edit,
  EditButton,
  List,
  ListButton,
  Show,
  ShowButton,
  TopToolbar,
} from 'react-admin';
import { z } from 'zod';
import { fieldsOf } from '../fields/field.ts';
import { ListStates } from '../lists/ListStates.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { useText } from '../texts/useText.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { SchemaFilters } from './SchemaFilters.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { SchemaShow } from './SchemaShow.tsx';
import { SchemaTable } from './SchemaTable.tsx';

interface ResourceOptions {
  /** Keeps saved filters and chosen columns apart from those of other lists. */
  name: string;
  /** The writable fields; by default every field of the record but its `id`. */
  input?: z.ZodObject;
  /** The columns of the list; by default those of a width that suits a row. */
  columns?: readonly string[];
  /** Whether the data provider takes a search text as the filter `q`. */
  searches?: boolean;
}

/** Kinds that one reads at a glance. */
const glanced = new Set(['text', 'email', 'number', 'boolean', 'date', 'moment', 'choice']);

/** A list's query as its filters and its table read it: enums to filter by, plain fields to sort by, and the search. */
function queryOf(schema: z.ZodObject, columns: readonly string[], searches: boolean): z.ZodObject {
  const fields = Object.entries(fieldsOf(schema));
  const filters = fields
    .filter(([, { kind }]) => kind === 'choice')
    .map(([name]) => [name, schema.shape[name]] as const);
  const [first = 'id', ...others] = fields
    .filter(([name, { kind }]) => columns.includes(name) && glanced.has(kind))
    .map(([name]) => name);
  return z.object({
    ...Object.fromEntries(filters),
    ...(searches && { q: z.string().max(200).optional() }),
    sort: z.enum([first, ...others]).optional(),
  });
}

/**
 * The four pages of a resource from the schema of its records: a list with filters, columns to choose and sorting, a
 * form to create and to edit, and a page to read. The server's word counts: pages save before they say so.
 *
 * @example <Resource {...resourceFromSchema(Boat, { name: 'boats' })} />
 */
export function resourceFromSchema(schema: z.ZodObject, options: ResourceOptions) {
  const { name, searches = false, input = schema.omit({ id: true }) } = options;
  const readable = Object.keys(schema.shape).filter((field) => field !== 'id');
  const fields = fieldsOf(schema);
  const columns =
    options.columns ??
    readable.filter((field) => {
      const { kind, ui } = fields[field] ?? {};
      return kind && glanced.has(kind) && ui?.widget !== 'markdown' && ui?.widget !== 'textarea';
    });
  const query = queryOf(schema, columns, searches);

  const Rows = () => {
    const t = useText();
    return (
      <ListStates empty={<EmptyState title={t('Nothing here yet')} action={<CreateButton />} />}>
        <Card>
          <SchemaTable schema={schema} query={query} fields={columns} />
        </Card>
      </ListStates>
    );
  };
  const Listed = () => (
    <List
      exporter={false}
      empty={false}
      actions={
        <TopToolbar>
          <ColumnsButton list={name} schema={schema} fields={columns} />
          <CreateButton />
        </TopToolbar>
      }
      component="div"
    >
      <SchemaFilters
        query={query}
        fields={Object.keys(query.shape).filter((key) => key !== 'sort')}
        saveAs={name}
      />
      <Rows />
    </List>
  );
  const Created = () => (
    <Create redirect="show">
      <SchemaForm schema={input} />
    </Create>
  );
  const Edited = () => (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      actions={
        <TopToolbar>
          <ListButton />
          <ShowButton />
        </TopToolbar>
      }
    >
      <SchemaForm schema={input} />
    </Edit>
  );
  const Shown = () => (
    <Show
      actions={
        <TopToolbar>
          <ListButton />
          <EditButton />
          <DeleteButton mutationMode="pessimistic" />
        </TopToolbar>
      }
      sx={{ '& .RaShow-card': { p: 3 } }}
    >
      <SchemaShow schema={schema} fields={readable} />
    </Show>
  );
  return { name, list: Listed, create: Created, edit: Edited, show: Shown };
}
