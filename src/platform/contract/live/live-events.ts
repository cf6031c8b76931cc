import { z } from 'zod';

/** An event as the browser gets it. Its type is also the name of the event on the line. */
export interface LiveEvent {
  type: string;
}

declare const EVENTS: unique symbol;
/** The answer of a route that stays open and sends events. */
interface Events<E extends LiveEvent> {
  [EVENTS]: E;
}

/** The response of a route that sends events, with the schema of one event. */
export type EventsResponse<E extends LiveEvent = LiveEvent> = z.ZodType<Events<E>> & {
  event: z.ZodType<E>;
};

/**
 * Declares that a route answers events (`text/event-stream`) until one side ends the line.
 * @param event the schema of one event; what is not in it never leaves.
 */
export const eventsOf = <E extends LiveEvent>(event: z.ZodType<E>): EventsResponse<E> =>
  Object.assign(z.custom<Events<E>>(), { event });

/** Tells whether this response is a line of events. */
export const isEventsResponse = (response: z.ZodType): response is EventsResponse => 'event' in response;

/** The event of a route that answers events. */
export type EventOf<R extends { response: z.ZodType }> =
  R['response'] extends EventsResponse<infer E> ? E : never;

/** The header with the id of the last event that a client got. */
export const LAST_EVENT_ID = 'last-event-id';
