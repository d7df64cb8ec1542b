import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { JobPreferences } from '../../schemas/jobPreferences.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { CountriesInput } from './CountriesInput.tsx';
import { OwnRecordCard } from './OwnRecordCard.tsx';
import { PlacesInput } from './PlacesInput.tsx';
import { preferenceWords } from './preferenceWords.ts';

const inputs = { widgets: { countries: CountriesInput, places: PlacesInput } };

/** The jobs that the candidate wants, and the way to change them. */
export function JobPreferencesCard({ email }: { email: string }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const save = async (body: JobPreferences) => {
    const saved = await client.call('setJobPreferences', { params: { email }, body });
    // Open jobs come in another order now.
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    return saved;
  };
  return (
    <OwnRecordCard
      title={t('The jobs you want')}
      text={t(
        'Jobs against this do not pick you, and come last among open jobs. Nothing of it counts in how you fit. Recruiters on whose lists you are see when you can begin and where you may work; nobody reads the rest.',
      )}
      schema={JobPreferences}
      inputs={inputs}
      queryKey={['candidates', 'jobPreferences', email]}
      read={(signal) => client.call('jobPreferences', { params: { email }, signal })}
      save={save}
      changeLabel={(record) => (preferenceWords(record).length > 0 ? t('Change') : t('Say what you want'))}
      savedWords={t('The jobs you want are saved.')}
    >
      {(record) =>
        preferenceWords(record).map((line) => (
          <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))
      }
    </OwnRecordCard>
  );
}
