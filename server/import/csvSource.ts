/** A CSV file to import: from the disk, or as it was sent. */
import { readFile } from 'node:fs/promises';

export interface CsvSource {
  /** As people call it. */
  name: string;
  read(): Promise<Uint8Array>;
}

export const fileSource = (file: string): CsvSource => ({ name: file, read: () => readFile(file) });

export const bytesSource = (name: string, bytes: Uint8Array): CsvSource => ({
  name,
  read: async () => bytes,
});
