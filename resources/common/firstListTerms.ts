import { firstListDays } from '../../schemas/firstList.ts';
import { t } from '../../src/i18n/t.ts';

/** On which terms a company sees its first list, wherever it is offered to those who may open it. */
export const firstListTerms = (): string =>
  t(
    'Once for each company, without a card: the job opens for {days} days, and you see its first list whole, with the reasons and the resumes. Inviting people needs a plan.',
    { days: firstListDays },
  );
