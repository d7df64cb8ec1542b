/** As much of Stripe's script as the payment form uses, for scenes: the real one comes from js.stripe.com alone. */
import type { ConfirmPaymentData, PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { fn } from 'storybook/test';

type Answer = { error?: { type: string; message?: string } };

/** The arguments of `confirmPayment`, call by call. */
export const confirmed = fn<(params: ConfirmPaymentData) => void>();

/** The field it puts into the page: named, so that a scene can see where it stands. */
function element(event: 'ready' | 'loaderror') {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  return {
    mount: (place: HTMLElement) => place.append(field),
    destroy: () => field.remove(),
    update: () => {},
    off: () => {},
    on(name: string, tell: (detail: object) => void) {
      if (name === event)
        queueMicrotask(() => tell({ elementType: 'payment', error: { type: 'api_error' } }));
      return this;
    },
  };
}

/**
 * @param answers what confirming comes to, try by try; paid when they have run out
 * @param lost how many of its forms do not load
 */
export function stripeInMemory({ answers = [] as Answer[], lost = 0 } = {}): Stripe {
  const left = [...answers];
  let toLose = lost;
  const made = {
    elements() {
      let shown: ReturnType<typeof element> | null = null;
      return {
        create() {
          toLose -= 1;
          shown = element(toLose >= 0 ? 'loaderror' : 'ready');
          return shown;
        },
        getElement: () => shown,
        update: () => {},
      };
    },
    async confirmPayment({ confirmParams }: { confirmParams: ConfirmPaymentData }) {
      confirmed(confirmParams);
      return (left.shift() ?? {}) as PaymentIntentResult;
    },
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
  };
  // The rest of it is missing, and no form asks for it.
  const stripe: Stripe = Object.create(made);
  return stripe;
}
