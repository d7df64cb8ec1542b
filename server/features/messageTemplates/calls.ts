/** The texts that an employer's people begin messages from. */
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { findTemplate, selectTemplate, templateColumns, templatesInScope } from './selectTemplates.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './writeTemplate.ts';

export const messageTemplatesCalls = ({ db, clock }: Services): Handlers => ({
  messageTemplates: ({ query, caller }) =>
    listPage(templatesInScope(db, caller), selectTemplate, templateColumns, query),

  messageTemplate: ({ params, caller }) => findTemplate(db, caller, params.id),

  createMessageTemplate: ({ body, caller }) => createTemplate(db, caller, body, clock()),

  updateMessageTemplate: ({ params, body, caller, unchanged }) =>
    updateTemplate(db, caller, params.id, body, clock(), unchanged),

  async deleteMessageTemplate({ params, caller, unchanged }) {
    await deleteTemplate(db, caller, params.id, unchanged);
  },
});
