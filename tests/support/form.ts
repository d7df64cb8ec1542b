/** Forms with a resume. */

export const plainResume = [
  'Ada Example',
  'Registered Nurse with seven years of experience in intensive care',
  'Skills: ventilator management, patient education, Spanish',
].join('\n');

/** A form as a browser makes it. @param resume null for none */
export function formOf(
  fields: Record<string, string>,
  resume: { bytes: Uint8Array | string; name?: string } | null = { bytes: plainResume },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (resume) form.set('resume', new Blob([resume.bytes as BlobPart]), resume.name ?? 'resume.txt');
  return form;
}

/** A file to attach to a person. */
export function fileForm(bytes: Uint8Array | string, name = 'file.txt'): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), name);
  return form;
}

/** The form as it goes over the line. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await response.arrayBuffer()), type };
}
