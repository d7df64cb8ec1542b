import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { createLink, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { OtherServices } from './OtherServices.tsx';
import { SignInInstead } from './SignInInstead.tsx';

const choices = [
  {
    role: 'CANDIDATE',
    title: () => t('I am looking for work'),
    text: () => t('Upload your resume once, be found for jobs that fit, and see why.'),
    Icon: PersonIcon,
  },
  {
    role: 'RECRUITER',
    title: () => t('I recruit for an employer'),
    text: () => t('Post jobs and get a short list of people who fit every morning.'),
    Icon: SearchIcon,
  },
  {
    role: 'EMPLOYER',
    title: () => t('I register my organisation'),
    text: () => t('Let your recruiters in and see their results.'),
    Icon: BusinessIcon,
  },
] as const satisfies readonly { role: Role; [key: string]: unknown }[];

const RoleLink = createLink(ButtonBase);

/** Who someone is decides what they are asked. */
export function RoleChoice() {
  const { job, search } = useSearch({ from: '/register' });
  useEffect(() => setDocumentTitle(t('Register')), []);
  return (
    <>
      <div>
        <Typography component="h1" variant="h1">
          {t('Register')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {t('What brings you here?')}
        </Typography>
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {choices.map(({ role, title, text, Icon }) => (
          <li key={role}>
            <RoleLink
              to={addresses.register}
              search={{ as: areaOfRole(role), job, search }}
              sx={{
                width: '100%',
                display: 'flex',
                gap: 2,
                justifyContent: 'flex-start',
                textAlign: 'left',
                p: 2,
                borderRadius: 1.2,
                border: 1,
                borderColor: 'divider',
                bgcolor: 'background.paper',
                color: 'text.primary',
                transition: 'border-color 120ms, background-color 120ms',
                '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
              }}
            >
              <Icon sx={{ color: 'primary.main' }} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
                <Typography component="span" variant="subtitle1">
                  {title()}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary">
                  {text()}
                </Typography>
              </Box>
              <ChevronRight aria-hidden sx={{ color: 'text.secondary' }} />
            </RoleLink>
          </li>
        ))}
      </Box>
      <OtherServices />
      <SignInInstead />
    </>
  );
}
