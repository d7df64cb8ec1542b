import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, ListBase, type RaRecord, Title, useCreatePath } from 'react-admin';
import { defaultPerPage } from '../../schemas/calls/listQuery.ts';
import { messageTemplatesCalls } from '../../schemas/calls/messageTemplates.ts';
import { MessageTemplate } from '../../schemas/messageTemplate.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { t } from '../../src/i18n/t.ts';
import { ListCard } from '../common/lists/ListCard.tsx';
import { Starters } from './Starters.tsx';
import { useDeleteTemplate } from './useDeleteTemplate.ts';

const byName = { field: 'name', order: 'ASC' } as const;

const query = messageTemplatesCalls.messageTemplates.query;

/** Rows of the list are templates; react-admin only knows that they have an id. */
const asTemplate = (record: RaRecord) => record as MessageTemplate;

const columns: Readonly<Record<string, SchemaColumn>> = {
  text: { render: (record) => <FirstWords text={asTemplate(record).text} /> },
};

const fields = ['name', 'text', 'updatedBy', 'updatedAt'];
/** Cards of a phone have no room for whose they are. */
const narrowFields = ['name', 'text'];

/** The templates of the employer: to write, change and delete. */
export function TemplateList() {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <ListBase<MessageTemplate> resource="message-templates" perPage={defaultPerPage} sort={byName}>
      <Title title={t('Message templates')} preferenceKey={false} />
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <SchemaFilters query={query} fields={[]} searchLabel={t('Search templates')} />
        </Box>
        <NewTemplateButton />
      </Box>
      <ListStates
        empty={
          <EmptyState
            title={t('No templates yet')}
            text={t(
              'Keep here the messages you write again and again. Names, jobs and your company are filled in for each candidate, and your colleagues have them too.',
            )}
            action={<Starters />}
          />
        }
      >
        <ListCard
          schema={MessageTemplate}
          query={query}
          fields={narrow ? narrowFields : fields}
          columns={columns}
          link="edit"
          actions={(record) => <DeleteTemplateButton template={asTemplate(record)} />}
        />
      </ListStates>
    </ListBase>
  );
}

/** As much of a text as tells it from others. */
const FirstWords = ({ text }: { text: string }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      maxWidth: 480,
      textAlign: 'start',
    }}
  >
    {text}
  </Typography>
);

function NewTemplateButton() {
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'message-templates', type: 'create' })}
      variant="contained"
      startIcon={<Add />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('New template')}
    </Button>
  );
}

function DeleteTemplateButton({ template }: { template: MessageTemplate }) {
  const remove = useDeleteTemplate();
  return (
    <Button
      size="small"
      startIcon={<Delete />}
      aria-label={t('Delete {name}', { name: template.name })}
      onClick={(event) => {
        // The row around it leads to the template.
        event.stopPropagation();
        remove(template);
      }}
    >
      {t('Delete')}
    </Button>
  );
}
