import type { z } from 'zod';
import type { FileRule } from './files.ts';
import type { Act } from './people/roles.ts';

/**
 * Access to a route: the callers that can use it.
 * - `public`: everyone; the actor is known if the request has a valid token.
 * - `guest-or-confirmed`: everyone without a token; a token must be valid and the email confirmed, so that
 *   a member whose session ended is asked to sign in again instead of being taken for a guest.
 * - `signed-in`: any account with a valid access token, even before its email is confirmed.
 * - `confirmed`: signed in and the email address is confirmed.
 * - `admin`: confirmed and an administrator.
 */
const ACCESS = ['public', 'guest-or-confirmed', 'signed-in', 'confirmed', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

/** Rate limit of a route: at most `max` calls in `windowMs` milliseconds, per caller `by`. */
export interface RateLimit {
  max: number;
  /** Of a limit by member, how many calls all visitors of one address may make together; `max` by default. */
  visitorsMax?: number;
  windowMs: number;
  /**
   * `address`: the client's IP address, of IPv6 its first 64 bits. `email`: the email address in the body or query.
   * `member`: the member that the access token names; visitors count by address. Routes without a limit of this kind
   * share a general one.
   */
  by: 'address' | 'email' | 'member';
  /** Routes whose limits name the same budget spend it together; without one each route has its own. */
  budget?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Words for routes that features bring, so that the compiler knows them: `declare module` adds them here.
 * - `scope`: the scopes of personal access tokens
 * - `rights`: by the start of a path, what rights the people of an organisation can have there
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface RouteTerms {}

type Scope = RouteTerms extends { scope: infer S extends string } ? S : string;
type Rights = RouteTerms extends { rights: infer R } ? R : unknown;
/** The rights below a path; never if nobody declares any there. */
type RightAt<Path> = {
  [Start in keyof Rights & string]: Path extends `${Start}${string}` ? Rights[Start] : never;
}[keyof Rights & string];

/** What a route must say about its callers besides its access: a route that leaves one out does not compile. */
type Callers<A extends Access, Path> = (A extends 'public' | 'admin' ? { act?: never } : { act: Act }) &
  (A extends 'admin' ? { scope?: never } : { scope: Scope | 'none' }) &
  ([RightAt<Path>] extends [never] ? { right?: never } : { right: RightAt<Path> | 'any' });

/** One call of the API: the single place that says its path, who may call it, and the shape of what goes in and out. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  A extends Access = Access,
  File extends FileRule | undefined = FileRule | undefined,
> {
  /** The one name that the service function, the hook and the tests share. */
  name: string;
  method: Method;
  /** Below `API_BASE`, with `:name` for parameters. */
  path: `/${string}`;
  access: A;
  /** The kind of act that the caller's role in the organisation must allow; public routes and those of admins have none. */
  act?: Act;
  /** The scope that a personal access token needs; with `none`, and on routes of admins, every such token is refused. */
  scope?: string;
  /** Inside a record that organisations share: the right that the caller needs there; with `any`, taking part is enough. */
  right?: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The route takes a file: it is called with a multipart form whose text parts are the body's fields. */
  file?: File;
  /** True for a route that programs call which send forms, not JSON: it takes both. */
  takesForms?: true;
  /** Schema of a success's `data`; `FileResponse` for a route that answers a file. */
  response: Response;
  /** True if the fields of `data` are also sent next to it, for clients that read them there. */
  alsoBesideData?: true;
  /** Fields that are sent next to `data` and say something about it. */
  beside?: z.ZodObject;
  /**
   * True for a public route that answers everybody the same: the caller is not looked up, so that it also answers while
   * the database is away.
   */
  isForAll?: true;
  /** HTTP status of a success; 200 by default. */
  status?: 200 | 201;
  limits?: RateLimit[];
}

/** Every path of the API starts with this. */
export const API_BASE = '/service/api';

/** Declares a route; it only gives the literal its precise type, and asks for all that `Callers` names. */
export function defineRoute<
  A extends Access,
  Path extends `/${string}`,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
  File extends FileRule | undefined = undefined,
>(
  route: Route<Params, Query, Body, Response, A, File> & { path: Path } & Callers<A, Path>,
): Route<Params, Query, Body, Response, A, File> {
  return route;
}

type Part<T> = NonNullable<T> extends z.ZodType ? NonNullable<T> : z.ZodUndefined;

/** Input that a caller of the route sends, before the schemas fill in defaults. */
export interface RouteInput<R extends Route> {
  params: z.input<Part<R['params']>>;
  query: z.input<Part<R['query']>>;
  body: z.input<Part<R['body']>>;
  file: [NonNullable<R['file']>] extends [never] ? undefined : Blob;
}

/** Input that the server gets after the schemas have parsed the request. */
export interface ParsedInput<R extends Route> {
  params: z.output<Part<R['params']>>;
  query: z.output<Part<R['query']>>;
  body: z.output<Part<R['body']>>;
}

/** `data` of the route's success answer. */
export type RouteOutput<R extends Route> = z.output<R['response']>;
