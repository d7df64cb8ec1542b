/** Our looks for Stripe's own form, which stands in a frame and knows nothing of our theme. */
import type { Appearance } from '@stripe/stripe-js';
import { palettes } from '../../../src/base/themePalette.ts';

export function stripeAppearance(scheme: 'light' | 'dark'): Appearance {
  const { primary, background, text, error, divider } = palettes[scheme];
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: primary.main,
      colorBackground: background.paper,
      colorText: text.primary,
      colorTextSecondary: text.secondary,
      colorTextPlaceholder: text.disabled,
      colorDanger: error.main,
      borderRadius: '10px',
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      // Below 16 px a phone zooms into the field.
      fontSizeBase: '16px',
    },
    rules: { '.Tab, .Block': { borderColor: divider } },
  };
}
