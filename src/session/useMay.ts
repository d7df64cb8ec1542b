import { createContext, useContext } from 'react';
import type { Permission } from '../../schemas/calls/permissions.ts';
import { mayUse, type Viewer } from './access.ts';

/** Who looks at the page, as its guard found out; undefined outside the dashboard. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/**
 * Whether the person on a dashboard page may use a permission such as `jobs.edit`. Known with the first picture:
 * react-admin's `useCanAccess` asks again, and the parts that hang on it would come late and push the page down.
 */
export function useMay(permission: Permission): boolean {
  const viewer = useContext(ViewerContext);
  return viewer !== undefined && mayUse(permission, viewer);
}
