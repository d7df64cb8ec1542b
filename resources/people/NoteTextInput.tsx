import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Colleague } from '../../schemas/person.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { useNextCaret } from '../common/useNextCaret.ts';
import { isNamedLike, mentionAtCaret } from './mentionAtCaret.ts';
import { useColleagues } from './useColleagues.ts';

/** Colleagues offered at a time; another letter finds the others. */
const most = 6;

/** The mentions of the form, beside the text that is typed here. */
function useMentions() {
  const { getValues, setValue } = useFormContext<{ mentions: string[] | null }>();
  return (email: string) => {
    const named = getValues('mentions') ?? [];
    if (!named.includes(email)) setValue('mentions', [...named, email], { shouldDirty: true });
  };
}

type Box = HTMLTextAreaElement;
const isBox = (target: EventTarget): target is Box => target instanceof HTMLTextAreaElement;

/** The names to choose from while one is typed behind an @, and choosing one. */
function useOffer(text: string, onChange: (text: string) => void) {
  const box = useRef<Box | null>(null);
  const goOnAt = useNextCaret(box, text);
  const mention = useMentions();
  const colleagues = useColleagues();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const typed = caret === undefined ? undefined : mentionAtCaret(text, caret);
  const offered = typed
    ? colleagues.filter(({ recruiterName }) => isNamedLike(recruiterName, typed.query)).slice(0, most)
    : [];
  const choose = ({ recruiterEmail, recruiterName }: Colleague) => {
    if (!typed || caret === undefined) return;
    const before = `${text.slice(0, typed.from)}@${recruiterName} `;
    const changed = before + text.slice(caret).replace(/^ /, '');
    goOnAt({ text: changed, caret: before.length });
    onChange(changed);
    mention(recruiterEmail);
    setCaret(undefined);
  };
  const follow = ({ target }: SyntheticEvent) => {
    if (!isBox(target)) return;
    setCaret(target.selectionStart === target.selectionEnd ? target.selectionStart : undefined);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [chosen] = offered.slice(active, active + 1);
    if (!chosen) return;
    const act: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % offered.length),
      ArrowUp: () => setActive((active + offered.length - 1) % offered.length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: () => setCaret(undefined),
    };
    const does = act[event.key];
    if (!does || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  return { box, offered, active, choose, follow, onKeyDown, close: () => setCaret(undefined) };
}

interface OfferedProps extends Pick<ReturnType<typeof useOffer>, 'offered' | 'active' | 'choose'> {
  listId: string;
  anchor: HTMLElement | null;
}

const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The names offered, under the box, which keeps the focus. */
function Offered({ listId, anchor, offered, active, choose }: OfferedProps) {
  const isOpen = offered.length > 0;
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {isOpen &&
          t(
            '{count, plural, one {# colleague: Enter names them} other {# colleagues: choose with the arrow keys}}',
            {
              count: offered.length,
            },
          )}
      </span>
      <Popper
        role="presentation"
        disablePortal
        open={isOpen}
        anchorEl={anchor}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={4} sx={{ mt: 1.5, minWidth: 220, maxWidth: 'calc(100vw - 32px)' }}>
          <List id={listId} role="listbox" aria-label={t('Colleagues')} dense>
            {offered.map((colleague, place) => (
              <ListItemButton
                key={colleague.recruiterEmail}
                id={optionId(listId, place)}
                role="option"
                aria-selected={place === active}
                selected={place === active}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(colleague)}
                sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
              >
                {colleague.recruiterName}
              </ListItemButton>
            ))}
          </List>
        </Paper>
      </Popper>
    </>
  );
}

/** The text of a note. An @ offers colleagues; who is chosen is named in the text, and told. */
export function NoteTextInput(props: FieldInputProps) {
  const { id, textField, onChange } = useField(props);
  const { inputRef, slotProps, onBlur, ...field } = textField;
  const offer = useOffer(String(field.value), onChange);
  const { box, offered, active } = offer;
  const isOpen = offered.length > 0;
  const listId = `${id}-colleagues`;
  return (
    <>
      <TextField
        {...field}
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        inputRef={(element: Box | null) => {
          box.current = element;
          inputRef(element);
        }}
        onChange={(event) => {
          field.onChange(event);
          offer.follow(event);
        }}
        onKeyDown={offer.onKeyDown}
        onClick={offer.follow}
        onBlur={(event) => {
          offer.close();
          onBlur(event);
        }}
        slotProps={{
          ...slotProps,
          htmlInput: {
            ...slotProps.htmlInput,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, active) }),
          },
        }}
      />
      <Offered listId={listId} anchor={box.current} {...offer} />
    </>
  );
}
