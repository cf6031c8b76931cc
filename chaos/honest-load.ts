import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createMember } from '#platform/testing/sign-in.ts';
import { createBrowser, type Member } from './member.ts';
import type { Product } from './product.ts';

const MEMBERS = 20;
const READS_PER_SECOND = 40;
const WRITES_PER_SECOND = 8;
/** A browser waits for answers when it has this many requests under way. */
const AT_ONCE = 3;
/** One in this many writes of a member is a new record; the others change the same text again and again. */
const RECORD_EVERY = 10;

const READS = [
  '/marketplace/profiles',
  '/profile/profile',
  '/collaborations',
  '/profile/services',
  '/auth/user',
];

/** One answer that an honest member got. */
interface Sample {
  /** Time of the request, in milliseconds of performance.now(). */
  at: number;
  ms: number;
  status: number;
  isRead: boolean;
}

/** The answers that honest members got in a stretch of time. */
export interface Stretch {
  /** Of reads, in milliseconds; NaN without any. */
  p95: number;
  /** Number of answers by status, without successes. */
  failures: Record<number, number>;
}

export interface HonestLoad {
  members: Member[];
  /** The answers to all requests between two moments, once the last one has come. */
  between(from: number, to: number): Promise<Stretch>;
  /** Milliseconds from a moment until all went well for a second; null when it does not within the limit. */
  recovered(from: number, limitMs: number): Promise<number | null>;
  /** Asks all members to try these servers in this order; each begins with another one. */
  use(servers: string[]): void;
  /** Number of acknowledged writes, and those that are missing. */
  missing(): Promise<{ acknowledged: number; lost: string[] }>;
  end(): Promise<void>;
}

const percentile95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
const isGood = ({ status }: Sample) => status >= 200 && status < 300;

/** Twenty members who read and write steadily, on time, however slow the answers are. */
export async function startHonestLoad(product: Product): Promise<HonestLoad> {
  const { app } = product;
  const agent = new Agent({ keepAlive: true });
  let servers = [app.url];
  const samples: Sample[] = [];
  const underWay = new Set<Promise<void>>();
  const members: Member[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const account = await createMember(app);
    const own = () => [...servers.slice(n % servers.length), ...servers.slice(0, n % servers.length)];
    members.push(createBrowser(account, own, `198.51.100.${n + 1}`, agent));
  }

  const measure = async (isRead: boolean, call: () => Promise<{ status: number }>) => {
    const at = performance.now();
    const { status } = await call();
    samples.push({ at, ms: performance.now() - at, status, isRead });
  };
  const begin = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  const writers = members.map((member) => createWriter(member));
  const waiting = members.map(() => 0);
  const read = (n: number) => {
    const at = n % MEMBERS;
    const path = READS[Math.floor(n / MEMBERS) % READS.length] ?? '';
    if ((waiting[at] ?? 0) >= AT_ONCE) return;
    waiting[at] = (waiting[at] ?? 0) + 1;
    begin(
      measure(true, async () => {
        const answer = await members[at]?.call('GET', path);
        waiting[at] = (waiting[at] ?? 0) - 1;
        return answer ?? { status: 0 };
      }),
    );
  };
  const write = (n: number) => {
    const writer = writers[n % MEMBERS];
    // A member waits for the answer before it writes again.
    if (writer?.isFree()) begin(measure(false, writer.write));
  };

  let running = true;
  const started = performance.now();
  const ticking = (async () => {
    let reads = 0;
    let writes = 0;
    while (running) {
      const seconds = (performance.now() - started) / 1000;
      for (; reads < seconds * READS_PER_SECOND; reads += 1) read(reads);
      for (; writes < seconds * WRITES_PER_SECOND; writes += 1) write(writes);
      await pause(2);
    }
  })();

  return {
    members,
    use(all) {
      servers = all;
    },
    async between(from, to) {
      await pause(Math.max(0, to - performance.now()));
      await Promise.all(underWay);
      const within = samples.filter(({ at }) => at >= from && at < to);
      const failures: Record<number, number> = {};
      for (const sample of within)
        if (!isGood(sample)) failures[sample.status] = (failures[sample.status] ?? 0) + 1;
      return { p95: percentile95(within.filter(({ isRead }) => isRead).map(({ ms }) => ms)), failures };
    },
    async recovered(from, limitMs) {
      for (;;) {
        await pause(250);
        const since = samples.filter(({ at }) => at >= from);
        const lastBad = since.findLast((sample) => !isGood(sample));
        const goodFrom = lastBad ? lastBad.at + 1 : from;
        const good = since.filter(({ at }) => at >= goodFrom);
        const last = Math.max(...good.map(({ at }) => at));
        if (good.length > READS_PER_SECOND / 2 && last - goodFrom > 1000) return goodFrom - from;
        if (performance.now() > from + limitMs) return null;
      }
    },
    async missing() {
      const all = await Promise.all(writers.map((writer) => writer.missing()));
      return {
        acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
        lost: all.flatMap(({ lost }) => lost),
      };
    },
    async end() {
      running = false;
      await ticking;
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

/** Writes for one member, and keeps which writes were acknowledged. */
function createWriter(member: Member) {
  let free = true;
  let count = 0;
  let acknowledged = 0;
  let lastBio = 0;
  const records: string[] = [];

  const writeRecord = async () => {
    const title = `Record ${count} of ${member.id}`;
    const body = { title, tagline: 'Kept', description: 'Written while things went wrong.' };
    const answer = await member.call('POST', '/profile/services', body);
    if (answer.status === 201) records.push(title);
    return answer;
  };
  const writeBio = async () => {
    const mine = count;
    const answer = await member.call('PUT', '/profile/profile', { bio: `text ${mine}` });
    if (answer.status === 200) lastBio = mine;
    return answer;
  };

  return {
    isFree: () => free,
    async write() {
      free = false;
      count += 1;
      try {
        const answer = await (count % RECORD_EVERY === 0 ? writeRecord() : writeBio());
        if (answer.status >= 200 && answer.status < 300) acknowledged += 1;
        return answer;
      } finally {
        free = true;
      }
    },
    async missing() {
      const promised = { bio: lastBio, titles: [...records], count: acknowledged };
      const { data: profile } = await member.call('GET', '/profile/profile');
      const stored = Number(/^text (\d+)$/.exec(profile?.bio ?? '')?.[1] ?? 0);
      const titles = await allTitles(member);
      const lost = promised.titles.filter((title) => !titles.has(title));
      // A later write may have been stored without its answer; an earlier one must not have come back.
      if (stored < promised.bio) lost.push(`text ${promised.bio} of ${member.id}: ${stored} is there`);
      return { acknowledged: promised.count, lost };
    },
  };
}

async function allTitles(member: Member): Promise<Set<string>> {
  const titles = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data } = await member.call('GET', `/profile/services?page=${page}&pageSize=100`);
    for (const { title } of data?.records ?? []) titles.add(title);
    if (page >= (data?.pagination.totalPages ?? 0)) return titles;
  }
}
