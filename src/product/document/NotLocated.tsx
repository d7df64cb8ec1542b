import Alert from '@mui/material/Alert';
import { t } from '../../i18n/t.ts';

/** Said over a document in which the quotation that was asked for does not stand as it was read. */
export function NotLocated({ quotation }: { quotation: string }) {
  return (
    <Alert severity="info" role="status" sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}>
      {t('This line could not be located in the resume; it was read as: “{quotation}”', { quotation })}
    </Alert>
  );
}
