/** Everything in Spanish, part by part. */
import type { Messages } from '@lingui/core';

export const messages: Messages = {};
