import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { Fit } from '../../schemas/criteria.ts';
import { notStated } from '../../src/i18n/fitReason.ts';
import { ownPlaceWords } from '../../src/i18n/placeFitWords.ts';
import { t } from '../../src/i18n/t.ts';
import { CriteriaList } from '../../src/product/match/CriteriaList.tsx';
import { PlaceReason } from '../../src/product/match/PlaceReason.tsx';

/** Every criterion with the evidence the recruiter sees, and what to add where nothing is stated. */
export function WhyYouFit({ criteria, place }: Pick<Fit, 'criteria' | 'place'>) {
  const missing = notStated(criteria);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <PlaceReason place={place} words={ownPlaceWords} />
        <CriteriaList results={criteria} />
      </div>
      {missing.length > 0 && (
        <Alert
          severity="info"
          icon={false}
          sx={{ '& ul': { m: 0, pl: 2.5, listStyle: 'disc' }, overflowWrap: 'anywhere' }}
        >
          {missing.length === 1 ? (
            t('Your resume does not state {name}: add it if you have it.', { name: missing[0] ?? '' })
          ) : (
            <>
              {t('Your resume does not state these. Add what you have:')}
              <ul>
                {missing.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          )}
          <Typography variant="body2" component="p" sx={{ mt: 1 }}>
            <Link to={addresses.candidate.profile}>{t('Go to my profile')}</Link>
          </Typography>
        </Alert>
      )}
    </Box>
  );
}
