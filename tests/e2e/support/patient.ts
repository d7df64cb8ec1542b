/** The expectations of journeys: as much patience as a machine with other work needs. */
import { expect as impatient } from '@playwright/test';

export const expect = impatient.configure({ timeout: 60_000 });
