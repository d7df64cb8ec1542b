/** Values that a form holds while they are filled in, and no record does. */

/** The member of a union that is being filled in, and with what. */
export class Chosen {
  readonly option: number;
  readonly value: unknown;

  constructor(option: number, value: unknown) {
    this.option = option;
    this.value = value;
  }
}

/** A text that is not JSON yet. */
export class UnreadJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Stands for typing that the browser hands on nothing of: a day that no month has, a number of a sign alone. */
export class Unreadable {}
