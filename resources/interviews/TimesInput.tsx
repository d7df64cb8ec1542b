import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { hoursLater } from '../../schemas/base/days.ts';
import { readField } from '../../src/components/fields/field.ts';
import { elementOf } from '../../src/components/fields/parts.ts';
import { AddEntry } from '../../src/components/inputs/composite/AddEntry.tsx';
import { ListInputFrame } from '../../src/components/inputs/composite/ListInputFrame.tsx';
import { useListInput } from '../../src/components/inputs/composite/useListInput.ts';
import { partAt } from '../../src/components/inputs/field/control.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { Part } from '../../src/components/inputs/field/Part.tsx';
import { MomentInput } from '../../src/components/inputs/kinds/TimeInputs.tsx';
import { t } from '../../src/i18n/t.ts';
import { firstTime, toTheMinute, whenWords } from './interviewTimes.ts';

/** The time that is offered next: a day after the last one. */
function nextTime(times: readonly (string | null)[]): string {
  const last = times.at(-1);
  return last ? toTheMinute(hoursLater(new Date(last), 24).toISOString()) : firstTime(new Date());
}

/** Several times, each with its own input; their order is that of the calendar, so none is moved by hand. */
export function TimesInput(props: FieldInputProps) {
  const { source, field } = props;
  const list = useListInput<string | null>(source);
  const type = elementOf(field);
  if (!type) return null;
  const entry = readField(type, t);
  return (
    <ListInputFrame
      input={props}
      list={list}
      nameOf={(time) => (time ? whenWords(time) : t('Time'))}
      entriesSayErrors
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {list.items.map((time, at) => {
          const name = t('Time {number}', { number: at + 1 });
          return (
            <Box
              component="li"
              // Times have no names of their own, and two can be the same while they are typed.
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
              key={at}
              sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
            >
              <Part
                source={`${source}.${at}`}
                value={time}
                onChange={(value) => list.replace(at, typeof value === 'string' ? value : null)}
                onBlur={list.onBlur}
                error={partAt(list.errors, String(at))}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <MomentInput field={entry} source={`${source}.${at}`} label={name} helperText={false} />
                </Box>
              </Part>
              <IconButton aria-label={t('Remove {name}', { name })} onClick={() => list.remove(at)}>
                <Close fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <AddEntry input={props} list={list} onAdd={() => list.append(nextTime(list.items))} />
    </ListInputFrame>
  );
}
