/** The published description of the API, read as someone reads it who knows nothing else of us. */

export type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Json;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  /** Whether it names a token at all. */
  needsToken: boolean;
  parameters: readonly Parameter[];
  /** Media type and schema of the body. */
  body: { type: string; schema: Json } | null;
  responses: Readonly<Record<string, Json>>;
}

interface RawOperation {
  operationId: string;
  security: readonly unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
}

/** Follows `$ref` within the document. */
export function resolve(document: Json, value: Json): Json {
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return resolve(document, found as Json);
}

/** Every operation under /api/v1. */
export function operationsOf(document: Json): Operation[] {
  const paths = document.paths as Record<string, Record<string, RawOperation>>;
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const [body] = Object.entries(operation.requestBody?.content ?? {});
        return {
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          needsToken: operation.security.length > 0,
          parameters: operation.parameters ?? [],
          body: body ? { type: body[0], schema: body[1].schema } : null,
          responses: operation.responses,
        };
      }),
    );
}
