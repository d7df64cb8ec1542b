import { useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../src/client/apiError.ts';
import { useServices } from '../../../src/session/session.tsx';
import type { PaymentFormProps } from './paymentForm.ts';

interface Options extends Pick<PaymentFormProps, 'clientSecret' | 'onBusy' | 'onPaid'> {
  /** Says at the card's field why it was not taken. */
  onDeclined: (why: string) => void;
  /** Says what else went wrong. */
  onFailed: (why: string) => void;
}

/** Pays with a test card: one payment at a time, whatever is clicked, and the question of the card that asks. */
export function useTestPayment({ clientSecret, onBusy, onPaid, onDeclined, onFailed }: Options) {
  const { client } = useServices();
  const isOnItsWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<string>();
  const during = (is: boolean) => {
    isOnItsWay.current = is;
    setBusy(is);
    onBusy(is);
  };
  const pay = async (card: string, confirmation?: 'CONFIRMED' | 'REFUSED') => {
    if (isOnItsWay.current) return;
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
      during(false);
    } catch (error) {
      setAsking(undefined);
      during(false);
      const isCards = error instanceof ApiError && (error.code === 'PAYMENT_FAILED' || error.status === 422);
      (isCards ? onDeclined : onFailed)(
        (error instanceof ApiError && error.body.errors?.card) || sentenceOf(error),
      );
    }
  };
  return {
    busy,
    /** Whether the card's question is open. */
    isAsking: asking !== undefined,
    pay,
    answer: (confirmation: 'CONFIRMED' | 'REFUSED') => asking && pay(asking, confirmation),
  };
}
