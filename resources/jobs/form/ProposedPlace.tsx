import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { type JobProposals, WorkplaceType } from '../../../schemas/job.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';

/** Offers workplace and town where the text says others than the form. */
export function ProposedPlace({ place }: { place: JobProposals['place'] }) {
  const { setValue } = useFormContext();
  const [workplaceType, city, state]: unknown[] = useWatch({ name: ['workplaceType', 'city', 'state'] });
  const differs = [
    place.workplaceType !== null && place.workplaceType !== workplaceType,
    place.city !== null && (place.city !== city || place.state !== state),
  ];
  if (!differs.includes(true)) return null;
  const workplace = place.workplaceType && choiceWords(WorkplaceType, place.workplaceType, t);
  const town = place.city && [place.city, place.state].filter(Boolean).join(', ');
  const said = [workplace, town].filter(Boolean).join(' · ');
  const take = () => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (place.workplaceType !== null) setValue('workplaceType', place.workplaceType, options);
    if (place.city !== null) setValue('city', place.city, options);
    if (place.state !== null) setValue('state', place.state, options);
  };
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Place fontSize="small" color="action" aria-hidden />
      <Typography variant="body2">{t('The text says: {place}', { place: said })}</Typography>
      <Button size="small" onClick={take} aria-label={t('Use for this job: {place}', { place: said })}>
        {t('Use')}
      </Button>
    </Box>
  );
}
