import Card from '@mui/material/Card';
import type { ComponentProps } from 'react';
import { Pagination } from 'react-admin';
import { defaultPerPage, maxPerPage } from '../../schemas/calls/listQuery.ts';
import { SchemaTable } from '../../src/components/schema/SchemaTable.tsx';

const pageSizes = [10, defaultPerPage, 50, maxPerPage];

/** The rows of a list and the way to its other pages; on phones the rows are cards of their own. */
export function ListCard(table: ComponentProps<typeof SchemaTable>) {
  return (
    <Card
      sx={{
        bgcolor: { xs: 'transparent', sm: 'background.paper' },
        border: { xs: 0, sm: 1 },
        borderColor: { sm: 'divider' },
      }}
    >
      <SchemaTable {...table} />
      <Pagination rowsPerPageOptions={pageSizes} />
    </Card>
  );
}
