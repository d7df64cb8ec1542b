import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { WriteResume } from '../written-resume/WriteResume.tsx';
import type { RegistrationFlow } from './useRegistration.ts';

/** The resume: a file, or written here. */
export function ResumeChoice({ flow, email }: { flow: RegistrationFlow; email: string }) {
  const said = (...fields: string[]) =>
    fields.map((field) => flow.values[field]).filter((value) => typeof value === 'string' && value !== '');
  return (
    <>
      <ResumeInput
        file={flow.resume}
        onChange={flow.setResume}
        error={flow.wrong.resume}
        progress={flow.part}
        onCancel={flow.cancel}
      />
      {flow.part === undefined && (
        <WriteResume
          author={{
            name: said('candidateFirstName', 'candidateLastName').join(' '),
            place: said('candidateCity', 'candidateState').join(', ') || null,
            email: email || null,
          }}
          account=""
          isWayOut={flow.wrong.resume !== undefined}
          onWritten={flow.setResume}
        />
      )}
    </>
  );
}
