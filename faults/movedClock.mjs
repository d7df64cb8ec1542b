/** Loaded into a server before its own code: each SIGUSR2 sets its clock an hour back, and the next one right again. */
const hourMs = 60 * 60_000;
const { now } = Date;
let aheadBy = 0;

Date.now = () => now() + aheadBy;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget),
});
process.on('SIGUSR2', () => {
  aheadBy = aheadBy === 0 ? -hourMs : 0;
});
