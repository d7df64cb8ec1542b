/** The OpenAPI 3.1 document, made from the same table and schemas that the calls are mounted from. */
import { z } from 'zod';
import { AddedPerson } from '../../../schemas/addedPerson.ts';
import { Administrator } from '../../../schemas/administrator.ts';
import { CandidateApplication } from '../../../schemas/application.ts';
import { StoredAuth } from '../../../schemas/auth.ts';
import type { Call } from '../../../schemas/calls/call.ts';
import { callLimits, isSearchable, limitOf } from '../../../schemas/calls/limits.ts';
import { scopeOf } from '../../../schemas/calls/machineScopes.ts';
import { Problem } from '../../../schemas/calls/problem.ts';
import { type CallName, calls } from '../../../schemas/calls/table.ts';
import { Candidate } from '../../../schemas/candidate.ts';
import { CompanyDomain } from '../../../schemas/companyDomain.ts';
import { CriterionResult, Fit } from '../../../schemas/criteria.ts';
import {
  CandidatePick,
  DailyCandidate,
  DailyCandidateDetails,
  DailyList,
} from '../../../schemas/dailyCandidate.ts';
import { Employer } from '../../../schemas/employer.ts';
import { EmployerJob } from '../../../schemas/employerJob.ts';
import { JobGuest } from '../../../schemas/guest.ts';
import { ImportFile } from '../../../schemas/importFile.ts';
import { Interview } from '../../../schemas/interview.ts';
import { CandidateInvitation, Invitation } from '../../../schemas/invitation.ts';
import { Job, JobFields, PublicJob } from '../../../schemas/job.ts';
import { JobOffer } from '../../../schemas/jobOffer.ts';
import { MachineKey } from '../../../schemas/machineKey.ts';
import { MailPreview } from '../../../schemas/mailPreview.ts';
import { MarkedJob } from '../../../schemas/markedJob.ts';
import { Message, MessageThread } from '../../../schemas/message.ts';
import { MessageTemplate } from '../../../schemas/messageTemplate.ts';
import { OpenIdLink } from '../../../schemas/openId.ts';
import { Passkey } from '../../../schemas/passkey.ts';
import { Person, PersonNote, PersonRecord } from '../../../schemas/person.ts';
import { PersonFile } from '../../../schemas/personFile.ts';
import { Plan } from '../../../schemas/plans.ts';
import { Recruiter, RecruiterSummary } from '../../../schemas/recruiter.ts';
import { Resume } from '../../../schemas/resume.ts';
import { SavedSearch } from '../../../schemas/savedSearch.ts';
import { Scorecard } from '../../../schemas/scorecard.ts';
import { RecoveryCodes, SecondFactor } from '../../../schemas/secondFactor.ts';
import { Session } from '../../../schemas/session.ts';
import { Standing } from '../../../schemas/standing.ts';
import { ActiveSubscription, Subscription } from '../../../schemas/subscription.ts';
import { TeamInvitation } from '../../../schemas/teamInvitation.ts';
import { User } from '../../../schemas/user.ts';
import { Webhook, WebhookDelivery } from '../../../schemas/webhook.ts';
import { exampleAnswer, exampleBody } from './exampleBodies.ts';
import { publicPages } from './publicPages.ts';
import { headerParameters, headers, refusalResponses, responsesOf } from './responses.ts';
import { descriptionOf, tagsOf } from './words.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Shapes that are written once in the document and referred to. */
const shared: Record<string, z.ZodType> = {
  ActiveSubscription,
  AddedPerson,
  OpenIdLink,
  CompanyDomain,
  Passkey,
  RecoveryCodes,
  SecondFactor,
  Session,
  Administrator,
  Candidate,
  CandidateApplication,
  CandidateInvitation,
  CandidatePick,
  CriterionResult,
  DailyCandidate,
  DailyCandidateDetails,
  DailyList,
  Employer,
  EmployerJob,
  Fit,
  ImportFile,
  Interview,
  Invitation,
  Job,
  JobGuest,
  JobOffer,
  MachineKey,
  MailPreview,
  Message,
  MessageTemplate,
  MarkedJob,
  SavedSearch,
  MessageThread,
  Person,
  PersonNote,
  PersonFile,
  PersonRecord,
  Plan,
  Problem,
  PublicJob,
  Recruiter,
  Resume,
  RecruiterSummary,
  Standing,
  Scorecard,
  StoredAuth,
  Subscription,
  TeamInvitation,
  User,
  Webhook,
  WebhookDelivery,
};

const reference = (name: string) => `#/components/schemas/${name}`;

/** Leaves out what is for screens only. */
const withoutUi = ({ jsonSchema }: { jsonSchema: Json }) => {
  delete jsonSchema.ui;
};

/**
 * Of texts that are answered, what may be written today says nothing: they were written under the rules of their time.
 * Formats stay, because the server makes what has one.
 */
const asStored = ({ jsonSchema }: { jsonSchema: Json }) => {
  delete jsonSchema.ui;
  if (jsonSchema.type !== 'string') return;
  delete jsonSchema.minLength;
  delete jsonSchema.maxLength;
  if (jsonSchema.format === undefined) delete jsonSchema.pattern;
};

