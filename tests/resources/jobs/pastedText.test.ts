import { describe, expect, it } from 'vitest';
import { pastedText } from '../../../resources/jobs/form/pastedText.ts';

describe('text pasted from a PDF viewer', () => {
  it('has its sentences whole again, and no page numbers and running heads', () => {
    const printed = `Harbor Medical Center
ICU Registered Nurse

Our unit has 24 beds and takes care of patients after open-heart surgery, of
trauma and of sepsis. You work with intensivists around the clock and have experi-
ence with arterial lines.

Requirements
• RN license in Minnesota or another state of the
compact
• At least two years in an adult ICU with full-
time hours
•
BLS and ACLS

Page 1 of 2
Harbor Medical Center

o CRRT or ECMO
Pay: $38.50 to $54.25 per hour
Page 2 of 2
Harbor Medical Center`;
    expect(pastedText(printed)).toBe(`Harbor Medical Center
ICU Registered Nurse

Our unit has 24 beds and takes care of patients after open-heart surgery, of trauma and of sepsis. You work with intensivists around the clock and have experience with arterial lines.

Requirements
• RN license in Minnesota or another state of the compact
• At least two years in an adult ICU with full-time hours
• BLS and ACLS
o CRRT or ECMO
Pay: $38.50 to $54.25 per hour`);
  });

  it('is put together in Spanish too, across the edge of a page', () => {
    expect(
      pastedText(`Gestoría Ríos
Técnico de nóminas

Buscamos a una persona que confeccione las nóminas de nuestros clientes y
que conozca los convenios del
Página 1 de 2
Gestoría Ríos
metal y de la hostelería.
– Grado en Relaciones Laborales o Técnico Superior en
Administración y Finanzas
Página 2 de 2`),
    ).toBe(`Gestoría Ríos
Técnico de nóminas

Buscamos a una persona que confeccione las nóminas de nuestros clientes y que conozca los convenios del metal y de la hostelería.
– Grado en Relaciones Laborales o Técnico Superior en Administración y Finanzas`);
  });

  it.each([
    'Requirements\nExcel\nSQL\n5 years in payroll',
    '**Bonus**\n- dbt\n- Kafka\n  - Kinesis',
    'Pay: $20–24 an hour\nLocation: Reno, NV\nfull-time',
    '1. Excel\n2. SQL\n\n12 / 7 shifts are rare.',
  ])('stays as it is where nothing was broken: %j', (text) => {
    expect(pastedText(text)).toBe(text);
  });
});
