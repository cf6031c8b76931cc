import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Errors } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Config } from './config.ts';
import type { JobParts } from './context.ts';
import type { Database, Db } from './database/connect.ts';
import type { DatabaseCopies } from './database/copies/copies.ts';
import type { Embeddings } from './embeddings/embeddings.ts';
import type { NounEvents } from './events/events.ts';
import type { FileStore } from './files/file-store.ts';
import type { Files } from './files/files.ts';
import type { Authenticator } from './http/access.ts';
import type { Bind } from './http/bind.ts';
import type { CapCheck } from './http/caps.ts';
import type { FairGate } from './http/fair-gate.ts';
import type { Pace } from './http/pace.ts';
import type { JobHandler, Jobs, Work } from './jobs.ts';
import type { Live } from './live/live.ts';
import type { MemberRecords } from './people/member-records.ts';

/**
 * What one noun gives to others at the server, by name: a noun adds the type here by `declare module`, and it or one above
 * it gives the value (`open` once per process, `prepare` once per app).
 */
export interface SharedParts {
  /** Recognises callers by their sessions. */
  sessions: Omit<Authenticator, 'holderOf'>;
  /** Recognises programs by their access tokens. */
  programs: Pick<Authenticator, 'holderOf'>;
}

/** `sessionSecret` is set by now. */
type StartedConfig = Config & { sessionSecret: string };

/** Parts that an app is built from. */
export interface AppParts extends Partial<SharedParts> {
  config: StartedConfig;
  database: Database;
  jobs: Jobs;
  files: Files;
  /** The streams of events. */
  live: Live;
  /** The model that knows what texts mean. */
  embeddings: Embeddings;
  log: FastifyBaseLogger;
  /** Time limits of connections; those of production unless given. */
  pace?: Pace;
}

/** Parts that the routes of an app are bound with. */
export interface RouteParts extends Omit<AppParts, keyof SharedParts>, SharedParts {
  /** What every noun keeps about members. */
  records: readonly MemberRecords[];
  /** Bounds what one member makes; null for load tests. */
  caps: CapCheck | null;
  /** Bounds how much of one caller runs at once. */
  gate: FairGate;
}

/** Parts of the process, for work that no request starts. */
export interface ProcessParts extends JobParts, Partial<SharedParts> {
  config: StartedConfig;
  database: Database;
  /** Address of the database for the role that owns the schema, for connections of one's own. */
  ownerAddress: string;
  store: FileStore;
  embeddings: Embeddings;
  records: readonly MemberRecords[];
  /** Runs when the process stops, before what was there earlier stops. */
  onStop(stop: () => Promise<void> | void): void;
}

/** Parts of the process before its apps and jobs: what a noun opens with. */
export interface OpenParts extends ProcessParts {
  /** Copies of the database. */
  copies: DatabaseCopies;
  /** Address of the database for the role of the server. */
  serverAddress: string;
  /** A program that builds apps in a process of its own. */
  appProgram: URL;
}

/** Builds an app, without pages. */
export type BuildApp = (parts: AppParts) => Promise<FastifyInstance>;

/** Loads the demo data into an empty database, all or nothing. */
export type LoadDemo = (db: Db, now: Date, store: FileStore) => Promise<void>;

/** Work in the background, at least once for each job of its queue. */
interface Job extends Omit<JobHandler, 'work'> {
  queue: string;
  /** When a job without data starts (cron, UTC): once for all processes. */
  schedule?: string;
  /** A job without data starts with each process as well; with a function, if it says so. */
  atStart?: true | ((parts: ProcessParts) => Promise<boolean>);
  /** The queue holds emails: the status of the service shows them apart. */
  holdsMails?: true;
  /** Makes the work, once per process. */
  work(parts: ProcessParts): Work;
}

/** Declares a job; it only gives the literal its type. */
export const defineJob = (job: Job): Job => job;

/** What the demo data of one noun gives to that of others, by name: a noun adds the type here by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface SharedDemo {}

/** What demo data is made with. */
export interface DemoParts extends SharedDemo {
  now: Date;
  store: FileStore;
}

/** Demo data of a noun, loaded in the order of areas and of their nouns, all or nothing. */
interface Demo {
  /** Gives parts to all nouns, before any data is loaded. */
  gives?(parts: { now: Date }): Partial<SharedDemo>;
  /** Makes files while the database loads; what it gives is there for `finish`. */
  files?(store: FileStore): Promise<Partial<SharedDemo>>;
  load?(db: Db, parts: DemoParts): Promise<void>;
  /** Adds what builds on the data of others, once all is loaded. */
  finish?(db: Db, parts: DemoParts): Promise<void>;
}

/** What a noun brings to the server. Each part is optional; a noun without any is only web, or only rules. */
interface Noun extends NounEvents {
  /** Gives parts to other nouns, once per process, in the order of areas. */
  open?(parts: OpenParts): Promise<Partial<SharedParts>>;
  /** Gives parts to other nouns, once per app, before any route is bound. */
  prepare?(parts: AppParts): Partial<SharedParts>;
  /** Binds the noun's routes to its services. */
  routes?(bind: Bind, parts: RouteParts): void;
  /** Adds what is no route of the API, by plugins of the platform. */
  register?(app: FastifyInstance, parts: RouteParts): void;
  /** A path outside of the API whose POST requests a route answers. */
  answersAt?: { path: string; route: Route };
  jobs?: readonly Job[];
  /** What its services refuse, with the words. */
  errors?: Errors;
  /** What the services bound themselves, inside one record; `docs/operations.md` lists it. */
  limits?: readonly { what: string; max: number; of: string }[];
  /** What the noun keeps about members: for their export, and for the end of an account or profile. */
  records?: MemberRecords;
  /** What it adds to the demo data of an empty database. */
  demo?: Demo;
  /** Work at each start, after the migrations and before the server listens. */
  start?(parts: ProcessParts): Promise<void>;
  /** Watches the running server from outside, until the function that it returns is called. */
  watch?(parts: ProcessParts & WatchParts): () => Promise<void> | void;
}

/** What a noun that watches the server knows of it. */
interface WatchParts {
  jobs: Jobs;
  /** Address at which this process reaches its own server, without a slash at the end. */
  ownUrl: string;
  queues: { mail: string[]; jobs: string[] };
}

/** Declares a noun; it only gives the literal its type. */
export const defineNoun = (noun: Noun): Noun => noun;

/** What a user would name, with its nouns in the order in which they open and are bound. */
export interface Area {
  name: string;
  nouns: readonly Noun[];
}

/** Declares an area of the product. */
export const defineArea = (name: string, nouns: readonly Noun[]): Area => ({ name, nouns });
