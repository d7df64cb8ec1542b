import { describe, expect, it } from 'vitest';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { outcomeOf, today } from './support.ts';

/** A resume of someone who writes software, with one thing done. */
const engineer = (point: string) =>
  `Backend Engineer
Experience
Backend Engineer 03/2019 to Current
Freight Brothers Inc., Austin, TX
${point}`;
const skillsOf = (text: string) => readFacts(text, today).skills;

describe('an ordinary word that is a skill in another trade', () => {
  it.each([
    ['Introduced contract tests and cut failed deployments.', /contract drafting/i],
    ['A nightly job has been clean for 19 months.', /cleaning/i],
    ['Packaged eleven services with Docker.', /packaging/i],
    ['Cut the Snowflake bill by a third.', /billing|invoicing/i],
    ['Set up row-level security for tenants.', /securities/i],
    ['Scaled the shop for a sales day.', /sales/i],
    ['Moved data from where it is typed to where it is read.', /typing/i],
    ['Passed two accessibility audits.', /auditing/i],
    ['Did the capacity planning of a cluster.', /production planning/i],
    ['Loaded data into warehouses.', /warehouse/i],
    ['Wrote the interface to electronic health records.', /electronics/i],
  ])('is none of somebody who says "%s"', (point, wrong) => {
    expect(skillsOf(engineer(point)).join()).not.toMatch(wrong);
  });

  it('is one in a list of skills, and in the trade it belongs to', () => {
    expect(skillsOf(`${engineer('Wrote services.')}\nSkills\nPackaging, Welding, Docker`)).toEqual(
      expect.arrayContaining(['Packaging', 'Welding']),
    );
    const packer =
      'Machine Operator\nExperience\nMachine Operator 03/2019 to Current\nDid packaging on two lines.';
    expect(skillsOf(packer)).toContain('Packaging');
  });

  it('is a hint and no more for a criterion', () => {
    expect(outcomeOf('Leasing', engineer('Wrote software for leasing cars.')).outcome).toBe('PARTIAL');
    expect(outcomeOf('Packaging', engineer('Packaged eleven services.')).outcome).toBe('UNKNOWN');
    expect(outcomeOf('Mentoring', engineer('Mentored two juniors.')).outcome).toBe('MEETS');
  });
});

describe('the name of an employer', () => {
  it('is no skill', () => {
    expect(skillsOf(engineer('Wrote services.'))).not.toContain('Freight');
    expect(outcomeOf('Freight', engineer('Wrote services.')).outcome).toBe('UNKNOWN');
  });
});

describe('tools and certificates', () => {
  it.each([
    ['Kafka, Redis, gRPC, NestJS, RabbitMQ', ['Kafka', 'Redis', 'gRPC', 'NestJS', 'RabbitMQ']],
    ['Airflow, dbt, Snowflake, Databricks', ['Airflow', 'dbt', 'Snowflake', 'Databricks']],
    ['CCRN, TNCC, CRRT', ['CCRN certification', 'TNCC certification', 'CRRT']],
    ['Guidewire, CPCU, Xactimate', ['Guidewire', 'CPCU designation', 'Xactimate']],
    ['Maximo, chillers, NATE', ['Maximo', 'Chillers', 'NATE certification']],
  ])('are read by name: %s', (list, expected) => {
    expect(skillsOf(`Skills\n${list}`)).toEqual(expect.arrayContaining(expected));
  });

  it('that are words too count only when written as names', () => {
    expect(skillsOf('Wrote the tests in Jest and the charts with Helm')).toEqual(
      expect.arrayContaining(['Jest', 'Helm charts']),
    );
    expect(skillsOf('Said in jest at the helm, with express permission and a banner')).toEqual([]);
  });
});

describe('a licence', () => {
  it.each([
    ['Licensed Vocational Nurse, completing an RN bridge program', 'PARTIAL'],
    ['NCLEX-RN candidate', 'PARTIAL'],
    ['RN license in progress', 'PARTIAL'],
    ['Supervised 12 registered nurses', 'UNKNOWN'],
    ['Worked under a registered nurse', 'UNKNOWN'],
    ['Registered nurse, State of Texas', 'MEETS'],
    ['Completed RN program, active RN license', 'MEETS'],
  ])('"%s" is %s', (text, outcome) => {
    expect(outcomeOf('Registered nurse license', text).outcome).toBe(outcome);
  });

  it('is not held by someone who trains those who hold it', () => {
    const text = 'Licensed Vocational Nurse\nExperience\nTrained nine nursing assistants.';
    expect(outcomeOf('Certified nursing assistant', text).outcome).toBe('UNKNOWN');
    expect(skillsOf(text)).not.toContain('Certified nursing assistant');
  });
});
