/** The thread that matches candidates who look at jobs; what it keeps ready lives as long as it does. */
import { serveTasks } from '../../base/workers/serveTasks.ts';
import { createMatchJobs } from './matchJobs.ts';

serveTasks(createMatchJobs());
