/** Whether an answer is one that the published description names. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Json, type Operation, resolve } from './document.ts';

export interface FuzzAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

const pointer = (...keys: string[]) =>
  keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

const requestId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The complaint about a body that is not the shape it is documented to have. */
function shapeFault(validate: ValidateFunction, text: string): string | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'body is not JSON';
  }
  if (validate(body)) return null;
  const [error] = validate.errors ?? [];
  return `body${error?.instancePath} ${error?.message} (${error?.schemaPath})`;
}

/**
 * @param document the description, which every shape is looked up in
 * @returns names what is wrong with an answer; null when nothing is
 */
export function createJudge(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (reference: string) => {
    const known = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, known);
    return known;
  };

  /** Where a response is written: in the operation, or once for several. */
  function placeOf({ path, method }: Operation, status: string, response: Json): string {
    if (typeof response.$ref === 'string') return `api${response.$ref}`;
    return `api#/${pointer('paths', path, method.toLowerCase(), 'responses', status)}`;
  }

  function contentFault(response: Json, place: string, { headers, text }: FuzzAnswer, isHead: boolean) {
    const content = (response.content ?? {}) as Json;
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (Object.keys(content).length === 0) return text === '' ? null : 'a body where none is documented';
    if (!Object.hasOwn(content, type)) return `content type ${type || 'missing'}`;
    if (isHead) return text === '' ? null : 'a body for HEAD';
    if (!type.endsWith('json')) return null;
    return shapeFault(validatorAt(`${place}/${pointer('content', type, 'schema')}`), text);
  }

  function headerFault(response: Json, headers: FuzzAnswer['headers']): string | null {
    for (const [name, told] of Object.entries((response.headers ?? {}) as Record<string, Json>)) {
      const { required, schema } = resolve(document, told) as { required?: boolean; schema: Json };
      const value = headers[name.toLowerCase()];
      if (value === undefined && required) return `no ${name}`;
      if (value !== undefined && schema.type === 'integer' && !/^\d+$/.test(String(value)))
        return `${name}: ${value}`;
    }
    for (const name of ['content-range', 'link', 'retry-after']) {
      const documented = Object.keys(response.headers ?? {}).some((one) => one.toLowerCase() === name);
      if (headers[name] !== undefined && !documented) return `undocumented ${name}`;
    }
    return null;
  }

  return (operation: Operation, method: string, answer: FuzzAnswer): string | null => {
    if (!requestId.test(String(answer.headers['x-request-id']))) return 'no x-request-id';
    const status = String(answer.status);
    const response = operation.responses[status];
    if (!response) return `undocumented status ${status}`;
    const resolved = resolve(document, response);
    return (
      contentFault(resolved, placeOf(operation, status, response), answer, method === 'HEAD') ??
      headerFault(resolved, answer.headers)
    );
  };
}

/** The same for a method that an address does not take. @param judge of the calls at that address */
export function otherMethodFault(
  judge: ReturnType<typeof createJudge>,
  operation: Operation,
  method: string,
  answer: FuzzAnswer,
): string | null {
  const { status, headers, text } = answer;
  if (!requestId.test(String(headers['x-request-id']))) return 'no x-request-id';
  if (method === 'OPTIONS' && status === 204) return null;
  if (status === 405) return judge(operation, method, answer);
  // A body is read before it is known that nobody wants it.
  if (![400, 404, 413, 415, 431].includes(status)) return `status ${status}`;
  if (method === 'HEAD') return text === '' ? null : 'a body for HEAD';
  return String(headers['content-type']).startsWith('application/problem+json') ? null : 'no problem';
}
