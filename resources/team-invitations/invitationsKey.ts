/** Invitations that wait for an answer, as the cache knows them. */
export const invitationsKey = ['teamInvitations'];
