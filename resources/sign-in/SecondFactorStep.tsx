import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WithFactorCode } from '../../schemas/factorCode.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { t } from '../../src/i18n/t.ts';

interface SecondFactorStepProps {
  /** Signs in with the code, too; throws what is wrong with it. */
  onCode: (code: string) => Promise<unknown>;
  onBack: () => void;
  isLeaving: boolean;
}

/** The second question at the door: the code of the app. */
export function SecondFactorStep({ onCode, onBack, isLeaving }: SecondFactorStepProps) {
  return (
    <>
      <div>
        <Typography component="h1" variant="h1">
          {t('Enter your code')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {t(
            'Type the six digits that your app shows for Hireday. If you have lost it, type a recovery code.',
          )}
        </Typography>
      </div>
      <ShortForm
        schema={WithFactorCode}
        submitLabel={t('Sign in')}
        onSubmit={({ code }) => onCode(code)}
        keepsValues
        busy={isLeaving}
      />
      <Button onClick={onBack} sx={{ justifySelf: 'start', ml: -1.25 }}>
        {t('Back to signing in')}
      </Button>
    </>
  );
}
