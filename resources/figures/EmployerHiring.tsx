import { useServices } from '../../src/session/session.tsx';
import { useRecruiterChoices } from '../common/useRecruiterChoices.ts';
import { HiringFigures } from './HiringFigures.tsx';

/** An employer's figures of hiring. */
export function EmployerHiring() {
  const { client } = useServices();
  return (
    <HiringFigures
      of="employer"
      load={(query, signal) => client.call('employerHiring', { query, signal })}
      recruiters={useRecruiterChoices()}
    />
  );
}
