/** The OpenAPI 3.1 document, made from the same table and schemas that the calls are mounted from. */
import { z } from 'zod';
import { CandidateApplication } from '../schemas/application.ts';
import { StoredAuth } from '../schemas/auth.ts';
import type { Call } from '../schemas/call.ts';
import { type CallName, calls } from '../schemas/calls.ts';
import { Candidate } from '../schemas/candidate.ts';
import { CriterionResult, Fit } from '../schemas/criteria.ts';
import {
  CandidatePick,
  DailyCandidate,
  DailyCandidateDetails,
  DailyList,
} from '../schemas/dailyCandidate.ts';
import { Employer } from '../schemas/employer.ts';
import { CandidateInvitation, Invitation } from '../schemas/invitation.ts';
import { Job, JobFields, PublicJob } from '../schemas/job.ts';
import { Plan } from '../schemas/plans.ts';
import { Problem, type ProblemCode, problems } from '../schemas/problem.ts';
import { Recruiter, RecruiterSummary } from '../schemas/recruiter.ts';
import { ActiveSubscription, Subscription } from '../schemas/subscription.ts';
import { User } from '../schemas/user.ts';

type Json = Record<string, unknown>;

/** Shapes that are written once in the document and referred to. */
const shared: Record<string, z.ZodType> = {
  ActiveSubscription,
  Candidate,
  CandidateApplication,
  CandidateInvitation,
  CandidatePick,
  CriterionResult,
  DailyCandidate,
  DailyCandidateDetails,
  DailyList,
  Employer,
  Fit,
  Invitation,
  Job,
  Plan,
  Problem,
  PublicJob,
  Recruiter,
  RecruiterSummary,
  StoredAuth,
  Subscription,
  User,
};

const reference = (name: string) => `#/components/schemas/${name}`;

/** Leaves out what is for screens only. */
const withoutUi = ({ jsonSchema }: { jsonSchema: Json }) => {
  delete jsonSchema.ui;
};

/** JSON Schemas of all the given ones; they refer to each other where one contains another. */
function toJsonSchemas(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: made } = z.toJSONSchema(registry, {
    io,
    uri: reference,
    override: withoutUi,
  });
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as Json]),
  );
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** What `many` makes, a value or several, is a repeated parameter to a client. */
function parameterSchema(schema: Json): Json {
  const [list] = (schema.anyOf ?? []) as Json[];
  if (list?.type !== 'array') return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...list, ...rest };
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', override: withoutUi });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = parameterSchema(property as Json);
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
    };
  });
}

/** The refusals a call can be answered with. */
function refusals(call: Call): ProblemCode[] {
  const changes = call.method !== 'GET';
  return [
    ...(call.body ? (['MALFORMED', 'TOO_SLOW', 'TOO_LARGE', 'WRONG_TYPE'] as const) : []),
    ...(call.may === 'public' ? [] : (['UNAUTHENTICATED', 'SUBSCRIPTION_REQUIRED', 'FORBIDDEN'] as const)),
    ...(call.params ? (['NOT_FOUND'] as const) : []),
    ...(changes && call.params ? (['ILLEGAL_MOVE'] as const) : []),
    ...(call.status === 201 ? (['DUPLICATE'] as const) : []),
    ...(call.body || call.query ? (['INVALID_FIELDS'] as const) : []),
    'TOO_MANY_REQUESTS',
    'DATABASE_UNAVAILABLE',
    'SERVER_CLOSING',
    'BUSY',
    ...(changes ? (['STORAGE_FULL'] as const) : []),
    ...(call.multipart || call.binary ? (['STORAGE_UNAVAILABLE'] as const) : []),
  ];
}

const listHeaders = {
  'Content-Range': {
    description: 'Which rows these are, of how many: `jobs 0-24/319`.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'Where the next page is, with rel="next"; none on the last.',
    schema: { type: 'string' },
  },
};

function success(call: Call, answer: Json | undefined): Json {
  const headers = call.list ? { headers: listHeaders } : {};
  if (call.binary) {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream' };
    return { description: 'The file.', content: { 'application/octet-stream': { schema } } };
  }
  return answer
    ? { description: 'Done.', ...headers, content: json(answer) }
    : { description: 'Done; no body.' };
}

/** A form's fields and its file, which only a change may leave out. */
function formSchema({ method }: Call, { properties, required, ...rest }: Json): Json {
  const resume = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    title: 'Resume',
    description: 'PDF, Word (.docx) or text, at most 5 MB.',
  };
  return {
    ...rest,
    properties: { ...(properties as Json), resume },
    required: [...((required ?? []) as string[]), ...(method === 'POST' ? ['resume'] : [])],
  };
}

function body(call: Call, schema: Json | undefined): Json {
  if (!schema) return {};
  return {
    requestBody: {
      required: true,
      content: call.multipart
        ? { 'multipart/form-data': { schema: formSchema(call, schema) } }
        : json(schema),
    },
  };
}

/** What the server answers to everybody beside the API, as pages and files. */
const publicPages: Record<string, Json> = {
  '/jobs/{address}': {
    get: {
      operationId: 'publicJobPage',
      summary: 'The page of an open job for everybody, with schema.org JobPosting.',
      tags: ['public pages'],
      'x-extension': true,
      security: [],
      parameters: [
        {
          name: 'address',
          in: 'path',
          required: true,
          description: 'The id of the job, `-` and the words of its title.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
        301: { description: 'The job is at this address, with other words behind its id.' },
        404: { description: 'There is no such job, or it is not for everybody.' },
        410: { description: 'The job was open and is not any more.' },
      },
    },
  },
  '/sitemap.xml': {
    get: {
      operationId: 'siteMap',
      summary: 'The pages about the product and every open job, or the files that list them.',
      tags: ['public pages'],
      'x-extension': true,
      security: [],
      responses: {
        200: { description: 'The site map.', content: { 'application/xml': { schema: { type: 'string' } } } },
      },
    },
  },
};

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
      tags: [call.tag],
      ...(call.extension ? { 'x-extension': true } : {}),
      security: call.may === 'public' ? [] : [{ bearer: [] }],
      parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
      ...body(call, bodyOf(call)),
      responses: {
        [call.status ?? (call.answer || call.binary ? 200 : 204)]: success(call, answerOf(name, call)),
        ...Object.fromEntries(
          refusals(call).map((code) => [problems[code].status, { $ref: `#/components/responses/${code}` }]),
        ),
      },
    };
  }

  Object.assign(paths, publicPages);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hireday',
      version: '1',
      description:
        'Every morning each open job gets a short, ranked list of real candidates. Calls beyond the first set are marked x-extension.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(mounted.map(([, { tag }]) => tag)), 'public pages'].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...Object.fromEntries(Object.keys(shared).map((name) => [name, made[name]])), ...bodies },
      responses: Object.fromEntries(
        Object.entries(problems).map(([code, { title }]) => [
          code,
          {
            description: title,
            content: { 'application/problem+json': { schema: { $ref: reference('Problem') } } },
          },
        ]),
      ),
    },
  };
}
