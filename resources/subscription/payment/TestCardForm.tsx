import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { TestPayment } from '../../../schemas/testPayment.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import type { FieldInputProps } from '../../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../../src/components/inputs/field/useField.ts';
import { ShortForm } from '../../../src/components/schema/ShortForm.tsx';
import { t } from '../../../src/i18n/t.ts';
import { sumOf } from '../../../src/product/values/planWords.ts';
import type { PaymentFormProps } from './paymentForm.ts';
import { TestCards } from './TestCards.tsx';
import { useTestPayment } from './useTestPayment.ts';

const Card = TestPayment.pick({ card: true });

/** Digits on a phone's keyboard, and nothing that the browser keeps. */
function CardNumberInput({ disabled, ...props }: FieldInputProps) {
  const { textField } = useField(props);
  return (
    <TextField
      {...textField}
      placeholder="4242 4242 4242 4242"
      slotProps={{
        inputLabel: { shrink: true },
        // Read only instead of disabled, so that the focus stays.
        htmlInput: {
          ...textField.slotProps.htmlInput,
          inputMode: 'numeric',
          autoComplete: 'off',
          readOnly: disabled,
          maxLength: 30,
        },
      }}
    />
  );
}

/** Fills in the number of the card that is chosen. */
function CardChoice({ disabled }: { disabled: boolean }) {
  const { setValue, setFocus, formState } = useFormContext();
  return (
    <TestCards
      disabled={disabled}
      onChoose={(number) => {
        setValue('card', number, { shouldValidate: formState.isSubmitted });
        setFocus('card');
      }}
    />
  );
}

/** The payment form of the test mode, which takes the numbers of test cards and no money. */
export function TestCardForm({ plan, ...payment }: PaymentFormProps) {
  const { busy, wrong, isAsking, pay, answer } = useTestPayment(payment);
  const amount = sumOf(plan);
  return (
    <>
      <ShortForm
        schema={Card}
        label={t('Pay with a test card')}
        special={{
          card: {
            label: t('Test card number'),
            disabled: busy,
            render: (props) => <CardNumberInput {...props} />,
          },
        }}
        wrong={wrong}
        submitLabel={t('Pay {amount}', { amount })}
        autoFocus={false}
        busy={busy && !isAsking}
        keepsValues
        onSubmit={({ card }) => pay(card)}
      >
        <Alert severity="info" icon={false}>
          {t(
            'This is a test: no money is taken. Do not type the number of a real card; choose one of these.',
          )}
        </Alert>
        <CardChoice disabled={busy} />
      </ShortForm>
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
    </>
  );
}
