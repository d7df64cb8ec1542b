/** The storage of files does not answer. */
export class StorageAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The storage of files does not answer.', options);
    this.name = 'StorageAway';
  }
}
