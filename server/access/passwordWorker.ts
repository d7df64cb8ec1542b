/** The thread in which new passwords are rated. */
import { serveTasks } from '../base/workers/serveTasks.ts';
import { loadEstimator, type NewPassword, passwordProblem } from './passwordRules.ts';

serveTasks<NewPassword, string | null>(passwordProblem, loadEstimator);
