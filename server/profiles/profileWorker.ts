/** The thread in which profiles are made. */
import { serveTasks } from '../workers/serveTasks.ts';
import { type MadeProfile, makeProfile, type StampedRow } from './makeProfile.ts';

serveTasks((rows: readonly StampedRow[]): MadeProfile[] => rows.map(makeProfile));
