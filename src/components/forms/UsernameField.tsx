import { visuallyHidden } from '@mui/utils';
import type { CSSProperties } from 'react';

/** Whose password is asked for: out of sight, for the browser's password keeper. */
export const UsernameField = ({ username }: { username: string }) => (
  <input
    type="email"
    name="username"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden
    style={visuallyHidden as CSSProperties}
  />
);
