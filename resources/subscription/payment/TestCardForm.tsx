import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { TestPayment } from '../../../schemas/testPayment.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { sumOf } from '../../../src/product/values/planWords.ts';
import type { PaymentFormProps } from './paymentForm.ts';
import { TestCards } from './TestCards.tsx';
import { useTestPayment } from './useTestPayment.ts';

const Card = TestPayment.pick({ card: true });

/** The payment form of the test mode, which takes the numbers of test cards and no money. */
export function TestCardForm({ plan, ...payment }: PaymentFormProps) {
  const { register, handleSubmit, setError, setValue, setFocus, formState } = useForm<
    z.input<typeof Card>,
    unknown,
    z.output<typeof Card>
  >({ resolver: zodResolver(Card), defaultValues: { card: '' } });
  const { busy, isAsking, pay, answer } = useTestPayment({
    ...payment,
    onDeclined: (message) => setError('card', { message }, { shouldFocus: true }),
    onFailed: (message) => setError('root', { message }),
  });
  const { card: wrong, root } = formState.errors;
  const amount = sumOf(plan);
  const submit = handleSubmit(({ card }) => pay(card));
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('Pay with a test card')}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Alert severity="info" icon={false}>
        {t('This is a test: no money is taken. Do not type the number of a real card; choose one of these.')}
      </Alert>
      <TestCards
        disabled={busy}
        onChoose={(number) => {
          setValue('card', number, { shouldValidate: formState.isSubmitted });
          setFocus('card');
        }}
      />
      <TextField
        {...register('card')}
        label={t('Test card number')}
        placeholder="4242 4242 4242 4242"
        error={wrong !== undefined}
        helperText={wrong?.message}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', readOnly: busy, maxLength: 30 },
        }}
      />
      <div role="alert">{root && <Alert severity="error">{root.message}</Alert>}</div>
      <Button type="submit" variant="contained" size="large" loading={busy && !isAsking}>
        {t('Pay {amount}', { amount })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Is this you?')}
        confirmLabel={t('Yes, pay {amount}', { amount })}
        cancelLabel={t('No, stop')}
        busy={busy}
        onConfirm={() => void answer('CONFIRMED')}
        onClose={() => void answer('REFUSED')}
      >
        {t('A real bank would ask you here whether you want to pay {amount} to Hireday.', { amount })}
      </ConfirmDialog>
    </Box>
  );
}
