/**
 * Headings of other software's exports, where they differ from what the heading itself says.
 *
 * Greenhouse: the columns of its spreadsheet for candidates (support.greenhouse.io, "Bulk import candidates from
 * spreadsheet" and "Bulk import prospects from spreadsheet"); the columns of its reports are chosen by each customer.
 * Lever: the columns of its spreadsheets for moving candidates (help.lever.co, "Migrating your data" and "Bulk importing
 * candidates"), which its exports for moving away share; where someone stands there says nothing about them here.
 * Ashby: the columns of its reports are chosen by each customer and published nowhere. They are called as its fields are:
 * the glossary of its subjects and fields and the lists of what its migrations bring (docs.ashbyhq.com), and the candidate
 * of its public API (developers.ashbyhq.com, candidate.list), whose exports have headings like `primaryEmailAddress.value`.
 * OpenCATS: the columns of its lists as `DataGrid::drawCSV` writes them, and the shorter export of candidates
 * (lib/Candidates.php, lib/JobOrders.php of commit 0c1487b). A job order has no description there; its notes are the
 * only text it has.
 */
import { type CsvKind, ImportPreset } from '../../schemas/importFile.ts';
import { plainWords } from './plainWords.ts';

type Headings = Readonly<Record<string, string | null>>;

const presets: Record<ImportPreset, Record<CsvKind, Headings>> = {
  ASHBY: {
    CANDIDATES: {
      Name: 'candidateName',
      'Candidate Name': 'candidateName',
      Email: 'candidateEmail',
      'Primary Email': 'candidateEmail',
      'Primary Email Address': 'candidateEmail',
      'primaryEmailAddress.value': 'candidateEmail',
      'Alternate Emails': null,
      'Alternate Email Addresses': null,
      'Phone Number': 'candidatePhone',
      'Primary Phone Number': 'candidatePhone',
      'primaryPhoneNumber.value': 'candidatePhone',
      Location: 'candidatePlace',
      'location.locationSummary': 'candidatePlace',
      LinkedIn: 'candidateLinkedinProfile',
      'LinkedIn URL': 'candidateLinkedinProfile',
      'Candidate LinkedIn': 'candidateLinkedinProfile',
      Notes: 'companyNote',
      // Of the job they stand in, and of where they work now: nothing of a profile here.
      Position: null,
      Title: null,
      Company: null,
      School: null,
      Job: null,
      Status: null,
      'Current Interview Stage': null,
      'Interview Stage': null,
      'Credited To': null,
      Source: null,
    },
    JOBS: {
      Job: 'title',
      'Job Name': 'title',
      'Job Title': 'title',
      Location: 'place',
      'location.locationSummary': 'place',
      'Employment Type': 'employmentType',
      Status: 'status',
      Department: null,
      Team: null,
    },
  },
  GREENHOUSE: {
    CANDIDATES: {
      'First Name': 'candidateFirstName',
      'Last Name': 'candidateLastName',
      Email: 'candidateEmail',
      Address: 'candidatePlace',
      'Social Media': 'candidateLinkedinProfile',
      Notes: 'companyNote',
      Company: null,
      Title: null,
      Phone: 'candidatePhone',
      Website: null,
      Source: null,
      'Who gets credit': null,
      Job: null,
      Department: null,
      Office: null,
      Milestone: null,
    },
    JOBS: {
      'Job Name': 'title',
      Job: 'title',
      Office: 'place',
      Status: 'status',
      Openings: 'openings',
      Department: null,
    },
  },
  LEVER: {
    CANDIDATES: {
      'Full-Name': 'candidateName',
      'Full name': 'candidateName',
      Email: 'candidateEmail',
      Emails: 'candidateEmail',
      Phone: 'candidatePhone',
      Phones: 'candidatePhone',
      Location: 'candidatePlace',
      Links: 'candidateLinkedinProfile',
      Notes: 'companyNote',
      Note: 'companyNote',
      Headline: null,
      Company: null,
      Stage: null,
      Sources: null,
      Origin: null,
      Owner: null,
      Tags: null,
      IsSecretNote: null,
      'Date-Added': null,
      'Archive-Reason': null,
      'Archive-Date': null,
      'Lever Posting URL': null,
      'Resume Filename': null,
    },
    JOBS: {
      Posting: 'title',
      'Posting Title': 'title',
      Location: 'place',
      Commitment: 'employmentType',
      Team: null,
      Department: null,
      State: null,
    },
  },
  OPENCATS: {
    CANDIDATES: {
      'First Name': 'candidateFirstName',
      'Last Name': 'candidateLastName',
      'E-Mail': 'candidateEmail',
      City: 'candidateCity',
      State: 'candidateState',
      'Can Relocate': 'candidateWillingToRelocate',
      'Misc Notes': 'companyNote',
      firstName: 'candidateFirstName',
      lastName: 'candidateLastName',
      email1: 'candidateEmail',
      // Each person has three; the one they carry is theirs alone.
      'Cell Phone': 'candidatePhone',
      phoneCell: 'candidatePhone',
      'Home Phone': null,
      'Work Phone': null,
      phoneHome: null,
      Address: null,
      Zip: null,
      '2nd E-Mail': null,
      'Web Site': null,
      'Key Skills': null,
      Attachments: null,
      Owner: null,
    },
    JOBS: {
      Title: 'title',
      Type: 'employmentType',
      Status: 'status',
      City: 'city',
      State: 'state',
      Openings: 'openings',
      'Misc Notes': 'description',
      Company: null,
      Department: null,
      Salary: null,
      'Max Rate': null,
    },
  },
};

/** The preset's fields by heading, as headings are compared. */
export const presetHeadings = (preset: ImportPreset, kind: CsvKind): ReadonlyMap<string, string | null> =>
  new Map(Object.entries(presets[preset][kind]).map(([heading, field]) => [plainWords(heading), field]));

/** Headings that no other software has together; all of one line give away where a file is from. */
const marks: Record<ImportPreset, Record<CsvKind, readonly (readonly string[])[]>> = {
  GREENHOUSE: { CANDIDATES: [['Who gets credit', 'Social Media']], JOBS: [['Job Name', 'Office']] },
  LEVER: { CANDIDATES: [['Stage', 'Sources', 'Origin']], JOBS: [['Commitment', 'Team']] },
  ASHBY: {
    CANDIDATES: [
      ['Credited To', 'Interview Stage'],
      ['Credited To', 'Current Interview Stage'],
      ['Credited To', 'Archive Reason'],
      ['Credited To', 'Source'],
      ['primaryEmailAddress.value'],
    ],
    JOBS: [['Default Interview Plan'], ['defaultInterviewPlanId']],
  },
  OPENCATS: {
    CANDIDATES: [
      ['E-Mail', 'Key Skills'],
      ['candidateID', 'email1'],
    ],
    JOBS: [['Type', 'Pipeline']],
  },
};

/** The software whose export the header looks like. */
export function presetOf(header: readonly string[], kind: CsvKind): ImportPreset | null {
  const has = new Set(header.map(plainWords));
  const isOf = (preset: ImportPreset) =>
    marks[preset][kind].some((together) => together.every((mark) => has.has(plainWords(mark))));
  return ImportPreset.options.find(isOf) ?? null;
}
