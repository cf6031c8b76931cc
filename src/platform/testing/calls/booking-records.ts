import { inHours, insertBooking, insertSlot } from '#platform/testing/demo/demo-samples.ts';
import type { Scene } from './define-calls.ts';

/** Slots of one test never overlap. */
let days = 3;
/** A slot that nobody has booked. @returns its id. */
export const freeSlot = (scene: Scene) => {
  days += 1;
  return insertSlot(scene.app, { starts_at: inHours(24 * days) });
};

/** A booking of a slot of its own. */
export const booking = async (scene: Scene, fields = {}) =>
  insertBooking(scene.app, await freeSlot(scene), fields);
/** The start of a day without slots. */
export const freeDay = () => {
  days += 1;
  return inHours(24 * days);
};
