/**
 * Loaded before the server (`NODE_OPTIONS=--import`). At SIGUSR2 it moves the server's clock away from the real one by
 * the milliseconds in the file CHAOS_CLOCK. Timers go on as before, as when an operator sets a machine's clock.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CHAOS_CLOCK ?? '';
const RealDate = Date;
let offset = 0;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(file, 'utf8'));
});

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
