import ChevronRight from '@mui/icons-material/ChevronRight';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import OfferIcon from '@mui/icons-material/HandshakeOutlined';
import LateIcon from '@mui/icons-material/HourglassEmptyOutlined';
import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { StatusTone } from '../../../src/components/values/tones.ts';
import { t } from '../../../src/i18n/t.ts';
import type { HomeAction } from './homeActions.ts';

const looks: Record<HomeAction['kind'], { icon: ReactNode; tone: StatusTone }> = {
  offers: { icon: <OfferIcon />, tone: 'positive' },
  invitations: { icon: <MailIcon />, tone: 'fresh' },
  noResume: { icon: <DescriptionIcon />, tone: 'fresh' },
  hidden: { icon: <HiddenIcon />, tone: 'waiting' },
  resumeRead: { icon: <DescriptionIcon />, tone: 'info' },
  late: { icon: <LateIcon />, tone: 'negative' },
  promised: { icon: <EventIcon />, tone: 'neutral' },
  jobs: { icon: <WorkIcon />, tone: 'positive' },
};

interface HomeActionsProps {
  actions: readonly HomeAction[];
  onOpen: (action: HomeAction) => void;
}

/** Next steps, each a large link; a quiet sentence when there is none. */
export function HomeActions({ actions, onOpen }: HomeActionsProps) {
  if (actions.length === 0) {
    return (
      <Typography color="text.secondary">
        {t('Nothing needs you now. New jobs and invitations appear here.')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {actions.map((action) => {
        const { icon, tone } = looks[action.kind];
        return (
          <Card component="li" key={action.kind}>
            <CardActionArea
              component={Link}
              to={action.to}
              onClick={() => onOpen(action)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                p: { xs: 1.5, sm: 2 },
                color: 'text.primary',
                textDecoration: 'none !important',
              }}
            >
              <Box
                aria-hidden
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 40,
                  height: 40,
                  flex: 'none',
                  borderRadius: 1,
                  color: `tone.${tone}.text`,
                  bgcolor: `tone.${tone}.soft`,
                }}
              >
                {icon}
              </Box>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
                  {action.title}
                </Typography>
                {action.detail && (
                  <Typography component="span" variant="body2" color="text.secondary">
                    {action.detail}
                  </Typography>
                )}
              </Box>
              <ChevronRight aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
            </CardActionArea>
          </Card>
        );
      })}
    </Box>
  );
}
