/**
 * How well the search by sentences ranks: `npm run bench:match`. The demo members and two hundred more, ninety queries with
 * graded answers (bench/match), nDCG@10 of three rankings: the search by sentences, the search by words of the list, and the keyword
 * filter of the specification. Half of the queries are unseen: nothing was tuned with them. `-- --queries` prints each of the others.
 * Then how the scores of matches spread over NGOs by state, size and age.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { DEMO_LABELS } from './match/demo-labels.ts';
import { reportFairness } from './match/fairness.ts';
import { gradeOf, type Labelled, ndcgAt10 } from './match/grades.ts';
import { insertMoreMembers, moreMembers } from './match/insert-members.ts';
import { keywordFilter } from './match/keyword-filter.ts';
import { QUERIES } from './match/queries.ts';
import { startServer } from './servers.ts';

/** Points by which the fused search is to beat the others on the unseen half. */
const TARGETS = { words: 0.15, keywords: 0.25 };

/** What the bench knows of a member, in the order of the marketplace. */
export interface Known extends Labelled {
  focusAreas: string[];
}

type Ranking = 'sentence' | 'words' | 'keywords';
type Scores = Record<Ranking, number> & { text: string; isUnseen: boolean };

const RANKINGS: Record<Ranking, string> = {
  sentence: 'search by sentences',
  words: 'search by words alone',
  keywords: "specification's keyword filter",
};

/** Reads the members with their labels, in the order in which the marketplace lists them. */
async function readMembers(client: pg.Client): Promise<Known[]> {
  const keys = new Map(DEMO_MEMBERS.map(({ key, name }) => [name, key]));
  const more = new Map(moreMembers().map(({ id, topic }) => [id, topic]));
  const { rows } = await client.query(`
    select p.id, p.member_name as name, p.organization_type as type, p.focus_areas as "focusAreas",
      array_append(p.operating_regions, p.headquarters_state) as places, coalesce(p.year_established, 0) as founded,
      coalesce(p.documents_checked_until >= current_date, false) as verified,
      array(select budget::float8 from user_projects where user_id = p.id and budget > 0
        union all select price::float8 from user_services where user_id = p.id and price > 0
        union all select annual_csr_budget::float8 from profile_details d where d.id = p.id and annual_csr_budget > 0) as amounts
    from profiles p where is_published order by listing_tier desc, created_at desc, id desc`);
  return rows.map(({ name, ...row }) => {
    const label = more.get(row.id) ?? DEMO_LABELS[keys.get(name) ?? ''];
    if (label === undefined) throw new Error(`no label for ${name}`);
    return { ...row, label };
  });
}

/** Waits until the vectors and the words of all members are computed. */
async function waitForMeanings(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`
      select (select count(*) from profile_meaning_changes) + (select count(*) from marketplace_word_changes)
        + (select count(*) from profile_meanings where model is null) as left`);
    if (Number(rows[0].left) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Signs in, and returns how to read `data` of a path of the API. */
async function openApi(url: string, email: string, password: string) {
  const signedIn = await fetch(`${url}/service/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = (await signedIn.json()).data.session.access_token;
  return async (path: string) => {
    const answer = await fetch(`${url}/service/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
}

async function scoreAll(url: string, members: Known[]): Promise<Scores[]> {
  const [corporate] = DEMO_SIGN_INS;
  if (!corporate) throw new Error('the demo data has no sign-ins');
  const ask = await openApi(url, corporate.email, corporate.password);
  const read = async (path: string) => (await ask(path)).records.map(({ id }: { id: string }) => id);
  const scores: Scores[] = [];
  for (const [at, query] of QUERIES.entries()) {
    const grades = new Map(members.map((member) => [member.id, gradeOf(query, member)]));
    // Nobody does what it asks for: no ranking is better than another.
    if (Math.max(...grades.values()) === 0) continue;
    const score = (ids: string[]) =>
      ndcgAt10(
        ids.map((id) => grades.get(id) ?? 0),
        [...grades.values()],
      );
    const text = encodeURIComponent(query.text);
    scores.push({
      text: query.text,
      isUnseen: at % 2 === 1,
      sentence: score(await read(`/marketplace/search?q=${text}`)),
      words: score(await read(`/marketplace/profiles?search=${text}`)),
      keywords: score(keywordFilter(query.text, members).map(({ id }) => id)),
    });
  }
  return scores;
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const SAMPLES = 2000;

/** The same numbers on every run. */
function createChance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The middle 95 of 100 means of samples drawn with replacement. */
function interval(values: number[]): [number, number] {
  const chance = createChance(7);
  const means = Array.from({ length: SAMPLES }, () =>
    meanOf(values.map(() => values[Math.floor(chance() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  return [means[Math.floor(SAMPLES * 0.025)] ?? 0, means[Math.floor(SAMPLES * 0.975)] ?? 0];
}

const shown = (values: number[]) => {
  const [low, high] = interval(values);
  return `${meanOf(values).toFixed(3)}  (${low.toFixed(3)} to ${high.toFixed(3)})`;
};

/** Prints one half. @returns whether the fused search is as far ahead as it should be. */
function report(title: string, scores: Scores[]): boolean {
  console.log(`\n${title}: ${scores.length} queries, nDCG@10 with 95% intervals`);
  for (const [ranking, name] of Object.entries(RANKINGS))
    console.log(`  ${name.padEnd(32)} ${shown(scores.map((score) => score[ranking as Ranking]))}`);
  return Object.entries(TARGETS).every(([other, target]) => {
    const ahead = scores.map((score) => score.sentence - score[other as Ranking]);
    const reached = meanOf(ahead) >= target;
    console.log(
      `  ahead of the ${RANKINGS[other as Ranking]}: ${shown(ahead)}, wanted ${target}${reached ? '' : ': NOT REACHED'}`,
    );
    return reached;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'dayitva-match-'));
chmodSync(folder, 0o711);
const log = { info: () => undefined, warn: console.warn };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log });
const client = new pg.Client({ connectionString: postgres.connectionString });
const server = await startServer('dayitva', 'src/app/main.mjs', {
  DATABASE_URL: postgres.connectionString,
  DATA_DIR: join(folder, 'data'),
  SESSION_SECRET: 'a secret for the bench, long enough to be taken',
  PORT: '0',
  DEMO_DATA: 'on',
  SANDBOXES: 'off',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
});
try {
  await client.connect();
  await insertMoreMembers(client);
  await waitForMeanings(client);
  const members = await readMembers(client);
  const scores = await scoreAll(server.url, members);
  console.log(
    `${members.length} members, ${scores.length} of ${QUERIES.length} queries that somebody answers`,
  );
  const seen = scores.filter(({ isUnseen }) => !isUnseen);
  if (process.argv.includes('--queries')) {
    for (const { sentence, words, keywords, text } of seen)
      console.log([sentence, words, keywords].map((score) => score.toFixed(2)).join(' '), text);
  }
  report('Half that was looked at', seen);
  const unseen = scores.filter(({ isUnseen }) => isUnseen);
  const reached = [
    report('Unseen half', unseen),
    await reportFairness(
      client,
      (email, password) => openApi(server.url, email, password),
      () => waitForMeanings(client),
    ),
  ];
  if (reached.includes(false)) process.exitCode = 1;
} finally {
  await client.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
