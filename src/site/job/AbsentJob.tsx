/** The page in place of a job that is not to be read: no longer, or not at all. */
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../i18n/t.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { Actions, JobTop } from './JobFrame.tsx';

interface AbsentJobProps {
  title: string;
  why: string;
  employerName?: string;
}

/** Says that there is no job to be read here, and where to go on. */
export function AbsentJob({ title, why, employerName }: AbsentJobProps): ReactNode {
  return (
    <JobTop>
      {employerName && <Typography sx={{ fontWeight: 550 }}>{employerName}</Typography>}
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary">{why}</Typography>
      <Actions>
        <LinkButton href={`${addresses.register}?as=candidate`}>{t('Be found for the next one')}</LinkButton>
        <a href="/jobs">{t('See all open jobs')}</a>
      </Actions>
    </JobTop>
  );
}
