import type { Role } from '../../schemas/user.ts';

/** How many steps registering has: a candidate sees at the end what was read from the resume. */
export const stepCount = (role: Role, asking: number): number => asking + (role === 'CANDIDATE' ? 1 : 0);
