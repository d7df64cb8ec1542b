import EventIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';

/** Saves a booked interview as a file that calendars open. */
export function CalendarButton({ id }: { id: string }) {
  const { client } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call('interviewCalendar', { params: { id } }),
    onSuccess: (file) => saveFile(file, 'interview.ics'),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<EventIcon />}
      loading={isPending}
      onClick={() => mutate()}
      sx={{ minHeight: 44 }}
    >
      {t('Calendar file')}
    </Button>
  );
}
