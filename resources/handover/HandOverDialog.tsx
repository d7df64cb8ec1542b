import Typography from '@mui/material/Typography';
import { t } from '../../src/i18n/t.ts';
import { OpenWorkDialog } from './OpenWorkDialog.tsx';
import { OpenWorkList } from './OpenWorkList.tsx';
import type { Handed } from './useHandOver.ts';

interface HandOverDialogProps {
  /** Whose it is now. */
  recruiterEmail: string;
  what: Handed;
  /** "Pastry Chef", or "Dana's jobs". */
  title: string;
  onClose: () => void;
  onDone?: () => void;
}

/** Hands a job, or all of them, over to a colleague. Mount it when it should be seen. */
export const HandOverDialog = ({ title, what, ...props }: HandOverDialogProps) => (
  <OpenWorkDialog
    {...props}
    what={what}
    title={t('Hand over {what}', { what: title })}
    confirmLabel={() => t('Hand over')}
    loadingLabel={t('Loading the colleagues')}
    selectLabel={t('New recruiter')}
    canHandOver={({ colleagues }) => colleagues.length > 0}
  >
    {(work) =>
      work.colleagues.length === 0 ? (
        <Typography>{t('There is no other active recruiter who could take over.')}</Typography>
      ) : (
        <>
          {'allOf' in what && <OpenWorkList work={work} label={t('Goes along')} />}
          <Typography color="text.secondary">
            {t(
              'Candidates, messages, interviews and offers go along, and the promised dates stay. Both recruiters get an e-mail; candidates with a booked interview hear who will talk with them.',
            )}
          </Typography>
        </>
      )
    }
  </OpenWorkDialog>
);
