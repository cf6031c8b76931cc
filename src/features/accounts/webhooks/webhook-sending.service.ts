import { createHmac } from 'node:crypto';
import type { AccountId } from '#platform/contract/people/ids.ts';
import { type Context, transact } from '#platform/server/context.ts';
import type { SecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { FetchError } from '#platform/server/outbound/fetch-public.ts';
import { postPublic } from '#platform/server/outbound/post-public.ts';
import { mailWebhookPaused } from './webhook.mail.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  markFailing,
  markWorking,
  type TryResult,
  updateTried,
} from './webhook-sending.repository.ts';
import { FAILING_MAX_MS, nextTryAt } from './webhook-tries.rules.ts';

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 1024;
/** Deliveries that are sent at the same time. Those that hang take one place each, for ten seconds. */
const AT_ONCE = 10;
/** Of one account. */
const OF_ONE_AT_ONCE = 2;
/** While something is being sent: what is new waits for this at most. */
const LOOK_EVERY_MS = 500;
/** Longer than a try takes: then another process may try again. */
const LEASE_MS = 2 * 60_000;

/** Parts that sending needs besides the context. */
export interface WebhookParts {
  keys: SecretKeys;
  /** Origins that may be on this machine, in a private network, or without TLS: for tests. */
  webhookExceptions: string[];
}

/**
 * Returns the header that proves the sender, as Stripe's: the time in seconds, and the HMAC-SHA256 of time, a dot and the
 * body in hexadecimal digits.
 */
function signatureOf(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

type Answered = Pick<TryResult, 'status' | 'error' | 'answer'>;

/** Makes one try. It succeeds with any status from 200 to 299. */
async function tryOnce(ctx: Context, delivery: ClaimedDelivery, parts: WebhookParts): Promise<Answered> {
  const secret = parts.keys.open(delivery.secret, delivery.account_id, 'webhook');
  if (secret === null) {
    const error = 'Its secret cannot be read any more. Please make a new one.';
    return { status: null, answer: null, error };
  }
  try {
    const { status, answer } = await postPublic(delivery.url, delivery.body, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_BYTES,
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        'user-agent': `Dayitva webhooks (+${ctx.publicUrl})`,
        'dayitva-event': delivery.type,
        'dayitva-signature': signatureOf(secret, delivery.body, new Date()),
      },
      isExcepted: ({ origin }) => parts.webhookExceptions.includes(origin),
    });
    const isSuccess = status >= 200 && status < 300;
    return { status, answer, error: isSuccess ? null : `The server answered with status ${status}.` };
  } catch (error) {
    if (!(error instanceof FetchError))
      ctx.log.error({ err: error, delivery: delivery.id }, 'webhook not sent');
    const reason = error instanceof FetchError ? error.reason : 'It could not be sent.';
    return { status: null, answer: null, error: reason };
  }
}

/** Sends a delivery and stores the outcome. A webhook that has only failed for three days is paused, and its owner mailed. */
async function send(ctx: Context, delivery: ClaimedDelivery, parts: WebhookParts): Promise<void> {
  const begun = performance.now();
  const answered = await tryOnce(ctx, delivery, parts);
  const duration_ms = Math.round(performance.now() - begun);
  const next_try_at = answered.error === null ? null : nextTryAt(delivery.tries, delivery.type, new Date());
  const ended = answered.error === null ? 'delivered' : 'failed';
  await transact(ctx, async (ctx) => {
    const state = next_try_at ? 'waiting' : ended;
    await updateTried(ctx.db, delivery, { ...answered, state, next_try_at, duration_ms });
    if (answered.error === null) return markWorking(ctx.db, delivery.webhook_id);
    if (delivery.type === 'ping') return;
    const since = new Date(ctx.now.getTime() - FAILING_MAX_MS);
    if (await markFailing(ctx.db, delivery.webhook_id, ctx.now, since)) {
      await mailWebhookPaused(ctx, { to: delivery, url: delivery.url });
    }
  });
}

/**
 * Sends what is due until nothing is or the time is up: ten deliveries at a time, two of one account. A place that is free is
 * taken at once, so that what hangs holds up nothing else.
 * @param forMs milliseconds after which nothing more is begun. @returns true if something may still be due.
 */
export async function sendDueDeliveries(ctx: Context, parts: WebhookParts, forMs: number): Promise<boolean> {
  const end = performance.now() + forMs;
  const sending = new Map<string, number>();
  let free = AT_ONCE;
  let wake = () => {};

  const take = (accountId: AccountId, places: number) => {
    free -= places;
    const now = (sending.get(accountId) ?? 0) + places;
    if (now > 0) sending.set(accountId, now);
    else sending.delete(accountId);
  };
  const sendOne = async (delivery: ClaimedDelivery) => {
    try {
      await send({ ...ctx, now: new Date() }, delivery, parts);
    } finally {
      take(delivery.account_id, -1);
      wake();
    }
  };
  /** Waits until a worker is free or a delivery is queued. */
  const nap = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const look = async (): Promise<boolean> => {
    while (performance.now() < end) {
      const claimed = free > 0 ? await claim() : [];
      if (claimed.length > 0) {
        for (const { account_id } of claimed) take(account_id, 1);
        const [isLeft] = await Promise.all([look(), ...claimed.map(sendOne)]);
        return isLeft;
      }
      if (free === AT_ONCE) return false;
      await nap();
    }
    return true;
  };
  const claim = () => {
    const now = new Date();
    const until = new Date(now.getTime() + LEASE_MS);
    return claimDeliveries(ctx.db, { now, until, most: free, mostOfOne: OF_ONE_AT_ONCE, sending });
  };
  return look();
}
