/** Gives every schema the sentence for a broken rule that has none of its own. */
import { z } from 'zod';
import { issueMessage, notRight } from '../ui/issueMessage.ts';

z.config({ customError: (issue) => issueMessage(issue) ?? notRight });
