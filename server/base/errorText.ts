/** A part of whatever was thrown, where it is a text: the database and the system say by `code` why they refused. */
export function errorText(error: unknown, part: 'code' | 'constraint' | 'syscall'): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, part) : undefined;
  return typeof value === 'string' ? value : undefined;
}
