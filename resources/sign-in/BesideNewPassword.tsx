import { AgreeNote } from '../common/AgreeNote.tsx';
import { KeepWaysIn, type KeepWaysInProps } from './KeepWaysIn.tsx';

/** The rest of the step that asks for a new password: few accounts need any of it, so it is loaded with that step. */
export function BesideNewPassword({ isAgreeing, ...ways }: KeepWaysInProps & { isAgreeing: boolean }) {
  return (
    <>
      {isAgreeing && <AgreeNote />}
      <KeepWaysIn {...ways} />
    </>
  );
}
