import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card from '@mui/material/Card';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonName } from '../../src/components/values/PersonName.tsx';
import { t } from '../../src/i18n/t.ts';

interface ProfileHeaderProps {
  name: string;
  detail: ReactNode;
  /** The link to the form. */
  edit: ReactNode;
}

/** The link to the form of the profile. */
export const EditProfileLink = createLink((props: ButtonProps<'a'>) => (
  <Button component="a" variant="outlined" startIcon={<EditIcon />} {...props}>
    {t('Edit profile')}
  </Button>
));

/** Who this is, with initials, and the way to change it. */
export function ProfileHeader({ name, detail, edit }: ProfileHeaderProps) {
  return (
    <Card
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      component="section"
      aria-label={t('You')}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <PersonName name={name} detail={detail} size={52} />
      </Box>
      {edit}
    </Card>
  );
}
