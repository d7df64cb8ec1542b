import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { z } from 'zod';
import { PassReason } from '../../../schemas/dailyCandidate.ts';
import { CheckboxesInput } from '../../../src/components/inputs/CheckboxesInput.tsx';
import { ShortForm } from '../../../src/components/schema/ShortForm.tsx';
import { t } from '../../../src/i18n/t.ts';

const Passing = z.object({ reasons: z.array(PassReason).default([]) });

interface PassButtonProps {
  name: string;
  disabled: boolean;
  onPass: (reasons: PassReason[]) => void;
}

/** Passes at once; the arrow beside it asks why first, which the job's suggested changes are made of. */
export function PassButton({ name, disabled, onPass }: PassButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonGroup variant="outlined" disabled={disabled}>
        <Button startIcon={<Close />} aria-keyshortcuts="p" onClick={() => onPass([])}>
          {t('Pass')}
        </Button>
        <Button
          aria-label={t('Pass on {name} with a reason', { name })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
          sx={{ px: 0.5, maxWidth: 44 }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, maxWidth: 300 } } }}
      >
        <Typography id={id} component="h2" variant="subtitle1">
          {t('Why not {name}?', { name })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('Only you see this. Reasons lead to better criteria.')}
        </Typography>
        <ShortForm
          schema={Passing}
          special={{
            reasons: { render: CheckboxesInput, label: t('Why not {name}?', { name }), labelHidden: true },
          }}
          submitLabel={t('Pass')}
          keepsValues
          onSubmit={({ reasons }) => {
            onPass(reasons);
            close();
          }}
        />
      </Popover>
    </>
  );
}
