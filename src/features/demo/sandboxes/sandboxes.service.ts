import type { z } from 'zod';
import type { Session } from '#features/accounts/sessions/sessions.contract.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import type { InnerApp } from '#platform/server/http/inner-apps.ts';
import { newId } from '#platform/server/ids.ts';
import type { Work } from './sandbox-work.repository.ts';
import type * as contract from './sandboxes.contract.ts';
import {
  countSandboxes,
  deleteSandbox,
  expireSandbox,
  findSandbox,
  insertSandbox,
  listExpiredSandboxes,
  listSandboxes,
  lockStarts,
  type Sandbox,
} from './sandboxes.repository.ts';
import {
  ADDRESS_FULL,
  ALL_FULL,
  NOT_OFFERED,
  PER_ADDRESS_MAX,
  SANDBOX_MINUTES,
  SANDBOXES_MAX,
  type Seat,
  TASKS,
} from './sandboxes.rules.ts';

/** A running app of a sandbox, in another process. */
interface SandboxApp extends InnerApp {
  /** Finds what was done since an instant. */
  findWork(since: string): Promise<Work>;
  /** Starts a session of one of the two accounts. */
  startSession(of: { seat: Seat; userAgent: string; now: Date }): Promise<Session>;
}

/** The part that makes databases and apps; the app hands it in. Sandboxes go by the ids of their rows. */
export interface SandboxHost {
  /** False where the setting or the right to create databases is missing. */
  isOffered(): Promise<boolean>;
  /** True if a sandbox can be copied at once. */
  isPrepared(): Promise<boolean>;
  /** Makes what sandboxes are copied from, unless it is there. Takes seconds. */
  prepare(): Promise<void>;
  /** @throws Error of the database. */
  make(id: string): Promise<void>;
  /** The app of a sandbox, started where this server has none yet. */
  open(sandbox: Sandbox & { token: string }): Promise<SandboxApp>;
  /** Stops the app and removes the database; also what is left of a sandbox that was never finished. */
  remove(id: string): Promise<void>;
  /** Removes databases of sandboxes without a row, and copies that are no longer made from. */
  removeOrphans(listIds: () => Promise<string[]>): Promise<void>;
}

/** For installations without sandboxes, and for the sandboxes themselves. */
export const NO_SANDBOXES: SandboxHost = {
  isOffered: async () => false,
  isPrepared: async () => false,
  prepare: async () => undefined,
  make: async () => Promise.reject(new Error('no sandboxes here')),
  open: async () => Promise.reject(new Error('no sandboxes here')),
  remove: async () => undefined,
  removeOrphans: async () => undefined,
};

type Output<R extends { response: z.ZodType }> = z.output<R['response']>;

export const SANDBOX_UPKEEP_QUEUE = 'sandbox-upkeep';

const RETRY_SECONDS = 120;

/** Says whether sandboxes are offered, and has one prepared while the visitor reads. */
export async function getSandboxOffer(
  ctx: Context,
  host: SandboxHost,
): Promise<Output<typeof contract.getSandboxOffer>> {
  const is_offered = await host.isOffered();
  if (is_offered && !(await host.isPrepared())) {
    await ctx.jobs.enqueue(ctx.db, SANDBOX_UPKEEP_QUEUE, { prepare: true });
  }
  return { is_offered };
}

/** Takes a place for a new sandbox. @throws AppError TOO_MANY_REQUESTS. */
const takePlace = (ctx: Context, token: string, caller: Caller): Promise<Sandbox> =>
  transact(ctx, async ({ db, now }) => {
    const address_hash = caller.visitor(now.toISOString().slice(0, 10));
    await lockStarts(db);
    const { all, own } = await countSandboxes(db, address_hash, now);
    if (own >= PER_ADDRESS_MAX) {
      throw new AppError('TOO_MANY_REQUESTS', { message: ADDRESS_FULL, retryAfter: RETRY_SECONDS });
    }
    if (all >= SANDBOXES_MAX)
      throw new AppError('TOO_MANY_REQUESTS', { message: ALL_FULL, retryAfter: RETRY_SECONDS });
    const expires_at = new Date(now.getTime() + SANDBOX_MINUTES * 60_000);
    const id = newId();
    await insertSandbox(db, { id, token_hash: hashToken(token), address_hash, created_at: now, expires_at });
    return { id, created_at: now.toISOString(), expires_at: expires_at.toISOString() };
  });

