/** Several people at once: all of them or none. */
import { z } from 'zod';
import { email, flag, id, longText, writtenReason } from './base/fields.ts';
import { InvitationFields, salariesInOrder } from './invitation.ts';
import { withFields } from './messageTemplate.ts';
import { PersonTag } from './personTag.ts';

/** How many one call takes; a list or a board shows about as many at a time. */
export const mostAtOnce = 100;

/** A change of several applications: another stage, or a rejection with its reason. */
export const ApplicationsChange = z
  .strictObject({
    ids: z.array(id).min(1).max(mostAtOnce).meta({ title: 'Applications' }),
    stageId: z.string().max(40).optional().meta({ title: 'Stage', description: 'Only to move them.' }),
    reason: writtenReason.min(1).optional().meta({ title: 'Reason', description: 'Only to reject them.' }),
    notify: flag('Send an e-mail').default(true),
  })
  .refine(({ stageId, reason }) => (stageId === undefined) !== (reason === undefined), {
    error: 'Give a stage to move them, or a reason to reject them.',
    path: ['stageId'],
  });

const candidates = z.array(email('Candidate')).min(1).max(mostAtOnce).meta({ title: 'Candidates' });

/** One text to several candidates of a job; fields of templates in it are filled in for each. */
export const MessagesFields = z.strictObject({
  jobId: id,
  emails: candidates,
  text: withFields(longText('Message', 4000)),
});

const offer = z.strictObject({
  ...InvitationFields.shape,
  message: withFields(longText('Message', 2000)).nullable().default(null),
});

/** The offer of several invitations; fields of templates in its message are filled in for each. */
export const OfferToSeveral = salariesInOrder(offer);

/** One offer to several picks of a job. */
export const InvitationsFields = salariesInOrder(
  z.strictObject({ ids: z.array(id).min(1).max(mostAtOnce).meta({ title: 'Picks' }), ...offer.shape }),
);

/** One tag more, or one less, for several people. */
export const TagChange = z.strictObject({
  emails: candidates,
  tag: PersonTag,
  remove: flag('Remove', 'Takes the tag away from those who have it.').default(false),
});

export type ApplicationsChange = z.output<typeof ApplicationsChange>;
export type MessagesFields = z.output<typeof MessagesFields>;
export type InvitationsFields = z.output<typeof InvitationsFields>;
export type TagChange = z.output<typeof TagChange>;
