import { RecordRepresentation, useReference } from 'react-admin';

interface ReferenceNameProps {
  /** The resource that is referred to. */
  reference: string;
  id: string | number;
}

/** The name of the record that an id stands for; the id until it is known. */
export function ReferenceName({ reference, id }: ReferenceNameProps) {
  const { referenceRecord } = useReference({ reference, id });
  return referenceRecord ? <RecordRepresentation resource={reference} record={referenceRecord} /> : id;
}
