import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { minuteMs } from '../../schemas/base/days.ts';
import {
  type Interview,
  type InterviewForm,
  maxProposedTimes,
  usualMinutes,
} from '../../schemas/interview.ts';
import { InterviewHours } from '../../schemas/interviewHours.ts';
import { readField } from '../../src/components/fields/field.ts';
import { CheckboxesInput } from '../../src/components/inputs/kinds/CheckboxesInput.tsx';
import { TimeInput } from '../../src/components/inputs/kinds/TimeInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { usePreferences } from '../../src/product/preferences/usePreferences.ts';
import { useNow } from '../common/standing/useNow.ts';
import { type Busy, freeTimes } from './freeTimes.ts';
import { useComingInterviews } from './interviewQueries.ts';

/** Times a proposal has at first. */
const proposed = 3;

const spanOf = (at: string, minutes: number): Busy => ({
  from: Date.parse(at),
  until: Date.parse(at) + minutes * minuteMs,
});

/** When an interview takes place, or may be picked for. */
function spansOf({ startsAt, endsAt, openTimes, minutes }: Interview): Busy[] {
  if (startsAt && endsAt) return [{ from: Date.parse(startsAt), until: Date.parse(endsAt) }];
  return openTimes.map((at) => spanOf(at, minutes));
}

/** "Monday, Tuesday, 09:00–17:00" */
const hoursWords = ({ days, from, until }: InterviewHours): string =>
  [
    ...readField(InterviewHours.shape.days.element, t)
      .choices.filter(({ id }) => days.some((day) => day === id))
      .map(({ name }) => name),
    `${from}–${until}`,
  ].join(', ');

/** Dialogs have the inputs of short forms only. */
const hoursInputs = {
  days: { render: CheckboxesInput },
  from: { render: TimeInput },
  until: { render: TimeInput },
};

interface FreeTimesProps {
  /** The interview whose times are changed: its own are no obstacle. */
  changed: string | undefined;
}

/** Fills in times that are free: within one's own hours, beside the interviews that are booked or may be. */
export function FreeTimes({ changed }: FreeTimesProps) {
  const {
    setValue,
    getValues,
    formState: { dirtyFields },
  } = useFormContext<InterviewForm>();
  const { preferences, change } = usePreferences();
  const { data: coming } = useComingInterviews();
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  if (!preferences || !coming) return null;
  const hours = preferences.interviewHours;
  const fill = () => {
    const minutes = getValues('minutes') || usualMinutes;
    // Only the time a new form begins with gives way: what was typed or proposed already stays.
    const isOwn = changed !== undefined || dirtyFields.proposedTimes !== undefined;
    const kept = isOwn ? getValues('proposedTimes').filter(Boolean) : [];
    const busy = [
      ...coming.filter(({ id }) => id !== changed).flatMap(spansOf),
      ...kept.map((at) => spanOf(at, minutes)),
    ];
    const count = Math.min(proposed, maxProposedTimes - kept.length);
    const times = freeTimes({ hours, busy, minutes, now, count });
    if (times.length === 0) notify(t('No more times could be found in your hours.'));
    else setValue('proposedTimes', [...kept, ...times], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={fill} sx={{ minHeight: 44 }}>
        {t('Fill in times I am free')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {t('Your hours: {hours}', { hours: hoursWords(hours) })}{' '}
        <Button size="small" onClick={() => setChanging(true)}>
          {t('Change your hours')}
        </Button>
      </Typography>
      {isChanging && (
        // A form in a form: what this one sends is not the other's business.
        <div onSubmit={(event) => event.stopPropagation()}>
          <SchemaDialog
            title={t('When are you free for interviews?')}
            schema={InterviewHours}
            defaultValues={hours}
            special={hoursInputs}
            submitLabel={t('Save')}
            onSubmit={(interviewHours) => {
              change((kept) => ({ ...kept, interviewHours }));
              setChanging(false);
            }}
            onClose={() => setChanging(false)}
          />
        </div>
      )}
    </Box>
  );
}
