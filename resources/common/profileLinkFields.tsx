import Link from '@mui/material/Link';
import type { SchemaRecord } from '../../src/components/schema/SchemaShow.tsx';
import { leetcodeUrl, linkedinUrl } from './profileLinks.ts';

/** A name on another site as a link to it; undefined where none is given, so that the schema's dash shows. */
const elsewhere = (source: string, urlOf: (name: string) => string) => (record: SchemaRecord) => {
  const name = record[source];
  if (typeof name !== 'string' || name === '') return undefined;
  return (
    <Link
      href={urlOf(name)}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ overflowWrap: 'anywhere', lineHeight: '24px' }}
    >
      {name}
    </Link>
  );
};

/** How a candidate's page, a pick and an application show the profiles on other sites. */
export const profileLinkFields = {
  candidateLinkedinProfile: elsewhere('candidateLinkedinProfile', linkedinUrl),
  candidateLeetcodeUserName: elsewhere('candidateLeetcodeUserName', leetcodeUrl),
};
