import Card from '@mui/material/Card';
import type { ComponentProps, ReactNode } from 'react';
import { Pagination } from 'react-admin';
import { defaultPerPage, maxPerPage } from '../../../schemas/calls/listQuery.ts';
import { SchemaTable } from '../../../src/components/schema/SchemaTable.tsx';

const pageSizes = [10, defaultPerPage, 50, maxPerPage];

/** The frame of a table; on phones its rows are cards of their own. */
export const TableCard = ({ children }: { children: ReactNode }) => (
  <Card
    sx={{
      bgcolor: { xs: 'transparent', sm: 'background.paper' },
      border: { xs: 0, sm: 1 },
      borderColor: { sm: 'divider' },
    }}
  >
    {children}
  </Card>
);

/** The rows of a list and the way to its other pages. */
export function ListCard(table: ComponentProps<typeof SchemaTable>) {
  return (
    <TableCard>
      <SchemaTable {...table} />
      <Pagination rowsPerPageOptions={pageSizes} />
    </TableCard>
  );
}
