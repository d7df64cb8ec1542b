import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { recentDays, type WayIn, type WayInKind } from '../../schemas/wayIn.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

const words: Record<WayInKind, (name: string, date: string) => string> = {
  PASSKEY: (name, date) => t('Passkey “{name}”, added on {date}', { name, date }),
  SERVICE: (name, date) => t('Account at {name}, connected on {date}', { name, date }),
  FACTOR: (_, date) => t('Code from an app, asked for since {date}', { date }),
  MACHINE_KEY: (name, date) => t('Key “{name}” for other software, made on {date}', { name, date }),
  CALENDAR: (_, date) => t('Calendar address, made on {date}', { date }),
  ADMINISTRATOR: (name, date) => t('{name}, invited to administer your company on {date}', { name, date }),
  WEBHOOK: (name, date) => t('Webhook to {name}, set up on {date}', { name, date }),
  DOMAIN: (name, date) => t('Everyone at {name}, which was entered on {date}', { name, date }),
};

const wordsOf = ({ kind, name, addedAt }: WayIn) => words[kind](name ?? '', formatDate(addedAt) ?? addedAt);

export interface KeepWaysInProps {
  email: string;
  /** The proof of the address. */
  token: string;
  /** Ids of the recent ones that stay. */
  kept: readonly string[];
  onKeep: (kept: string[]) => void;
}

/** Lists the other ways into the account before a reset: recent ones go with the old password unless they are kept. */
export function KeepWaysIn({ email, token, kept, onKeep }: KeepWaysInProps) {
  const { client } = useServices();
  const { data: ways = [] } = useQuery({
    queryKey: ['waysInOnReset', token],
    queryFn: () => client.call('waysInOnReset', { body: { email, verificationToken: token } }),
    // A proof that is over is said when the password is set; until then what is recent is removed.
    retry: false,
  });
  const recent = ways.filter(({ isRecent }) => isRecent);
  const older = ways.filter(({ isRecent }) => !isRecent);
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      {recent.length > 0 && (
        <Alert severity="warning" icon={false}>
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
              {t('Remove what is not yours')}
            </Typography>
            <Typography variant="body2">
              {t(
                'These also open your account or your company, and were added in the last {days} days. What is ticked is removed together with the old password.',
                { days: recentDays },
              )}
            </Typography>
            {recent.map((way) => (
              <FormControlLabel
                key={way.id}
                sx={{ display: 'flex', mt: 0.5, mr: 0, '& > span:last-child': { overflowWrap: 'anywhere' } }}
                slotProps={{ typography: { variant: 'body2' } }}
                label={wordsOf(way)}
                control={
                  <Checkbox
                    checked={!kept.includes(way.id)}
                    onChange={(_, removes) =>
                      onKeep(removes ? kept.filter((id) => id !== way.id) : [...kept, way.id])
                    }
                  />
                }
              />
            ))}
          </Box>
        </Alert>
      )}
      {older.length > 0 && (
        <div>
          <Typography variant="body2" color="text.secondary">
            {t('These also open your account, and stay. You can remove them in your profile:')}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {older.map((way) => (
              <Typography key={way.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {wordsOf(way)}
              </Typography>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
}
