import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { GuestJob } from '../../schemas/guest.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { LanguageSwitch } from '../../src/product/page/LanguageSwitch.tsx';
import { Logo } from '../../src/product/page/Logo.tsx';
import { SchemeSwitch } from '../../src/product/page/SchemeSwitch.tsx';
import { useChooseLocale } from '../../src/product/page/useChooseLocale.ts';
import { useServices } from '../../src/session/session.tsx';
import { GuestApplicants } from './GuestApplicants.tsx';
import { useGuestJob, useGuestJobs } from './guestQueries.ts';

/** The applicants of the jobs a guest was asked about. */
export function GuestDesk() {
  const { data, error, refetch } = useGuestJobs();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Header />
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: 1200, minWidth: 0, mx: 'auto', px: { xs: 2, sm: 4 }, pb: 6 }}
      >
        <Loaded value={data} error={error} onRetry={refetch} variant="page" label={t('Loading the jobs')}>
          {([first, ...others]) => first && <Jobs jobs={[first, ...others]} />}
        </Loaded>
      </Box>
    </Box>
  );
}

function Header() {
  const { auth, client } = useServices();
  const chooseLocale = useChooseLocale();
  const leave = async () => {
    // The visit ends here in any case; there, with the next code at the latest.
    await client.call('logout').catch(() => undefined);
    auth.clear('signed-out');
  };
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 4 },
        py: 1.5,
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Logo />
      </Box>
      <LanguageSwitch onChoose={chooseLocale} />
      <SchemeSwitch />
      <Button onClick={() => void leave()}>{t('Sign out')}</Button>
    </Box>
  );
}

function Jobs({ jobs }: { jobs: readonly [GuestJob, ...GuestJob[]] }) {
  const [chosen, choose] = useState(jobs[0].id);
  const job = jobs.find(({ id }) => id === chosen) ?? jobs[0];
  const { data, error, refetch } = useGuestJob(job.id);
  useEffect(() => setDocumentTitle(job.jobTitle), [job.jobTitle]);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {job.jobTitle}
          </Typography>
          <Typography color="text.secondary">
            {t('{employer}. {recruiter} asks for your opinion.', {
              employer: job.employerName,
              recruiter: job.recruiterName,
            })}
          </Typography>
        </Box>
        {jobs.length > 1 && (
          <TextField
            select
            label={t('Job')}
            value={job.id}
            onChange={({ target }) => choose(target.value)}
            sx={{ minWidth: 240 }}
          >
            {jobs.map(({ id, jobTitle }) => (
              <MenuItem key={id} value={id}>
                {jobTitle}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Loaded value={data} error={error} onRetry={refetch} variant="list" label={t('Loading the applicants')}>
        {(page) => <GuestApplicants key={page.id} page={page} />}
      </Loaded>
    </Box>
  );
}
