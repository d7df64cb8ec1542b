import { describe, expect, it } from 'vitest';
import { accountant, cook, developer, nurse, outcomeOf, teacher } from './support.ts';

describe('any words', () => {
  it.each([
    ['RN', nurse, 'MEETS'],
    ['Registered nurse', nurse, 'MEETS'],
    ['Texas RN license', nurse, 'MEETS'],
    ['ICU', nurse, 'MEETS'],
    ['JS', developer, 'MEETS'],
    ['general ledger', accountant, 'MEETS'],
    ['Accounts payable', accountant, 'MEETS'],
    ['Fluent in Spanish', teacher, 'MEETS'],
    ['Experience as a cook', cook, 'MEETS'],
    ['sauces', cook, 'MEETS'],
    ['Excel or Tableau', accountant, 'MEETS'],
    ['Excel and QuickBooks', accountant, 'MEETS'],
    ['Excel and VBA', accountant, 'PARTIAL'],
    ['CPA', accountant, 'UNKNOWN'],
    ['Java', developer, 'UNKNOWN'],
    ['Underwater basket weaving', cook, 'UNKNOWN'],
  ])('%s', (criterion, text, outcome) => {
    expect(outcomeOf(criterion, text).outcome).toBe(outcome);
  });

  it('shows the words it was found in', () => {
    expect(outcomeOf('general ledger', accountant)).toMatchObject({
      evidence: 'Prepared journal entries and reconciled the GL every month.',
      source: 'RESUME',
    });
  });

  it('is not fooled by a denial, and takes what is under way for half', () => {
    expect(outcomeOf('Forklift', 'I have no forklift experience.').outcome).toBe('UNKNOWN');
    expect(outcomeOf('CPA', 'Currently pursuing CPA').outcome).toBe('PARTIAL');
  });

  it('takes a kind of the thing for the thing, but not another kind', () => {
    expect(outcomeOf('CRM', 'Kept accounts in Salesforce').outcome).toBe('MEETS');
    expect(outcomeOf('HubSpot', 'Kept accounts in Salesforce').outcome).toBe('PARTIAL');
  });

  it('never says no', () => {
    for (const words of ['CPA', 'Rust', 'a of the', '???', 'Night shifts'])
      expect(outcomeOf(words, cook).outcome).not.toBe('DOES_NOT_MEET');
  });
});

describe('years', () => {
  it.each([
    ['5 years in accounting', accountant, 'MEETS'],
    ['3+ years of experience', accountant, 'MEETS'],
    ['20 years of experience', accountant, 'DOES_NOT_MEET'],
    ['12 years in accounting', accountant, 'PARTIAL'],
    ['5 years in cooking', cook, 'DOES_NOT_MEET'],
    ['1 year as a line cook', cook, 'MEETS'],
    ['6 months in a kitchen', cook, 'MEETS'],
    ['5 years in nursing', accountant, 'UNKNOWN'],
    ['5 years in sales', accountant, 'UNKNOWN'],
    ['4 years in JavaScript or TypeScript', developer, 'MEETS'],
    ['10 years of teaching experience', teacher, 'MEETS'],
    ['5 years in sales', 'A text without dates', 'UNKNOWN'],
  ])('%s', (criterion, text, outcome) => {
    expect(outcomeOf(criterion, text).outcome).toBe(outcome);
  });
});

describe('education', () => {
  it.each([
    ['Bachelor', accountant, 'MEETS'],
    ["Bachelor's degree in Accounting", accountant, 'MEETS'],
    ['Bachelor in finance or related field', accountant, 'MEETS'],
    ['Bachelor in nursing', nurse, 'MEETS'],
    ['BSN', nurse, 'MEETS'],
    ['Bachelor in accounting', nurse, 'PARTIAL'],
    ['Master in education', teacher, 'MEETS'],
    ['Bachelor', developer, 'DOES_NOT_MEET'],
    ['Bachelor in computer science or equivalent experience', developer, 'PARTIAL'],
    ['High school diploma', developer, 'MEETS'],
    ['Master', 'Nothing about school', 'UNKNOWN'],
  ])('%s', (criterion, text, outcome) => {
    expect(outcomeOf(criterion, text).outcome).toBe(outcome);
  });

  it('takes the profile where the resume is silent', () => {
    const profile = { highestLevelOfEducation: 'MASTER' as const };
    expect(outcomeOf('Bachelor', 'Nothing about school', profile)).toMatchObject({
      outcome: 'MEETS',
      evidence: "Master's degree",
      source: 'PROFILE',
    });
    expect(outcomeOf('Bachelor in law', 'Nothing about school', profile).outcome).toBe('PARTIAL');
  });
});

describe('place', () => {
  const austin = { city: 'Austin', state: 'TX' };
  it.each([
    ['Austin, TX', austin, 'MEETS'],
    ['Based in Austin, Texas', austin, 'MEETS'],
    ['Located in Texas', austin, 'MEETS'],
    ['Dallas, TX', austin, 'PARTIAL'],
    ['Portland, OR', austin, 'DOES_NOT_MEET'],
    ['Portland, OR', { ...austin, willingToRelocate: true }, 'PARTIAL'],
    ['Portland, OR', {}, 'UNKNOWN'],
    ['Based in Madrid, Spain', { city: 'Madrid', state: 'España' }, 'MEETS'],
    ['Based in Leeds, UK', { city: 'Leeds', state: 'England' }, 'MEETS'],
    ['Based in Leeds, UK', austin, 'DOES_NOT_MEET'],
    ['Willing to relocate', { willingToRelocate: true }, 'MEETS'],
    ['Willing to relocate', {}, 'UNKNOWN'],
  ])('%s for %j', (criterion, profile, outcome) => {
    expect(outcomeOf(criterion, 'A resume', profile).outcome).toBe(outcome);
  });

  it('takes the resume where the profile is silent', () => {
    expect(outcomeOf('Austin, TX', nurse)).toMatchObject({ outcome: 'PARTIAL', source: 'RESUME' });
    const inPune = 'Ada Vale\nWelder\nPune, Maharashtra';
    expect(outcomeOf('Based in Pune, India', inPune)).toMatchObject({
      outcome: 'PARTIAL',
      evidence: 'Pune, Maharashtra',
    });
  });
});

describe('alternatives', () => {
  const knows = 'Skills\nVue, Docker, Salesforce';
  it.each([
    ['React, Vue or Angular', 'MEETS'],
    ['Any of React, Vue, Angular', 'MEETS'],
    ['One or more of: Kubernetes, Docker', 'MEETS'],
    ['At least one of the following: Terraform, Docker', 'MEETS'],
    ['Angular/Vue', 'MEETS'],
    ['CRM such as HubSpot or Salesforce', 'MEETS'],
    ['Salesforce or equivalent', 'MEETS'],
    ['Docker and/or Kubernetes', 'MEETS'],
    ['React, Svelte or Angular', 'UNKNOWN'],
    ['Terraform or equivalent', 'UNKNOWN'],
  ])('%s', (criterion, outcome) => {
    expect(outcomeOf(criterion, knows).outcome).toBe(outcome);
  });

  it('nothing is met by the word "equivalent"', () => {
    expect(outcomeOf('Terraform or equivalent', 'Passed an equivalent exam.').outcome).toBe('UNKNOWN');
  });

  it('quote the one that was found', () => {
    expect(outcomeOf('React, Vue or Angular', knows).evidence).toContain('Vue');
  });
});
