/** Exit statuses of the server; 0 is an end that was asked for. */
export const exitStatus = {
  /** A setting, a port or a folder is not right: starting again would end the same way. */
  cannotStart: 1,
  /** It ran and broke down, or met what nobody foresaw: starting again may help. (EX_TEMPFAIL) */
  brokeDown: 75,
} as const;
