import type { FastifyBaseLogger } from 'fastify';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import { appendActs } from './audit/audit.repository.ts';
import type { Act } from './audit/record-act.ts';
import type { Db } from './database/connect.ts';
import { isStalePlan } from './database/prepared/preparing-client.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs.ts';

/** For whom a service reads: a caller, or a member to whom a background job writes. */
export interface Reader {
  /** The person: who signed in, and whom sessions, passwords, mails and admin rights belong to. */
  accountId: AccountId;
  /** The profile acted for: an organisation, or the person's own. What members publish and agree on belongs to it. */
  profileId: ProfileId;
  /** The person's role in that profile. */
  role: Role;
  /** Contact details of members are only for those whose own email is confirmed. */
  emailConfirmed: boolean;
}

/** The caller, as the database has it at the start of the request. */
export interface Actor extends Reader {
  /** Id of the session; for a program that of its access token. */
  sessionId: string;
  /** False for every program, also for an admin's. */
  isAdmin: boolean;
  /** The personal access token of a program that calls for the member; absent where a person is signed in. */
  token?: AdmittedToken;
}

/** What names a personal access token: the hash that is stored of it. */
export interface PersonalToken {
  tokenHash: Buffer;
}

/** A personal access token that was admitted. */
interface AdmittedToken extends PersonalToken {
  scopes: readonly string[];
}

/** The first argument of every service function. */
export interface Context {
  /** The database, or the open transaction inside `transact`. */
  db: Db;
  /** Null for a visitor, which only `public` and `guest-or-confirmed` routes let in. */
  actor: Actor | null;
  now: Date;
  jobs: Jobs;
  files: Files;
  log: FastifyBaseLogger;
  /** Address of this installation, without a slash at the end. */
  publicUrl: string;
  /** Id of the page that calls (`PAGE_ID`): its own changes are no news to it. Absent where no page does. */
  page?: string;
  /** Returns a signal that is aborted when the caller leaves; absent where nobody waits for an answer. */
  left?: () => AbortSignal;
  /** Acts of the open transaction for the audit log (`recordAct`); only inside `transact`. */
  acts?: Act[];
}

/** The parts of a context that a background job is created with; each run adds the rest. */
export type JobParts = Pick<Context, 'db' | 'files' | 'log' | 'publicUrl'>;

/** The context of a route that asks for a signed-in caller. */
export interface MemberContext extends Context {
  actor: Actor;
}

/** The context of a service that only needs to know for whom it reads. */
export interface ReaderContext extends Omit<Context, 'actor'> {
  actor: Reader;
}

/** Number of times to run a transaction that the database rolls back because of a deadlock. */
const TRIES = 3;

/** True for SQLSTATE class 40, and for a plan that a migration made stale: the same transaction can succeed later. */
const isUndone = (error: unknown) =>
  (error instanceof Error && 'code' in error && String(error.code).startsWith('40')) || isStalePlan(error);

/** Notes which queues get a job: looking into every queue costs more than most requests do. */
function noteQueues(jobs: Jobs): { jobs: Jobs; queues: Set<string> } {
  const queues = new Set<string>();
  const enqueue: Jobs['enqueue'] = (db, queue, data, priority) => {
    queues.add(queue);
    return jobs.enqueue(db, queue, data, priority);
  };
  return { jobs: { ...jobs, enqueue }, queues };
}

/**
 * Runs `work` in one transaction, which stores all changes or none. `work` gets a context whose `db` is the
 * transaction; jobs that it enqueues start after the commit. It may run again, so outside of the database it
 * must change nothing. Acts that it records (`recordAct`) are added to the audit log before the commit.
 *
 * Inside of a transaction, `work` is part of that one: a service can call another one that opens its own.
 *
 * If the connection breaks during the commit, the outcome is unknown: the caller gets an error (503), although all of
 * it may be stored, and `work` does not run again. What must not happen twice needs a database constraint.
 */
export async function transact<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { jobs, queues } = noteQueues(ctx.jobs);
      const result = await ctx.db.transaction().execute(async (db) => {
        const acts: Act[] = [];
        const done = await work({ ...ctx, db, jobs, acts });
        // Last, so that others who add to the log wait for the commit only, and in one order of locks.
        if (acts.length > 0) await appendActs(db, acts);
        return done;
      });
      for (const queue of queues) jobs.wake(queue);
      return result;
    } catch (error) {
      if (attempt === TRIES || !isUndone(error)) throw error;
    }
  }
}
