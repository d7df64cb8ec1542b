import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompanyDomain } from '../../schemas/companyDomain.ts';
import type { Employer } from '../../schemas/employer.ts';
import { t } from '../../src/i18n/t.ts';
import { ProvedChip } from '../../src/product/values/ProvedChip.tsx';

interface ShownAsProps {
  employer: Employer;
  domains: readonly CompanyDomain[];
}

/** The mark as candidates see it, or why they do not. */
export function ShownAs({ employer: { provedDomain, employerWebsite }, domains }: ShownAsProps) {
  if (provedDomain !== null)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2">{t('Candidates see:')}</Typography>
        <ProvedChip domain={provedDomain} isExplained />
      </Box>
    );
  if (employerWebsite === null || !domains.some(({ provedAt }) => provedAt !== null)) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {t(
        'Candidates see no mark yet, because your profile names {website} and none of your proved domains is of it. Prove that one too, or change the website.',
        { website: employerWebsite },
      )}
    </Alert>
  );
}
