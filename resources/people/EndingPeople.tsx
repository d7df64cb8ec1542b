import Alert from '@mui/material/Alert';
import { daysOfNotice } from '../../schemas/peopleBasis.ts';
import { t } from '../../src/i18n/t.ts';
import { KeepLongerButton } from './KeepLongerButton.tsx';
import { useGround } from './useGround.ts';

/** Says how many of the company's people are erased soon, and keeps them longer by one press. Nothing where there are none. */
export function EndingPeople() {
  const { data: ground } = useGround();
  if (!ground || ground.ending === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, alignItems: 'center' }} action={<KeepLongerButton />}>
      {t(
        '{count, plural, one {# of your people is} other {# of your people are}} erased within {days} days',
        {
          ...{ count: ground.ending, days: daysOfNotice },
        },
      )}
    </Alert>
  );
}
