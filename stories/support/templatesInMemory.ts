import { fn } from 'storybook/test';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';

let written = 0;

/** A template as the API answers it. */
export function sampleTemplate(told: Partial<MessageTemplate> = {}): MessageTemplate {
  written += 1;
  return {
    id: `01940000-0000-7000-8000-${String(written).padStart(12, '0')}`,
    name: 'Parking',
    text: 'Hello {{candidateFirstName}},\n\nyou can park behind the house.\n\n{{recruiterName}}, {{company}}',
    createdBy: 'Dana Reyes',
    createdAt: '2026-11-02T09:00:00Z',
    updatedBy: 'Dana Reyes',
    updatedAt: '2026-11-02T09:00:00Z',
    ...told,
  };
}

/** The call that lists an employer's templates. */
export const listTemplates = (templates: readonly MessageTemplate[]) =>
  fn(async (): Promise<readonly MessageTemplate[]> => templates);
