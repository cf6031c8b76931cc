import type { Act } from '#platform/contract/people/roles.ts';
import type { RouteTerms } from '#platform/contract/route.ts';
import type { TestMember } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import type { Who } from './who.ts';

/** Values sent with a route's method and path. */
export interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/** The app that a call is sent to, and the member whose records it is about. */
export interface Scene {
  app: TestApp;
  owner: TestMember;
}

type Scope = RouteTerms extends { scope: infer S extends string } ? S : string;
type Right = RouteTerms extends { rights: infer R } ? R[keyof R] & string : string;

/** What is expected of one route, written a second time: nothing here is read from its contract. */
export interface Entry {
  /** The answer to each kind of caller. */
  who: Who;
  /** The kind of act, for a call that does more than read. */
  act?: Exclude<Act, 'read'>;
  /** The scope that an access token needs; without one such tokens are refused. */
  scope?: Scope;
  /** Inside a collaboration: the right that the caller needs; with `any`, taking part is enough. */
  right?: Right | 'any';
  /** What a partner hears of a change: a part to read again, the `end` of the line, a new `list`, or `nothing`. */
  heard?: string;
  /** The kind of entry in the audit log when a member makes the call. */
  recorded?: string;
  /** The kind of entry in the audit log when an admin makes this call of members. */
  recordedOfAdmin?: string;
  /** Why a change by an admin leaves no entry. */
  unrecorded?: string;
  /** Why a list that comes whole cannot grow without end. */
  whole?: string;
  /** Why a write of members has no cap. */
  makesNothing?: string;
  /** True for a route of the main job, which loses the database at each of its statements. */
  isMainJob?: true;
  /** Whose ids the call takes, by the name of the field of the body, of `:parameter` or of `?query`. */
  ids?: Record<string, 'person' | 'organisation'>;
  /** Why no request of the fuzz succeeds. */
  neverReached?: string;
  /** Makes the records that the call needs, and the call, right for the owner to make. A route that takes nothing has none. */
  call?(scene: Scene): Promise<Call> | Call;
}

/** The entries of a noun, by the names of its routes. */
export const defineCalls = <Name extends string>(entries: Record<Name, Entry>): Record<Name, Entry> =>
  entries;
