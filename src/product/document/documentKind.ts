/** The kind of a file, as far as showing it goes. */
export type DocumentKind = 'pdf' | 'docx' | 'text';

/** Tells by the media type, and by the name where the type says nothing; undefined for what cannot be shown. */
export function documentKind(mediaType: string, name: string): DocumentKind | undefined {
  const type = mediaType.toLowerCase();
  if (type.includes('pdf')) return 'pdf';
  if (type.includes('wordprocessingml')) return 'docx';
  if (type.startsWith('text/')) return 'text';
  const ending = name.toLowerCase().split('.').pop();
  if (ending === 'pdf' || ending === 'docx') return ending;
  return ending === 'txt' ? 'text' : undefined;
}
