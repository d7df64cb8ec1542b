import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { fillIn } from '../../schemas/templateText.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { type About, useFacts } from './useFacts.ts';

interface TemplatesMenuProps {
  /** Null for a text to several people: its fields are filled in as it is sent. */
  about: About | null;
  /** The button it hangs on; null while it is closed. */
  anchor: HTMLElement | null;
  /** Whether it leads to where templates are managed. */
  leadsAway: boolean;
  onInsert: (text: string) => void;
  onClose: () => void;
}

/** The employer's templates by name, each with its first words as they would be here. */
export function TemplatesMenu({ about, anchor, leadsAway, onInsert, onClose }: TemplatesMenuProps) {
  const { client } = useServices();
  const { data, error } = useQuery({
    queryKey: ['message-templates', 'menu'],
    queryFn: ({ signal }) => client.call('messageTemplates', { query: { perPage: maxPerPage }, signal }),
    enabled: anchor !== null,
    staleTime: 0,
  });
  const { facts, isPending } = useFacts(about);
  const chosen = useRef<string>(undefined);
  const choose = (text: string) => {
    chosen.current = text;
    onClose();
  };
  const insertChosen = () => {
    if (chosen.current !== undefined) onInsert(chosen.current);
    chosen.current = undefined;
  };
  const templates = isPending ? undefined : data;
  const said = templates
    ? templates.length === 0 && t('There are no templates yet.')
    : error
      ? sentenceOf(error)
      : t('Loading the templates');
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': t('Templates') },
        paper: { sx: { width: 380, maxWidth: 'calc(100vw - 32px)', maxHeight: 420 } },
        // The menu gives the focus back to its button as it closes; the box takes it after that.
        transition: { onExited: insertChosen },
      }}
    >
      {said && (
        <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
          {said}
        </MenuItem>
      )}
      {templates?.map(({ id, name, text }) => {
        const filled = fillIn(text, facts);
        return (
          <MenuItem key={id} onClick={() => choose(filled)}>
            <ListItemText
              primary={name}
              secondary={filled.replaceAll(/\s+/g, ' ')}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </MenuItem>
        );
      })}
      {leadsAway && <Divider component="li" role="presentation" />}
      {leadsAway && (
        <MenuItem component={Link} to={addresses.recruiter.messageTemplates}>
          {t('Manage templates')}
        </MenuItem>
      )}
    </Menu>
  );
}
