/** How the columns of the applicants' table look beyond their schema. */
import type { RaRecord } from 'react-admin';
import { ApplicationStatus } from '../../../schemas/application.ts';
import type { SchemaColumn } from '../../../src/components/schema/cells.tsx';
import { PersonName } from '../../../src/components/values/PersonName.tsx';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { applicationTones } from '../applicationTones.ts';
import type { Applicant } from './applicant.ts';

/** Rows of the table are applicants; react-admin only knows that they have an id. */
const asApplicant = (record: RaRecord) => record as Applicant;

export const applicantColumns: Readonly<Record<string, SchemaColumn>> = {
  candidateName: {
    render: (record) => (
      <PersonName name={asApplicant(record).candidateName} detail={asApplicant(record).headline} />
    ),
  },
  status: {
    render: (record) => (
      <>
        <StatusChip value={asApplicant(record).status} schema={ApplicationStatus} tones={applicationTones} />{' '}
        <WaitingMark about={asApplicant(record).id} />
      </>
    ),
  },
  score: {
    render: (record) => {
      const { fit } = asApplicant(record);
      return fit ? <FitBadge score={fit.score} band={fit.band} compact /> : '–';
    },
  },
};
