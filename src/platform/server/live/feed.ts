import type { LiveEvent } from '#platform/contract/live/live-events.ts';
import type { Notice } from './hub.ts';

/** An event on its way. */
export interface Outgoing<E extends LiveEvent = LiveEvent> {
  /**
   * Number of a stored row, by which a client catches up. Within a feed it must grow in the order of the commits: give it
   * under a lock on what the feed is about, not from a sequence alone. An event without one is not caught up on.
   */
  id?: number;
  event: E;
}

/** The service's part of a stream: what the caller listens to, and how to read it. */
export interface Feed<E extends LiveEvent = LiveEvent> {
  topics: string[];
  /** What lets the caller listen, where the route's access does not say it all. */
  access?: {
    /** Topics at which it is looked up again. */
    topics: string[];
    /** Called when the stream opens, at these topics, and with each sign of life. @throws when the stream must end. */
    check(): Promise<void>;
  };
  /**
   * Reads the stored events after the one with this id, in the order of the ids. The stream listens before it calls
   * this, and leaves out what it hears twice.
   * @param lastId that of the last event that the client got; 0 at first.
   */
  since?(lastId: number): Promise<Outgoing<E>[]>;
  /** Turns a notice into the event that this caller sees; null where there is none. */
  toEvent(notice: Notice): Promise<Outgoing<E> | null>;
  /** Called when the stream has opened and about every 20 seconds while it is open: for presence. */
  beat?(): Promise<unknown>;
  /** Called once when the stream has ended, though not if the process dies. */
  closed?(): Promise<unknown>;
}
