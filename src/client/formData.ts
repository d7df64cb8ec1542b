/** Forms with a file, as the API reads them. */

const partOf = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * A body as a multipart form: what is undefined is not sent, null is sent empty, which empties the field; lists and objects
 * are sent as JSON.
 *
 * @param file goes last, so that the server knows the fields before the bytes come
 * @example formDataOf({ openToWork: false }) // one part
 */
export function formDataOf(
  body: Readonly<Record<string, unknown>>,
  file?: File | null,
  fileField = 'resume',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, partOf(value));
  }
  if (file) form.set(fileField, file, file.name);
  return form;
}
