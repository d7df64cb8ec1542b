import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { t } from '../../i18n/t.ts';

interface ProvedChipProps {
  /** Without one there is nothing to say. */
  domain: string | null;
  /** Whether the page says in words what it stands for. */
  isExplained?: boolean;
}

/** Says that a company has shown a domain to be its own. */
export function ProvedChip({ domain, isExplained = false }: ProvedChipProps) {
  if (!domain) return null;
  const why = t('This company has shown that the domain {domain} is its own.', { domain });
  return (
    <Box
      component="span"
      title={isExplained ? undefined : why}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '100%',
        typography: 'caption',
        fontWeight: 550,
        color: 'text.secondary',
        '& svg': { color: 'tone.positive.main' },
        overflowWrap: 'anywhere',
      }}
    >
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" style={{ flex: 'none' }}>
        <path d="M2 6.5 5 9.5 10 3" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span aria-hidden={!isExplained}>{t('Proved: {domain}', { domain })}</span>
      {!isExplained && <span style={visuallyHidden}>{why}</span>}
    </Box>
  );
}
