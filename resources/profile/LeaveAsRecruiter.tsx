import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { HandOverDialog } from '../handover/HandOverDialog.tsx';
import { OpenWorkList } from '../handover/OpenWorkList.tsx';
import { useOpenWork } from '../handover/openWorkQuery.ts';

interface LeaveAsRecruiterProps {
  email: string;
  onClose: () => void;
  /** The way out, once nothing is left to hand over. */
  children: ReactNode;
}

/** Before a recruiter leaves, candidates who wait are handed over; who is locked out cannot, and leaves at once. */
export function LeaveAsRecruiter({ email, onClose, children }: LeaveAsRecruiterProps) {
  return useMay('jobs.handOver') ? (
    <AfterHandover email={email} onClose={onClose}>
      {children}
    </AfterHandover>
  ) : (
    children
  );
}

function AfterHandover({ email, onClose, children }: LeaveAsRecruiterProps) {
  const id = useId();
  const { data, error, refetch } = useOpenWork(email);
  const [isHandingOver, setHandingOver] = useState(false);
  if (data && data.openJobsCount + data.applicationsCount === 0) return children;
  if (isHandingOver)
    return (
      <HandOverDialog
        recruiterEmail={email}
        what={{ allOf: email }}
        title={t('your jobs')}
        onClose={() => setHandingOver(false)}
      />
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Candidates still wait for you')}
      </DialogTitle>
      <DialogContent>
        <Loaded
          value={data}
          error={error}
          onRetry={refetch}
          variant="list"
          rows={3}
          label={t('Loading what is open')}
        >
          {(work) => (
            <>
              <OpenWorkList work={work} label={t('Still open')} />
              <Typography color="text.secondary" sx={{ mt: 2 }}>
                {work.colleagues.length > 0
                  ? t(
                      'Hand it over to a colleague, or close your jobs and answer everyone. Then you can leave.',
                    )
                  : t(
                      'There is no colleague to take over. Close your jobs and answer everyone; then you can leave.',
                    )}
              </Typography>
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        {(data?.colleagues.length ?? 0) > 0 && (
          <Button variant="contained" onClick={() => setHandingOver(true)}>
            {t('Hand over')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
