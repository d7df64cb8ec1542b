import type { GetListParams } from 'react-admin';
import { fn } from 'storybook/test';
import type { MessageTemplate, MessageTemplateFields } from '../../schemas/messageTemplate.ts';
import { problem } from './jobsInMemory.ts';

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

interface Written {
  data: MessageTemplateFields;
}

/** An employer's templates, which answer as the API does. */
export function templatesInMemory(templates: readonly MessageTemplate[]): TemplatesInMemory {
  let kept = [...templates];
  const nameIsFree = ({ name }: MessageTemplateFields, id?: string) => {
    const isTaken = kept.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase());
    const said = 'There is a template with this name already.';
    if (isTaken) throw problem('DUPLICATE', said, { name: said });
  };
  return {
    getList: fn(async (_resource: string, { filter }: Pick<GetListParams, 'filter'>) => {
      const words = String(filter.q ?? '').toLowerCase();
      const data = kept.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(words));
      return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)), total: data.length };
    }),
    getOne: fn(async (_resource: string, { id }: { id: string }) => {
      const found = kept.find((one) => one.id === id);
      if (!found) throw problem('NOT_FOUND', 'There is no such template.');
      return { data: found };
    }),
    create: fn(async (_resource: string, { data }: Written) => {
      nameIsFree(data);
      const template = sampleTemplate(data);
      kept.push(template);
      return { data: template };
    }),
    update: fn(async (_resource: string, { id, data }: Written & { id: string }) => {
      nameIsFree(data, id);
      const changed = { ...sampleTemplate(data), id };
      kept = kept.map((one) => (one.id === id ? changed : one));
      return { data: changed };
    }),
    deleteMessageTemplate: fn(async ({ params: { id } }: { params: { id: string } }): Promise<void> => {
      kept = kept.filter((one) => one.id !== id);
    }),
  };
}

/** The methods as a data provider and as spies. */
type TemplatesInMemory = Record<
  'getList' | 'getOne' | 'create' | 'update' | 'deleteMessageTemplate',
  ReturnType<typeof fn>
>;
