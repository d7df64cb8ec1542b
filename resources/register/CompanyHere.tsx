import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { t } from '../../src/i18n/t.ts';

interface CompanyHereProps {
  /** The one that has proved the domain of the address. */
  company: string;
  onJoin: () => void;
}

/** Keeps someone from registering a second time the company they work for. */
export function CompanyHere({ company, onJoin }: CompanyHereProps) {
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('{company} is here already', { company })}</AlertTitle>
      {t(
        'It has proved the domain of your address, so you can join it at once and post jobs for it. What you have filled in goes along.',
      )}
      <Button variant="outlined" onClick={onJoin} sx={{ display: 'block', mt: 1.5 }}>
        {t('Join {company}', { company })}
      </Button>
    </Alert>
  );
}