/**
 * Starts a sandbox. The row comes before the database, so that a crash in between leaves nothing for good.
 * @throws AppError CONFLICT where none is offered, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function startSandbox(
  ctx: Context,
  caller: Caller,
  host: SandboxHost,
): Promise<Output<typeof contract.startSandbox>> {
  if (!(await host.isOffered())) throw new AppError('CONFLICT', { message: NOT_OFFERED });
  const token = newOpaqueToken();
  const sandbox = await takePlace(ctx, token, caller);
  try {
    await host.make(sandbox.id);
    await host.open({ ...sandbox, token });
  } catch (cause) {
    await host.remove(sandbox.id);
    await deleteSandbox(ctx.db, sandbox.id);
    throw new AppError('UNAVAILABLE', { cause });
  }
  ctx.log.info({ sandbox: sandbox.id }, 'sandbox started');
  return { token, expires_at: sandbox.expires_at };
}

/** Finds the sandbox of a token and its app. @throws AppError SANDBOX_NOT_FOUND once it has ended. */
export async function openSandbox(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  host: SandboxHost,
): Promise<{ sandbox: Sandbox; app: SandboxApp }> {
  const sandbox = await findSandbox(db, hashToken(token), now);
  if (!sandbox) throw new AppError('SANDBOX_NOT_FOUND');
  return { sandbox, app: await host.open({ ...sandbox, token }) };
}

export async function getSandbox(
  ctx: Context,
  token: string,
  host: SandboxHost,
): Promise<contract.SandboxState> {
  const { sandbox, app } = await openSandbox(ctx, token, host);
  const { changed_at, ...work } = await app.findWork(sandbox.created_at);
  return {
    expires_at: sandbox.expires_at,
    seconds_left: Math.round((Date.parse(sandbox.expires_at) - ctx.now.getTime()) / 1000),
    done: TASKS.filter((task) => work[task]),
    changed_at: changed_at && new Date(changed_at).toISOString(),
  };
}

/** Starts a session of one of the two accounts. @throws AppError SANDBOX_NOT_FOUND. */
export async function takeSeat(
  ctx: Context,
  { token, seat }: { token: string; seat: Seat },
  caller: Caller,
  host: SandboxHost,
): Promise<Session> {
  const { app } = await openSandbox(ctx, token, host);
  return app.startSession({ seat, userAgent: caller.userAgent, now: ctx.now });
}

/** Lets nobody in any more, removes the database, and then the row, by which a later try finds what is left. */
async function erase(ctx: Pick<Context, 'db' | 'now'>, id: string, host: SandboxHost): Promise<void> {
  await expireSandbox(ctx.db, id, ctx.now);
  await host.remove(id);
  await deleteSandbox(ctx.db, id);
}

/** Ends a sandbox at its visitor's wish. One that has ended already stays so. */
export async function endSandbox(
  ctx: Context,
  token: string,
  host: SandboxHost,
): Promise<{ message: string }> {
  const sandbox = await findSandbox(ctx.db, hashToken(token), ctx.now);
  if (sandbox) {
    await erase(ctx, sandbox.id, host);
    ctx.log.info({ sandbox: sandbox.id }, 'sandbox ended');
  }
  return { message: 'The sandbox has been erased.' };
}

/** Erases the sandboxes whose time is over, and what a crash has left of others. */
export async function eraseExpiredSandboxes(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  host: SandboxHost,
): Promise<void> {
  const ids = (await listExpiredSandboxes(ctx.db, ctx.now)).map(({ id }) => id);
  await eachInTurn(ctx.log, 'sandbox', ids, (id) => erase(ctx, id, host));
  await host.removeOrphans(async () => (await listSandboxes(ctx.db)).map(({ id }) => id));
}
