import { addresses, addressOf } from '../../schemas/addresses.ts';

/** The page of a person. */
export const personPath = (email: string): string => addressOf(addresses.recruiter.person, { email });
