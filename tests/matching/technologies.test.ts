import { expect, test } from 'vitest';
import { readFacts } from '../../server/matching/reading/facts.ts';

const skillsOf = (line: string) => readFacts(`Jordan Lee\n\nSkills\n${line}\n`, '2026-06-01').skills;

test('technologies that no list of ours has are read by their names, with and without the maker', () => {
  expect(skillsOf('Splunk Enterprise, OpenShift, Zabbix, LoadRunner')).toEqual(
    expect.arrayContaining(['OpenShift', 'Zabbix', 'LoadRunner']),
  );
});

test('names of people and words of every day are no technology', () => {
  const { skills } = readFacts(
    'Maya Pascal\n\nExperience\nClerk, Harbor Stores, 2015 - 2019\nCame to work with Ruby and Cassandra on safari tours.\n',
    '2026-06-01',
  );
  expect(skills).toEqual([]);
});
