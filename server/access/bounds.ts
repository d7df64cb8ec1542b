/** The most that one server holds open for others. docs/decisions/limits.md says why these. */

export interface Bounds {
  /** Milliseconds in which the head of a request has to be there. */
  headersMs: number;
  /** Milliseconds in which a whole request has to be there, however steadily it comes. */
  requestMs: number;
  /** Milliseconds a connection may be silent in both directions, an answer being worked on included. */
  silentMs: number;
  /** Milliseconds a connection without a request is kept for the next one. */
  keepAliveMs: number;
  /** Milliseconds in which a body may come as slowly as it likes, as on a line that has to wake up. */
  graceMs: number;
  /** Bytes a second a body has to come with after that: a resume of 5 MB may take twenty minutes. */
  bytesPerSecond: number;
  /** How often slow bodies are looked for, in milliseconds. */
  checkMs: number;
  /** Connections at a time, all together and from one address; more from a known network. */
  connections: number;
  connectionsPerAddress: number;
  /**
   * Bodies on their way in at a time, all together and from one person or address; forms among them hold a file each.
   */
  bodies: number;
  bodiesPerAddress: number;
  forms: number;
}

const minuteMs = 60_000;

export const usualBounds: Bounds = {
  headersMs: 10_000,
  requestMs: 25 * minuteMs,
  silentMs: 3 * minuteMs,
  keepAliveMs: 30_000,
  graceMs: 15_000,
  bytesPerSecond: 4096,
  checkMs: 1000,
  connections: 4000,
  connectionsPerAddress: 256,
  bodies: 400,
  bodiesPerAddress: 32,
  forms: 64,
};

/**
 * The bound of one address, wider where many people are known to share it. Half of what all may have is left to the others.
 *
 * @param factor by how much it is wider
 * @param all the bound of all addresses together
 */
export const boundFor = (factor: number, ofOne: number, all: number): number =>
  Math.max(ofOne, Math.min(ofOne * factor, Math.floor(all / 2)));
