import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import { useText } from '../texts/useText.ts';
import { type SchemaSection, sectionsOf } from './sections.ts';
import { isNothing, SchemaValue } from './values.tsx';

/** A record as the schema describes it. */
export type SchemaRecord = Readonly<Record<string, unknown>>;

interface SchemaShowProps {
  schema: z.ZodObject;
  /** By default the record of the surrounding page. */
  record?: SchemaRecord;
  /** Fields there are and their order, without the schema's sections; by default all of the schema's. */
  fields?: readonly string[];
  /** Sections other than those the fields have in their schema; fields that none of them names come last. */
  sections?: readonly SchemaSection[];
  /** Fields the page shows in another place. */
  elsewhere?: readonly string[];
  /** Leaves out fields without a value, instead of showing that they have none. */
  onlyGiven?: boolean;
  /** Another look for some fields. */
  overrides?: Readonly<Record<string, (record: SchemaRecord) => ReactNode>>;
  /** Labels instead of the schema's titles. */
  labels?: Readonly<Record<string, string>>;
}

/** Fields that need a whole row to be read. */
const isLong = (widget: string | undefined) => widget === 'textarea' || widget === 'markdown';

/**
 * A record as labels and values, read from its schema: dates, money, enums in words, a dash where nothing is given.
 *
 * @example <Show><SchemaShow schema={Order} overrides={{ bread: ({ bread }) => <BreadPicture of={bread} /> }} /></Show>
 */
export function SchemaShow({
  schema,
  record,
  fields,
  sections,
  elsewhere,
  onlyGiven = false,
  overrides = {},
  labels = {},
}: SchemaShowProps) {
  const t = useText();
  const around = useRecordContext();
  const shown: SchemaRecord | undefined = record ?? around;
  if (!shown) return null;
  const all = sectionsOf(schema, { sections, fields, elsewhere }, t);
  const given = all.map((section) => ({
    ...section,
    fields: section.fields.filter((source) => !isNothing(shown[source])),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {(onlyGiven ? given.filter((section) => section.fields.length > 0) : all).map((section) => (
        <section key={section.fields.join()} aria-label={section.title?.()}>
          {section.title && (
            <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
              {section.title()}
            </Typography>
          )}
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              columnGap: 4,
              rowGap: 2.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
            }}
          >
            {section.fields.map((source) => {
              const field = fieldOf(schema, source, t);
              return (
                <Box
                  key={source}
                  sx={{ minWidth: 0, gridColumn: isLong(field.ui.widget) ? '1 / -1' : undefined }}
                >
                  <Typography component="dt" variant="caption" color="text.secondary">
                    {labels[source] ?? labelOf(field, source)}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body1"
                    sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}
                  >
                    {overrides[source]?.(shown) ?? (
                      <SchemaValue value={shown[source]} field={field} record={shown} />
                    )}
                  </Typography>
                </Box>
              );
            })}
          </Box>
        </section>
      ))}
    </Box>
  );
}
