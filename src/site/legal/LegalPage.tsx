/** A text of the operator: terms, privacy notice, imprint or contact. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LegalPage as LegalText } from '../../../schemas/legal.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { t } from '../../i18n/t.ts';
import { Facts, JobTop } from '../job/JobFrame.tsx';
import { JobText } from '../job/JobText.tsx';

/** Says since when which version holds, for that is what someone agreed to. */
export const LegalPage = ({ title, text }: { title: string; text: LegalText }) => (
  <>
    <JobTop>
      <Typography
        variant="h1"
        sx={{ fontSize: 'clamp(1.75rem, 5vw, 2.375rem)', lineHeight: 1.15, textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Facts
        words={[
          t('Version {version}', { version: text.version }),
          t('In force since {day}', { day: formatDate(text.date) ?? text.date }),
        ]}
      />
    </JobTop>
    <Box lang={text.locale}>
      <JobText html={text.html} />
    </Box>
  </>
);
