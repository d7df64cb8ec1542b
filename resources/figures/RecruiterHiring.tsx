import { useServices } from '../../src/session/session.tsx';
import { HiringFigures } from './HiringFigures.tsx';

/** A recruiter's figures of hiring. */
export function RecruiterHiring() {
  const { client } = useServices();
  return (
    <HiringFigures
      of="recruiter"
      load={({ months, jobId, source }, signal) =>
        client.call('recruiterHiring', { query: { months, jobId, source }, signal })
      }
    />
  );
}
