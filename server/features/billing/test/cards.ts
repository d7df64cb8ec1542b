/** The effect of the test cards when they are charged. */
import { testCards } from '../../../../schemas/testPayment.ts';

type Behaviour = (typeof testCards)[keyof typeof testCards];

const behaviours: Record<string, Behaviour> = testCards;

/** The outcome of a charge; the reason for a refusal is a sentence for the payer. */
type Charge = 'PAID' | 'REQUIRES_CONFIRMATION' | { declined: string };

const byBehaviour: Record<Behaviour, (answer: 'CONFIRMED' | 'REFUSED' | undefined) => Charge> = {
  succeeds: () => 'PAID',
  'is declined': () => ({ declined: 'The card was declined. Try another card.' }),
  'asks for a confirmation': (answer) => {
    if (answer === 'CONFIRMED') return 'PAID';
    if (answer === undefined) return 'REQUIRES_CONFIRMATION';
    return {
      declined: 'You refused the payment at your bank. Try again and confirm it, or use another card.',
    };
  },
  'succeeds now and is declined when the plan renews': () => 'PAID',
};

/**
 * Charges a card whose owner is there.
 *
 * @param answer what the owner answered to the card's question, if it asked one
 */
export function chargeCard(card: string, answer: 'CONFIRMED' | 'REFUSED' | undefined): Charge {
  const behaviour = behaviours[card];
  if (behaviour) return byBehaviour[behaviour](answer);
  return { declined: 'This is not a test card, and no money is taken here. Use 4242 4242 4242 4242.' };
}

/** Whether a kept card can be charged while its owner is away; one that asked for a confirmation has been given it. */
export function takesRenewal(last4: string | null): boolean {
  const [, behaviour] = Object.entries(testCards).find(([card]) => card.slice(-4) === last4) ?? [];
  return behaviour === 'succeeds' || behaviour === 'asks for a confirmation';
}
