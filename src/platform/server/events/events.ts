import type { Context } from '../context.ts';

/** What hears of an event: part of the transaction that stores the change. A rejection undoes the change. */
type Hear<Happened> = (ctx: Context, happened: Happened) => Promise<void> | void;

interface AnyEvent {
  /** In lower case, with the noun first: `request answered`. */
  readonly name: string;
  readonly listeners: unknown[];
}

/** A change of a noun that others hear of; `Happened` is what is said about it. */
interface Event<Happened> extends AnyEvent {
  /** Filled once, by `connectListeners`, in the order of nouns and within a noun as it lists them. */
  readonly listeners: Hear<Happened>[];
}

/** A function that hears of an event, as a noun lists it. */
interface Listener {
  readonly event: AnyEvent;
  connect(): void;
}

/** What a noun says of events. */
export interface NounEvents {
  /** The events that services of the noun emit. */
  events?: readonly AnyEvent[];
  /** What hears of events, of this noun or of one below it, in this order. */
  listeners?: readonly Listener[];
}

/** Declares an event of a noun; the noun also lists it in `events`. */
export const defineEvent = <Happened>(name: string): Event<Happened> => ({ name, listeners: [] });

/** Declares what hears of an event. */
export const on = <Happened>(event: Event<Happened>, hear: Hear<Happened>): Listener => ({
  event,
  connect: () => event.listeners.push(hear),
});

/**
 * Connects the listeners of all nouns with the events, once per process.
 * @throws Error for an event that nobody hears of, and for a listener to an event that no noun lists.
 */
export function connectListeners(nouns: readonly NounEvents[]): void {
  const events = new Set(nouns.flatMap(({ events }) => events ?? []));
  const listeners = nouns.flatMap(({ listeners }) => listeners ?? []);
  for (const { event, connect } of listeners) {
    if (!events.has(event)) throw new Error(`No noun lists the event "${event.name}"`);
    connect();
  }
  for (const { name, listeners } of events) {
    if (listeners.length === 0) throw new Error(`Nobody listens to the event "${name}"`);
  }
}

/**
 * Says what happened to all that listen, one after the other. Call it inside `transact`: mails, notices, webhooks and acts are
 * stored with the change or not at all.
 * @throws Error outside of a transaction, and for an event that no noun lists; what a listener throws.
 */
export async function emit<Happened>(
  ctx: Context,
  event: Event<Happened>,
  happened: Happened,
): Promise<void> {
  if (!ctx.db.isTransaction)
    throw new Error(`The event "${event.name}" must be emitted inside a transaction`);
  if (event.listeners.length === 0) throw new Error(`No noun lists the event "${event.name}"`);
  for (const hear of event.listeners) await hear(ctx, happened);
}
