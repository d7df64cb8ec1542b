/** Callbacks that follow an upload. */
export interface UploadWatch {
  /** Called with the part that has left, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** The headers of a finished request, from the text the browser keeps them in. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value ?? '');
  }
  return headers;
}

/** Answers of these have no body, and a Response refuses to be made with one. */
const bodiless = new Set([204, 205, 304]);

/** Sends a form and answers as fetch does, telling how much of it has left. */
export type Uploader = (url: string, init: RequestInit, watch: UploadWatch) => Promise<Response>;

/**
 * Like fetch, but tells how much of the body has left, which fetch cannot.
 *
 * @throws AbortError when it is given up by its signal, TypeError when the connection breaks
 * @example await uploadForm('/api/files', { body: form, signal }, { onProgress: setPart })
 */
export const uploadForm: Uploader = (url, { method = 'POST', headers, body, signal }, { onProgress }) =>
  new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) {
      aborted();
      return;
    }
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress?.(1);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(
        new Response(bodiless.has(status) ? null : responseText, { status, headers: headersOf(request) }),
      );
    };
    request.onerror = () => reject(new TypeError('The connection broke.'));
    request.onabort = aborted;
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    request.send(body as FormData);
  });
