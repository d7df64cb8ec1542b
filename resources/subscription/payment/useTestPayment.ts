import { useRef, useState } from 'react';
import { ApiError, fieldErrorsOf, sentenceOf } from '../../../src/client/apiError.ts';
import { useServices } from '../../../src/session/session.tsx';
import type { PaymentFormProps } from './paymentForm.ts';

/** An objection by the field it is about: the card's number, or none. */
function objectionTo(error: unknown): Record<string, string> {
  const isCards = error instanceof ApiError && (error.code === 'PAYMENT_FAILED' || error.status === 422);
  return { [isCards ? 'card' : 'root']: fieldErrorsOf(error).card ?? sentenceOf(error) };
}

/** Pays with a test card: one payment at a time, whatever is clicked, and the question of the card that asks. */
export function useTestPayment({
  clientSecret,
  onBusy,
  onPaid,
}: Pick<PaymentFormProps, 'clientSecret' | 'onBusy' | 'onPaid'>) {
  const { client } = useServices();
  const isOnItsWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<string>();
  const [wrong, setWrong] = useState<Record<string, string>>();
  const during = (is: boolean) => {
    isOnItsWay.current = is;
    setBusy(is);
    onBusy(is);
  };
  const pay = async (card: string, confirmation?: 'CONFIRMED' | 'REFUSED') => {
    if (isOnItsWay.current) return;
    setWrong(undefined);
    during(true);
    try {
      const { status } = await client.call('confirmTestPayment', {
        params: { clientSecret },
        body: { card, ...(confirmation && { confirmation }) },
      });
      if (status === 'SUCCEEDED') {
        onPaid();
        return;
      }
      setAsking(card);
    } catch (error) {
      setAsking(undefined);
      setWrong(objectionTo(error));
    }
    during(false);
  };
  return {
    busy,
    /** Why the payment was not made, by field. */
    wrong,
    /** Whether the card's question is open. */
    isAsking: asking !== undefined,
    pay,
    answer: (confirmation: 'CONFIRMED' | 'REFUSED') => asking && pay(asking, confirmation),
  };
}
