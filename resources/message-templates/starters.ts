import { type MessageTemplateFields, TemplateField } from '../../schemas/messageTemplate.ts';
import { inBraces } from '../../schemas/templateText.ts';
import { t } from '../../src/i18n/t.ts';

/** Every field by its name, as it stands in a text: the texts' own placeholders become the template's. */
const fields = Object.fromEntries(TemplateField.options.map((name) => [name, inBraces(name)]));

/** Texts to start from, in the reader's language. */
export const starters = (): MessageTemplateFields[] => [
  {
    name: t('A first talk'),
    text: t(
      'Hello {candidateFirstName},\n\nthank you for your interest in {jobTitle} at {company}. I would like to hear more from you: could we talk on the phone for twenty minutes this week? Tell me when it suits you.\n\nKind regards\n{recruiterName}',
      fields,
    ),
  },
  {
    name: t('When could you start?'),
    text: t(
      'Hello {candidateFirstName},\n\nI have read your resume with pleasure. Before we go on with {jobTitle}: when could you start, and is there anything you would like to know first?\n\nKind regards\n{recruiterName}',
      fields,
    ),
  },
  {
    name: t('A decision takes longer'),
    text: t(
      'Hello {candidateFirstName},\n\nwe need a few days more than planned to decide about {jobTitle}. You have not been forgotten: you will hear from me in any case.\n\nKind regards\n{recruiterName}, {company}',
      fields,
    ),
  },
  {
    name: t('Before the interview'),
    text: t(
      'Hello {candidateFirstName},\n\nI look forward to our interview about {jobTitle}. We will talk about your work so far and about the team; there is nothing to prepare. If anything comes up, write to me here.\n\nKind regards\n{recruiterName}',
      fields,
    ),
  },
];
