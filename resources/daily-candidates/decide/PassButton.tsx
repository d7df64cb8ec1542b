import Close from '@mui/icons-material/Close';
import Typography from '@mui/material/Typography';
import type { PassReason } from '../../../schemas/dailyCandidate.ts';
import { CheckboxesInput } from '../../../src/components/inputs/kinds/CheckboxesInput.tsx';
import { ShortForm } from '../../../src/components/schema/ShortForm.tsx';
import { t } from '../../../src/i18n/t.ts';
import { Passing } from './passing.ts';
import { SplitButton } from './SplitButton.tsx';

interface PassButtonProps {
  name: string;
  disabled: boolean;
  onPass: (reasons: PassReason[]) => void;
}

/** Passes at once; the arrow beside it asks why first, which the job's suggested changes are made of. */
export function PassButton({ name, disabled, onPass }: PassButtonProps) {
  const question = t('Why not {name}?', { name });
  return (
    <SplitButton
      icon={<Close />}
      label={t('Pass')}
      shortcut="p"
      disabled={disabled}
      onPress={() => onPass([])}
      moreLabel={t('Pass on {name} with a reason', { name })}
      question={question}
    >
      {(close) => (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('Only you see this. Reasons lead to better criteria.')}
          </Typography>
          <ShortForm
            schema={Passing}
            special={{ reasons: { render: CheckboxesInput, label: question, labelHidden: true } }}
            submitLabel={t('Pass')}
            keepsValues
            onSubmit={({ reasons }) => {
              onPass(reasons);
              close();
            }}
          />
        </>
      )}
    </SplitButton>
  );
}
