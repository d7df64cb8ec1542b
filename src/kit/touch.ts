/** Where things are pressed with a finger: touch screens, and whatever is as narrow as a phone. */
export const touch = '@media (pointer: coarse), (max-width: 599.95px)';

/** The least a finger needs, in CSS pixels. */
export const touchTarget = 44;
