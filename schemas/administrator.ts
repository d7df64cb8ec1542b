/** Someone who acts for a company: its owner, or another whom the owner invited. */
import { z } from 'zod';
import { count, email, flag, moment, personName } from './base/fields.ts';
import { lastName } from './base/lastName.ts';

/** The most administrators of a company, its owner among them. */
export const mostAdministrators = 20;

/** The fields that administrators write about themselves. */
export const AdministratorFields = z.strictObject({
  administratorFirstName: personName('First name'),
  administratorLastName: lastName(),
});

export const Administrator = z.object({
  id: z.string().meta({ title: 'Id' }),
  administratorEmail: email(),
  /** A company registers without anyone's name. */
  administratorFirstName: AdministratorFields.shape.administratorFirstName.nullable(),
  administratorLastName: AdministratorFields.shape.administratorLastName.nullable(),
  isOwner: flag('Owner'),
  createdAt: moment('Since'),
  lastSignInAt: moment('Last sign-in').nullable(),
  keysCount: count('Keys in use that they made'),
});

export type Administrator = z.output<typeof Administrator>;
export type AdministratorFields = z.output<typeof AdministratorFields>;
