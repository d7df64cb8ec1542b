import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  daysToConsent,
  PeopleBasis,
  type PeopleBasisForm,
  type PeopleBasisSettings,
} from '../../schemas/peopleBasis.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useLocale } from '../../src/i18n/useLocale.ts';
import { countryName } from '../../src/kit/placeWords.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { groundKey, useGround } from './useGround.ts';

/** The consequences of each legal basis, in a line. */
const consequences: Readonly<Record<PeopleBasis, () => string>> = {
  CONSENT: () =>
    t(
      'Each gets one mail. They are judged for your jobs once they accept, and erased after {days} days without an answer.',
      {
        days: daysToConsent,
      },
    ),
  RELATIONSHIP: () =>
    t('They applied, or you spoke with them. No mail goes out, and they are judged for your jobs at once.'),
  POLICY: () =>
    t('Your own rules say whom you keep. No mail goes out, and they are judged for your jobs at once.'),
};

export const groundWords = (basis: PeopleBasis): string =>
  t(PeopleBasis.meta()?.ui?.choices?.[basis] ?? basis);

/** On what ground the company keeps people whom it imports or adds: asked once, then told in a line. */
export function GroundCard() {
  const { data: user } = useCurrentUser();
  const { data: ground } = useGround();
  const [isChanging, setChanging] = useState(false);
  if (!ground) return null;
  if (ground.basis === null || isChanging)
    return <GroundForm ground={ground} onSaved={() => setChanging(false)} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 18rem' }}>
        {ground.basis === 'CONSENT'
          ? t('Legal basis for keeping people: {ground}.', { ground: groundWords(ground.basis) })
          : t(
              'Legal basis for keeping people: {ground}, for {months, plural, one {# month} other {# months}}.',
              {
                ground: groundWords(ground.basis),
                months: ground.months ?? ground.proposedMonths,
              },
            )}
      </Typography>
      {user?.role === 'EMPLOYER' && <Button onClick={() => setChanging(true)}>{t('Change')}</Button>}
    </Box>
  );
}

interface GroundFormProps {
  ground: PeopleBasisSettings;
  onSaved: () => void;
}

function GroundForm({ ground, onSaved }: GroundFormProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const id = useId();
  const [basis, setBasis] = useState<PeopleBasis>(ground.basis ?? ground.proposedBasis);
  const [months, setMonths] = useState(String(ground.months ?? ground.proposedMonths));
  const save = useMutation({
    mutationFn: (body: PeopleBasisForm) => client.call('namePeopleBasis', { body }),
    onSuccess(named) {
      queryClient.setQueryData(groundKey, named);
      notify(t('Saved. It holds for people who are added from now on.'), { kind: 'success' });
      onSaved();
    },
  });
  const usual =
    ground.country === null
      ? t('Usual: {ground}', { ground: groundWords(ground.proposedBasis) })
      : t('Usual in {country}: {ground}', {
          country: countryName(ground.country, locale),
          ground: groundWords(ground.proposedBasis),
        });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('Your legal basis for keeping people')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('Named once for everyone you import or add. {usual}. This is no legal advice.', { usual })}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={basis}
        onChange={(_, next) => setBasis(PeopleBasis.parse(next))}
        sx={{ gap: 1 }}
      >
        {PeopleBasis.options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={
              <Box sx={{ pt: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{groundWords(option)}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {consequences[option]()}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {basis !== 'CONSENT' && (
        <TextField
          size="small"
          type="number"
          label={t('Months until they are erased')}
          value={months}
          onChange={({ target }) => setMonths(target.value)}
          slotProps={{ htmlInput: { min: 1, max: 120 } }}
          sx={{ maxWidth: 260 }}
        />
      )}
      {Boolean(save.error) && <Alert severity="error">{sentenceOf(save.error)}</Alert>}
      <Box>
        <Button
          variant="contained"
          loading={save.isPending}
          onClick={() => save.mutate({ basis, months: Number(months) || ground.proposedMonths })}
        >
          {t('Save the legal basis')}
        </Button>
      </Box>
    </Card>
  );
}
