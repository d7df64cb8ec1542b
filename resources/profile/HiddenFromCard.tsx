import Typography from '@mui/material/Typography';
import { HiddenFrom } from '../../schemas/hiddenFrom.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { OwnRecordCard } from './OwnRecordCard.tsx';

/** The companies that do not see the candidate, and the way to change them. */
export function HiddenFromCard({ email }: { email: string }) {
  const { client } = useServices();
  return (
    <OwnRecordCard
      title={t('Who does not see you')}
      text={t(
        'The company you work for, by your resume or your e-mail address, never sees you on a list or in a search. Name others that must not see you; nobody is told.',
      )}
      schema={HiddenFrom}
      queryKey={['candidates', 'hiddenFrom', email]}
      read={(signal) => client.call('hiddenFrom', { params: { email }, signal })}
      save={(body) => client.call('hideFrom', { params: { email }, body })}
      changeLabel={() => t('Choose companies')}
      savedWords={t('The companies that must not see you are saved.')}
    >
      {({ companies }) =>
        companies.length > 0 && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('You also chose: {names}', { names: companies.join(', ') })}
          </Typography>
        )
      }
    </OwnRecordCard>
  );
}
