import type { Role } from '../../schemas/user.ts';
import type { Area } from '../routing/paths.ts';

/** The part of the dashboard that belongs to a role: its name in an address. */
export const areaOfRole = (role: Role) => role.toLowerCase() as Area;