/** JSON Schemas of all the given ones; they refer to each other where one contains another. */
function toJsonSchemas(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: made } = z.toJSONSchema(registry, {
    io,
    uri: reference,
    override: io === 'output' ? asStored : withoutUi,
  });
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _, $id: __, ...schema }]) => [name, { ...schema }]),
  );
}

/** A field made by `many`, a value or several, is a repeated parameter to a client. */
function parameterSchema(schema: Json): Json {
  const list: unknown = Array.isArray(schema.anyOf) ? schema.anyOf[0] : undefined;
  if (!isJson(list) || list.type !== 'array') return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...list, ...rest };
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', override: withoutUi });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = parameterSchema(isJson(property) ? property : {});
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
    };
  });
}

const fileWords = {
  resume: { title: 'Resume', description: 'PDF, Word (.docx) or text, at most 5 MB.' },
  csv: { title: 'CSV file', description: 'Separated by , ; tab or |, at most 5 MB.' },
  file: { title: 'File', description: 'PDF, Word (.docx), text, PNG, JPEG, WebP or GIF, at most 10 MB.' },
  archive: {
    title: 'ZIP file',
    description: 'Resumes as PDF, Word (.docx) or text, at most 50 MB together.',
  },
};

/** A form's fields and its file, which only a change may leave out. */
function formSchema({ method, file: named }: Call, { properties, required, ...rest }: Json): Json {
  const file = named ?? 'resume';
  const sent = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    ...fileWords[file],
  };
  return {
    ...rest,
    properties: { ...(isJson(properties) && properties), [file]: sent },
    required: [...(Array.isArray(required) ? required : []), ...(method === 'POST' ? [file] : [])],
  };
}

function body(call: Call, schema: Json | undefined, example: unknown): Json {
  if (!schema) return {};
  return {
    requestBody: {
      required: true,
      content: call.multipart
        ? { 'multipart/form-data': { schema: formSchema(call, schema), example } }
        : { 'application/json': { schema, example } },
    },
  };
}

/** How often a call may be made beside the ceiling of all requests. */
function rateLimit(call: Call): Json {
  const limit = limitOf(call);
  if (limit) return { 'x-rate-limit': callLimits[limit] };
  return isSearchable(call) ? { 'x-rate-limit': { ...callLimits.search, when: 'q is given' } } : {};
}

const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a sign-in.',
  },
  machineKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'hd_live_…',
    description:
      'A key that an employer made for other software, sent as `Authorization: Bearer hd_live_…`. A call that takes one names the scope it needs.',
  },
};

/** By which tokens a call can be made; for a key, the scope it has to have. */
function securityOf({ may }: Call): Json[] {
  if (may === 'public') return [];
  const scope = scopeOf(may);
  return [{ bearer: [] }, ...(scope ? [{ machineKey: [scope] }] : [])];
}

/**
 * @param names the calls that are mounted
 * @returns the document, as plain JSON
 */
export function openApi(names: readonly CallName[]): Json {
  const mounted = names.map((name): [CallName, Call] => [name, calls[name]]);
  const answers = Object.fromEntries(
    mounted.flatMap(([name, { answer }]) =>
      answer && !Object.values(shared).includes(answer) ? [[`${name}.answer`, answer]] : [],
    ),
  );
  const made = toJsonSchemas({ ...shared, ...answers }, 'output');
  const bodies = toJsonSchemas({ JobFields }, 'input');
  const nameOf = (schema: z.ZodType) => Object.keys(shared).find((name) => shared[name] === schema);
  const answerOf = (name: CallName, { answer }: Call) => {
    if (!answer) return undefined;
    const known = nameOf(answer);
    return known ? { $ref: reference(known) } : made[`${name}.answer`];
  };
  const bodyOf = ({ body: schema }: Call) => {
    if (!schema) return undefined;
    if (schema === JobFields) return { $ref: reference('JobFields') };
    return toJsonSchemas({ body: schema }, 'input').body;
  };

  const paths: Record<string, Json> = {};
  for (const [name, call] of mounted) {
    const path = `/api/v1${call.path}`;
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = {
      operationId: name,
      summary: call.summary,
      description: descriptionOf(call),
      tags: [call.tag],
      ...(call.extension ? { 'x-extension': true } : {}),
      ...rateLimit(call),
      security: securityOf(call),
      parameters: [
        ...parameters(call.params, 'path'),
        ...parameters(call.query, 'query'),
        ...headerParameters(call),
      ],
      ...body(call, bodyOf(call), exampleBody(call)),
      responses: responsesOf(call, answerOf(name, call), exampleAnswer(call)),
    };
  }

  Object.assign(paths, publicPages);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hireday',
      version: '1',
      description:
        'Every morning each open job gets a short, ranked list of real candidates. Calls beyond the first set are marked x-extension. An address that exists and is asked with another method answers 405 and names its methods in `Allow`.',
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(mounted.map(([, { tag }]) => tag)),
    paths,
    components: {
      securitySchemes,
      schemas: { ...Object.fromEntries(Object.keys(shared).map((name) => [name, made[name]])), ...bodies },
      headers,
      responses: refusalResponses(
        mounted.map(([, call]) => call),
        reference('Problem'),
      ),
    },
  };
}
