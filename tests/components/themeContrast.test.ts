import { describe, expect, test } from 'vitest';
import { palettes } from '../../src/base/themePalette.ts';
import { paperMarkStyles } from '../../src/product/document/markStyles.ts';

/** Relative luminance of `#RRGGBB`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(palettes))('in the %s scheme', (_, palette) => {
  const grounds = Object.values(palette.background);

  test('words can be read on page, paper, wells and floating things', () => {
    const all = [...grounds, palette.surface.sunken, palette.surface.raised];
    for (const ground of all) {
      expect(contrast(palette.text.primary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.surface.brandText, palette.surface.brand)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
    '%s can be read as words and under words',
    (name) => {
      const { main, contrastText } = palette[name];
      for (const ground of grounds) expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries({ ...palette.fit, ...palette.tone }))(
    'the tone %s can be read, and its mark can be seen',
    (_name, tone) => {
      for (const ground of [...grounds, tone.soft]) {
        expect(contrast(tone.text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of grounds) expect(contrast(tone.main, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('ink can be read under the marker, on paper and in a text', () => {
  expect(contrast('#000000', paperMarkStyles['& mark'].bgcolor)).toBeGreaterThanOrEqual(7);
  for (const { fit } of Object.values(palettes))
    expect(contrast(fit.partial.text, fit.partial.soft)).toBeGreaterThanOrEqual(7);
});
