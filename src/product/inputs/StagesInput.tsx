import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Stage } from '../../../schemas/job.ts';
import { fieldOf } from '../../components/fields/field.ts';
import { ListInputFrame } from '../../components/inputs/composite/ListInputFrame.tsx';
import { OrderedRows } from '../../components/inputs/composite/OrderedRows.tsx';
import { useListInput } from '../../components/inputs/composite/useListInput.ts';
import type { FieldInputProps } from '../../components/inputs/field/inputProps.ts';
import { stageWords } from '../../i18n/stageWords.ts';
import { t } from '../../i18n/t.ts';
import { StageNameInput } from './StageNameInput.tsx';
import { freeStageId } from './stageId.ts';

/** Edits an ordered list of named steps. The first and the last stay where they are; only their names change. */
export function StagesInput(props: FieldInputProps) {
  const { source, field, label, disabled } = props;
  const list = useListInput<Stage>(source);
  const last = list.items.length - 1;
  const isEnd = (index: number) => index === 0 || index === last;
  const kinds = field.item ? fieldOf(field.item, 'type', t).choices : [];
  const ends = new Set([list.items[0]?.type, list.items[last]?.type]);
  const middleKinds = kinds.filter((kind) => !ends.has(kind.id as Stage['type']));
  const add = () => {
    const type = (middleKinds.at(-1)?.id ?? 'INTERVIEW') as Stage['type'];
    const taken = list.items.map((stage) => stage.id);
    list.insert(Math.max(last, 0), { id: freeStageId('new-stage', taken), name: '', type });
  };
  return (
    <ListInputFrame input={props} list={list} nameOf={({ name }) => stageWords(name)}>
      <OrderedRows
        label={label}
        items={list.items}
        nameOf={(stage) => stageWords(stage.name) || t('new stage')}
        isFixed={isEnd}
        onMove={list.move}
        onRemove={list.remove}
      >
        {(stage, index) => (
          <>
            <StageNameInput
              name={stage.name}
              label={t('Name of stage {number}', { number: index + 1 })}
              disabled={disabled}
              onChange={(name) => list.replace(index, { ...stage, name })}
            />
            <TextField
              select
              size="small"
              margin="none"
              value={stage.type}
              disabled={disabled || isEnd(index)}
              onChange={(event) =>
                list.replace(index, { ...stage, type: event.target.value as Stage['type'] })
              }
              slotProps={{ htmlInput: { 'aria-label': t('Kind of stage {number}', { number: index + 1 }) } }}
              sx={{ width: 150 }}
            >
              {(isEnd(index) ? kinds : middleKinds).map((kind) => (
                <MenuItem key={kind.id} value={kind.id}>
                  {kind.name}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
      </OrderedRows>
      <Button
        variant="outlined"
        startIcon={<Add />}
        ref={list.ref}
        onClick={add}
        disabled={disabled}
        sx={{ mt: 1.5 }}
      >
        {t('Add a stage')}
      </Button>
    </ListInputFrame>
  );
}
