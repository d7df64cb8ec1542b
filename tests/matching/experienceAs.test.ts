import { describe, expect, it } from 'vitest';
import { experienceAs } from '../../server/matching/propose/experienceAs.ts';
import { candidateOf, cook, developer, jobOf, match, nurse } from './support.ts';

const asked = 'Requirements\n- Kubernetes\n- Terraform';

describe('the work of a title', () => {
  it.each([
    ['Senior iOS Engineer', 'Experience as an iOS engineer'],
    ['Junior Python Developer', 'Experience as a Python developer'],
    ['RNs Needed ASAP - ER & ICU', 'Experience as a registered nurse'],
    ['Assistant Grower – Greenhouse Vegetables', 'Experience as an assistant grower'],
    ['Line cook (evenings), Denver', 'Experience as a line cook'],
  ])('%s is named as people call it', (title, name) => {
    expect(experienceAs(title, false)).toBe(name);
  });

  it.each([
    ['Enfermera UCI - Sevilla', 'Experiencia como enfermera UCI'],
    ['Contable', 'Experiencia como contable'],
    ['Desarrollador/a Backend Java', 'Experiencia como desarrollador/a Backend Java'],
  ])('%s is named in the posting’s language', (title, name) => {
    expect(experienceAs(title, true)).toBe(name);
  });

  it.each(['Xqzzt Vlorp', '!!!', ''])('%j says nothing about the work', (title) => {
    expect([experienceAs(title, false), experienceAs(title, true)]).toEqual([null, null]);
  });
});

describe('a job whose criteria nobody has written', () => {
  const criteriaFor = (title: string, text: string, description = asked) =>
    match(jobOf(title, [], description), candidateOf(text)).criteria;

  it('asks for the work of its title first, and quotes the newest position that shows it', () => {
    expect(criteriaFor('Software Engineer', developer)[0]).toEqual({
      name: 'Experience as a software engineer',
      importance: 'MUST_HAVE',
      outcome: 'MEETS',
      evidence: 'Senior Software Engineer at Acme Robotics, Inc. Jan 2021 - Present',
      source: 'RESUME',
    });
    expect(criteriaFor('Line Cook', cook)[0]).toMatchObject({ outcome: 'MEETS', source: 'RESUME' });
  });

  it('counts related work in part, with the position that is related', () => {
    const [work] = criteriaFor('Licensed Practical Nurse', nurse);
    expect(work).toMatchObject({ note: 'RELATED_FIELD', outcome: 'PARTIAL' });
  });

  it('does not state the work of another trade, and calls nobody of it a good fit', () => {
    const { criteria, band } = match(jobOf('Backend Developer', [], asked), candidateOf(cook));
    expect(criteria[0]).toMatchObject({ outcome: 'UNKNOWN', evidence: null });
    expect(['PARTIAL', 'LIMITED']).toContain(band);
  });

  it('asks for no work that it trains people for', () => {
    expect(criteriaFor('Line Cook', cook, 'No experience necessary. We train you.')).toEqual([]);
  });

  it('asks for it once', () => {
    const names = criteriaFor('Line Cook', cook, 'Duties: you cook.').map(({ name }) => name);
    expect(names).toEqual(['Experience as a line cook']);
  });
});

it('a recruiter’s criteria are asked as they were written, without the work of the title', () => {
  const { criteria } = match(jobOf('Backend Developer', ['TypeScript']), candidateOf(developer));
  expect(criteria.map(({ name }) => name)).toEqual(['TypeScript']);
});
