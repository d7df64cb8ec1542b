/** The question why a pick is passed. */
import { z } from 'zod';
import { DailyCandidate } from '../../../schemas/dailyCandidate.ts';

export const Passing = z.object({ reasons: DailyCandidate.shape.reasons.default([]) });
