import { describe, expect, it } from 'vitest';
import { outcomeOf } from './support.ts';

/** A resume with positions of four years each, the newest first: title, then what is told of it. */
const resume = (...positions: [title: string, told?: string][]) =>
  [
    'Experience',
    ...positions.flatMap(([title, told = 'Kept everything in good order.'], place) => [
      `${title} | Harbor Works | Jan ${2021 - 4 * place} - Jan ${2025 - 4 * place}`,
      `• ${told}`,
    ]),
  ].join('\n');

const outcome = (criterion: string, ...positions: [string, string?][]) =>
  outcomeOf(criterion, resume(...positions)).outcome;

describe('years in a specialty', () => {
  it.each([
    ['3 years in intensive care', 'ICU Nurse'],
    ['3 years in intensive care', 'Critical Care Nurse'],
    ['3 years in enterprise sales', 'Enterprise Sales Executive'],
    ['3 years in tax accounting', 'Tax Accountant'],
    ['3 years in structural engineering', 'Structural Engineer'],
    ['3 years in nursing', 'Registered Nurse'],
    ['3 years as a pastry chef', 'Pastry Chef'],
    ['3 years as a sales manager', 'Sales Manager'],
    ['3 years in pediatric dentistry', 'Pediatric Dentist'],
  ])('%s are those of a %s', (criterion, title) => {
    expect(outcome(criterion, [title])).toBe('MEETS');
  });

  it.each([
    ['3 years in intensive care', 'Licensed Vocational Nurse, Care Home'],
    ['3 years in intensive care', 'Telemetry Nurse'],
    ['3 years in intensive care', 'Emergency Room Nurse'],
    ['3 years in enterprise sales', 'Sales Representative'],
    ['3 years in tax accounting', 'Staff Accountant'],
    ['3 years in hydraulic engineering', 'Civil Engineer'],
    ['3 years as a pastry chef', 'Line Cook'],
    ['3 years as a sales manager', 'Sales Representative'],
    ['3 years as a registered nurse', 'Certified Nursing Assistant'],
    ['3 years as a registered nurse', 'Licensed Practical Nurse'],
    ['3 years in labor and delivery', 'Registered Nurse'],
  ])('%s are not those of a %s, whose field is near', (criterion, title) => {
    const result = outcomeOf(criterion, resume([title]));
    expect(['PARTIAL', 'UNKNOWN']).toContain(result.outcome);
    if (result.outcome === 'PARTIAL') expect(result.note).toBe('RELATED_FIELD');
  });

  it('are those of a position whose text says so, which is quoted', () => {
    const text = resume(['Registered Nurse', 'Cared for ventilated patients in intensive care.']);
    expect(outcomeOf('3 years in intensive care', text)).toMatchObject({
      outcome: 'MEETS',
      evidence: expect.stringMatching(/^Registered Nurse .* … .*in intensive care/),
    });
  });

  it('are not those of a position that only mentions it', () => {
    expect(
      outcome('3 years in intensive care', [
        'Registered Nurse',
        'Stabilized patients for transfer to intensive care.',
      ]),
    ).toBe('PARTIAL');
    expect(
      outcome('3 years in intensive care', [
        'Telemetry Nurse',
        'Helped out in intensive care on busy nights.',
      ]),
    ).toBe('PARTIAL');
  });

  it('add up over positions of the specialty alone', () => {
    const both: [string][] = [['Tax Accountant'], ['Staff Accountant']];
    expect(outcome('4 years in tax accounting', ...both)).toBe('MEETS');
    expect(outcomeOf('7 years in tax accounting', resume(...both))).toMatchObject({
      outcome: 'PARTIAL',
      note: 'FEWER_YEARS',
    });
  });

  it('are nothing of what someone else does', () => {
    expect(outcome('3 years in sales', ['Staff Accountant', 'Filed sales tax returns.'])).not.toBe('MEETS');
  });
});

describe('years in all', () => {
  it('are quoted as many as are counted', () => {
    const text = `Cook with seven years of experience.\n${resume(['Line Cook'], ['Line Cook'])}`;
    const { evidence } = outcomeOf('5 years of experience', text);
    expect(evidence).toMatch(/2025.* … .*2017/);
  });
});
