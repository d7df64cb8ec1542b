/** Draws resumes on a thread of its own: setting pages in an embedded font takes a while. */
import { serveTasks } from '../../base/workers/serveTasks.ts';
import { drawResume } from './drawResume.ts';

serveTasks(drawResume);
