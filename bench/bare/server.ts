/**
 * The baseline of the measurements: Node's own HTTP server and `pg`, which send the same statements to the same
 * database and answer with `JSON.stringify`. No framework, no sign-in, no validation.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { HIT_MARKS, piecesOf } from '#features/community/topics/found-words.rules.ts';
import { ENOUGH_REQUESTS } from '#features/marketplace/listing/response-figures.rules.ts';
import { anyOf, readSearch, searchLevels } from '#features/marketplace/listing/search-words.rules.ts';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import { searchWords } from '#platform/contract/plain-text.ts';
import { newId } from '#platform/server/ids.ts';
import { countFacets } from './facets.ts';
import { filtersOf, findByFilters } from './filters.ts';
import { findDescribed } from './sentences.ts';
import * as sql from './statements.ts';
import { readWorkspace, writeComment } from './workspace.ts';

const PAGE_SIZE = 10;
const SEARCH_TOTAL_MAX = 1000;
const ENOUGH_HITS = 100;
const PAGES_MAX = 1000;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

type Statement = { name: string; text: string };
type Row = Record<string, unknown>;
type Runner = Pick<pg.Pool, 'query'>;

const run = async (on: Runner, statement: Statement, values: unknown[] = []): Promise<Row[]> =>
  (await on.query({ ...statement, values })).rows;

const runOnce = async (text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query(text, values)).rows;

/** The answer's fields that are not columns. Nobody in the bench has been rated, or is verified beyond the papers. */
function present({ requests_answered, requests_late, ratings_sum, ratings_count, ...columns }: Row): Row {
  const { documents_checked_on, documents_checked_until, ...others } = columns;
  const { field_audited_on, field_audited_until, monitored_on, monitored_until, ...row } = others;
  row.verified = documents_checked_until !== null;
  row.verification_level = row.verified ? 1 : 0;
  row.verified_on = documents_checked_on;
  row.verified_until = documents_checked_until;
  row.rating = null;
  row.reviews_count = ratings_count;
  const answered = Number(requests_answered);
  const due = answered + Number(requests_late);
  row.role = row.organization_type === 'consultant' ? 'user' : 'organization';
  row.response_rate = due < ENOUGH_REQUESTS ? null : Math.round((100 * answered) / due);
  return row;
}

function answerPage(rows: Row[], total: number, page = 1) {
  const totalPages = Math.min(PAGES_MAX, Math.ceil(total / PAGE_SIZE));
  const pagination = { page, pageSize: PAGE_SIZE, total, totalPages };
  return { records: rows.map(present), pagination };
}

/**
 * Answers a search by plain words and focus areas. The bench's searches name no state and no type; those that find nobody
 * have one word. A search with few hits whose next step has more than a thousand is not among them either.
 */
async function search(written: string): Promise<object> {
  const { groups, words, meaning } = readSearch(written);
  let [total, level] = [0, ''];
  for (level of searchLevels(groups)) {
    total = Number((await run(pool, sql.COUNT_HITS, [level, SEARCH_TOTAL_MAX]))[0]?.total);
    if (total >= ENOUGH_HITS) break;
  }
  if (total === 0) return searchCorrected(written);
  const values = [level, PAGE_SIZE, 0];
  const ranks = groups.length > 1 ? groups.map((group) => anyOf([group])) : [];
  const rows =
    total < SEARCH_TOTAL_MAX
      ? await run(pool, sql.bestHits(groups.length), [
          ...values,
          anyOf(words.map((word) => [word])),
          ...ranks,
        ])
      : await run(pool, sql.LISTED_HITS, values);
  const understood = meaning.focus_areas.length > 0 && { understood: meaning };
  return { ...answerPage(rows, total), ...understood };
}

/** The day in India. */
const today = () => new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 10);

/** Answers a search for one word beside filters, and levels of verification without a word. */
async function searchFiltered(query: URLSearchParams) {
  const written = query.get('search');
  const { groups, meaning } = readSearch(written ?? '');
  const words = written && (searchLevels(groups)[0] ?? null);
  const [type, location] = [query.get('type'), query.get('location')];
  const level = Number(query.get('verification') ?? 0);
  const filters = { words, type, location, level, today: today() };
  const { count, best, many } = sql.FILTERED;
  const total = Number((await pool.query(count(filters))).rows[0]?.total);
  const read = total < SEARCH_TOTAL_MAX ? best : many;
  const rows = total === 0 ? [] : (await pool.query(read(filters))).rows;
  const understood = total > 0 && meaning.focus_areas.length > 0 && { understood: meaning };
  return { ...answerPage(rows, total), ...understood };
}

/** Corrects a word that nobody has, and searches for that. */
async function searchCorrected(written: string) {
  const [like] = await run(pool, sql.LIKE_WORD, [written]);
  if (!like) return answerPage([], 0);
  return { ...(await search(String(like.word))), corrections: [{ written, searched: [like.word] }] };
}

/** What counters and the indexes of the listing answer. */
const COUNTED = new Set(['type', 'location', 'page', 'pageSize']);

/** Levels alone, as the row of their name asks. */
const isLevels = (query: URLSearchParams) => query.has('verification') && query.size === 1;

async function list(query: URLSearchParams) {
  const words = query.get('search');
  if (words && query.size > 1) return searchFiltered(query);
  if (isLevels(query)) return searchFiltered(query);
  if (words) return search(words);
  const page = Number(query.get('page') ?? 1);
  const [type, location] = [query.get('type'), query.get('location')];
  const isCounted = [...query.keys()].every((name) => COUNTED.has(name));
  if (!isCounted) {
    const { rows, total } = await findByFilters(runOnce, query, today(), sql.COLUMNS);
    return answerPage(rows, total);
  }
  const filter = [type, ...(location ? [location, 'Pan India'] : [])].filter(Boolean);
  const [count, read] = location
    ? type
      ? [sql.COUNT_FILTERED, sql.PAGE_OF_FILTERED]
      : [sql.COUNT_STATE, sql.PAGE_OF_STATE]
    : type
      ? [sql.COUNT_TYPE, sql.PAGE_OF_TYPE]
      : [sql.COUNT_ALL, sql.PAGE_OF_ALL];
  const [counted, rows] = await Promise.all([
    run(pool, count, filter),
    run(pool, read, [...filter, PAGE_SIZE, (page - 1) * PAGE_SIZE]),
  ]);
  return answerPage(rows, Number(counted[0]?.members ?? 0), page);
}

const NEWS_PAGE = 20;

/** Answers the newest news, those of a category, those behind a place of the list, or a search. */
async function listNews(query: URLSearchParams, reader: unknown) {
  const [category, after, written] = ['category', 'after', 'search'].map((name) => query.get(name));
  const page = [reader, NEWS_PAGE + 1];
  const rows = written
    ? await findNews(written, page)
    : category
      ? await run(pool, sql.NEWS_OF_CATEGORY, [...page, category])
      : after
        ? await run(pool, sql.NEWS_BEHIND, [...page, ...after.split('_')])
        : await run(pool, sql.NEWEST_NEWS, page);
  const records = rows.slice(0, NEWS_PAGE);
  const last = records.at(-1);
  const place = last && `${(last.published_at as Date).toISOString()}_${last.id}`;
  return { records, next: rows.length > NEWS_PAGE ? place : null };
}

async function findNews(written: string, page: unknown[]) {
  const beginnings = searchWords(written)
    .map((word) => `${word}:*`)
    .join(' & ');
  const hits = await run(pool, sql.NEWS_HITS, [beginnings, SEARCH_TOTAL_MAX + 1]);
  return hits.length > SEARCH_TOTAL_MAX
    ? run(pool, sql.NEWS_MET, [...page, beginnings])
    : run(pool, sql.NEWS_OF_IDS, [...page, hits.map(({ id }) => id)]);
}

const STORIES_PAGE = 12;

/** Answers the newest success stories, those for a goal, or a search. */
async function listStories(query: URLSearchParams) {
  const [sdg, written] = ['sdg', 'search'].map((name) => query.get(name));
  const { rows, total } = await findStories(sdg ? [sdg] : patternsOf(written ?? ''), Boolean(sdg));
  const records = rows.map(({ author_name, author_slug, author_is_published, ...story }) => ({
    ...story,
    author: { name: author_name, path: author_is_published ? `/members/${author_slug}` : null },
  }));
  const totalPages = Math.ceil(total / STORIES_PAGE);
  return { records, pagination: { page: 1, pageSize: STORIES_PAGE, total, totalPages } };
}

const patternsOf = (written: string) =>
  written
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word}%`);

async function findStories(values: string[], isGoal: boolean) {
  if (values.length === 0) {
    const [counted] = await run(pool, sql.COUNT_STORIES, [SEARCH_TOTAL_MAX]);
    return { rows: await run(pool, sql.NEWEST_STORIES, [STORIES_PAGE]), total: Number(counted?.total) };
  }
  const [count, met] = isGoal
    ? [sql.GOAL_HITS, sql.GOAL_MET]
    : [sql.wordHits(values.length), sql.wordsMet(values.length)];
  const hits = await run(pool, count, [SEARCH_TOTAL_MAX, ...values]);
  const rows =
    hits.length === SEARCH_TOTAL_MAX
      ? await run(pool, met, [STORIES_PAGE, ...values])
      : await run(pool, sql.STORIES_OF_IDS, [STORIES_PAGE, hits.map(({ id }) => id)]);
  return { rows, total: hits.length };
}

const RESOURCES_PAGE = 12;

/** Answers the newest or most downloaded resources, those of a category, or a search. */
async function listResources(query: URLSearchParams) {
  const [category, written] = ['category', 'search'].map((name) => query.get(name));
  const { rows, total } = written
    ? await findResources(written)
    : await pageOfResources(
        category ? sql.RESOURCES_OF_CATEGORY : query.has('sort') ? sql.MOST_DOWNLOADED : sql.NEWEST_RESOURCES,
        category ? sql.COUNT_CATEGORY : sql.COUNT_RESOURCES,
        category ? [category] : [],
      );
  const records = rows.map(({ original_name, ...resource }) => ({
    ...resource,
    format: String(original_name).split('.').at(-1),
  }));
  const totalPages = Math.ceil(total / RESOURCES_PAGE);
  return { records, pagination: { page: 1, pageSize: RESOURCES_PAGE, total, totalPages } };
}

async function pageOfResources(page: Statement, count: Statement, values: unknown[]) {
  const rows = await run(pool, page, [RESOURCES_PAGE, ...values]);
  const [counted] = await run(pool, count, [SEARCH_TOTAL_MAX + 1, ...values]);
  return { rows, total: Number(counted?.total) };
}

async function findResources(written: string) {
  const beginnings = searchWords(written)
    .map((word) => `${word}:*`)
    .join(' & ');
  const hits = await run(pool, sql.RESOURCE_HITS, [SEARCH_TOTAL_MAX + 1, beginnings]);
  if (hits.length > SEARCH_TOTAL_MAX)
    return pageOfResources(sql.RESOURCES_MET, sql.COUNT_RESOURCES_MET, [beginnings]);
  const ids = hits.map(({ id }) => id);
  return { rows: await run(pool, sql.RESOURCES_OF_IDS, [RESOURCES_PAGE, ids]), total: ids.length };
}

const TOPICS_PAGE = 20;
const SIGNS = '[*_`#>|~]+|\\]\\([^)]*\\)|!?\\[';

const isoOf = (time: unknown) => (time as Date).toISOString();

/** Answers the topics of a circle, or its posts that a search finds. */
async function listForum(path: string, query: URLSearchParams, reader: unknown) {
  const [, slug, what] =
    path
      .split('/circles/')
      .at(-1)
      ?.match(/^(.+)\/(topics|posts)$/) ?? [];
  const [circle] = await run(pool, sql.CIRCLE, [slug]);
  const rows =
    what === 'topics'
      ? await run(pool, sql.TOPICS, [circle?.id, reader, TOPICS_PAGE + 1])
      : await findPosts(circle?.id, query.get('search') ?? '', reader);
  const records = rows.slice(0, TOPICS_PAGE);
  const last = records.at(-1);
  if (!last || rows.length <= TOPICS_PAGE) return { records, next: null };
  const place = what === 'topics' ? isoOf(last.last_activity_at) : isoOf(last.created_at);
  return { records, next: `${what === 'topics' ? (last.is_pinned ? '1_' : '0_') : ''}${place}_${last.id}` };
}

async function findPosts(circleId: unknown, written: string, reader: unknown): Promise<Row[]> {
  const beginnings = searchWords(written)
    .map((word) => `${word}:*`)
    .join(' & ');
  const hits = await run(pool, sql.POST_HITS, [circleId, beginnings, SEARCH_TOTAL_MAX + 1]);
  const [open, close] = HIT_MARKS;
  const options = `StartSel=${open}, StopSel=${close}`;
  const inTitle = `${options}, HighlightAll=true`;
  const inText = `${options}, MaxWords=35, MinWords=20`;
  const page = [circleId, reader, TOPICS_PAGE + 1, beginnings, inTitle, inText, SIGNS];
  const rows =
    hits.length > SEARCH_TOTAL_MAX
      ? await run(pool, sql.POSTS_MET, page)
      : await run(pool, sql.POSTS_OF_IDS, [...page, hits.map(({ id }) => id)]);
  return rows.map(({ title, excerpt, ...post }) => ({
    ...post,
    title: piecesOf(String(title)),
    excerpt: piecesOf(String(excerpt)),
    is_reply: post.id !== post.topic_id,
  }));
}

async function readJson(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const displayName = (member: Row) => member.organization_name ?? member.full_name;

/** The mail that tells the target; as long as Dayitva's. */
const mailTo = (target: Row, sender: Row, objective: string) => ({
  to: target.email,
  subject: 'A collaboration request for you',
  text: `Namaste ${target.full_name},\n\n${displayName(sender)} asks you for a collaboration:\n\n${objective}\n\nRead the request and answer it here:\n\nhttp://localhost:3000/profile?tab=connections\n\nDayitva, the CSR partnership platform for India\n`,
  link: 'http://localhost:3000/profile?tab=connections',
});

async function storeRequest(client: Runner, senderId: string, input: Row) {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  const ids = [input.target_profile_id, true, senderId, yesterday];
  const [target] = await run(client, sql.FIND_TARGET, ids);
  const [sender] = await run(client, sql.FIND_SENDER, [senderId]);
  if (!target || !sender) throw new Error('no such member');
  const id = crypto.randomUUID();
  const { collaboration_objective: objective, timeframe, budget_band } = input;
  const [goals, scope] = [input.sdg_focus_areas, input.geographic_scope];
  await run(client, sql.INSERT_REQUEST, [
    ...[target.id, objective, goals, scope, timeframe, budget_band],
    ...[id, sender.id, displayName(target), 'pending'],
  ]);
  const job = { name: 'mail', data: mailTo(target, sender, String(objective)) };
  await run(client, sql.INSERT_JOB, [JSON.stringify([job])]);
  const [request] = await run(client, sql.FIND_SENT_REQUEST, [id, 200]);
  return request;
}

async function send(request: IncomingMessage) {
  const input = await readJson(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const stored = await storeRequest(client, String(request.headers['x-sender']), input);
    await client.query('commit');
    return stored;
  } finally {
    client.release();
  }
}

/** Answers what is asked of collaborations. @param path behind `/collaborations`. */
async function workspace(request: IncomingMessage, path: string) {
  const reader = request.headers['x-sender'];
  if (request.method !== 'POST')
    return readWorkspace((statement, values) => run(pool, statement, values), path, reader);
  const { body } = await readJson(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const written = { path, author: reader, body, id: newId() };
    const comment = await writeComment((statement, values) => run(client, statement, values), written);
    await client.query('commit');
    return comment;
  } finally {
    client.release();
  }
}

async function dataFor(request: IncomingMessage) {
  const [path = '', query] = (request.url ?? '').split('?');
  const inWorkspace = path.split(/\/collaborations(?=\/|$)/)[1];
  if (inWorkspace !== undefined) return workspace(request, inWorkspace);
  if (request.method === 'POST') return send(request);
  if (path.endsWith('/news')) return listNews(new URLSearchParams(query), request.headers['x-sender']);
  if (path.endsWith('/case-studies')) return listStories(new URLSearchParams(query));
  if (path.endsWith('/resources')) return listResources(new URLSearchParams(query));
  if (path.includes('/community/'))
    return listForum(path, new URLSearchParams(query), request.headers['x-sender']);
  if (path.endsWith('/facets')) {
    const asked = new URLSearchParams(query);
    return countFacets(runOnce, filtersOf(asked, today()), asked.get('search'), today());
  }
  if (path.endsWith('/marketplace/search')) return answerSentence(new URLSearchParams(query).get('q') ?? '');
  const [id, part] = path.split('/marketplace/profiles/')[1]?.split('/') ?? [];
  if (!id) return list(new URLSearchParams(query));
  if (part) return wholeDetail(id);
  const [profile] = await run(pool, sql.ONE_PROFILE, [id]);
  return profile && present(profile);
}

async function answerSentence(sentence: string) {
  const { understood, rows, total } = await findDescribed(runOnce, sentence, today(), sql.COLUMNS);
  return { understood, ...answerPage(rows, total) };
}

const RECORDS_PAGE = 20;

/** Three statements at once: a single one would write the records as JSON in the database, and read them again here. */
async function wholeDetail(id: string) {
  const [[profile], projects, services] = await Promise.all([
    run(pool, sql.ONE_PROFILE, [id]),
    run(pool, sql.PROJECTS_OF, [id, RECORDS_PAGE]),
    run(pool, sql.SERVICES_OF, [id, RECORDS_PAGE]),
  ]);
  // Nobody in the bench has answered enough requests for the usual time to answer.
  return { profile: profile && present(profile), projects, services, answer_minutes: null };
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    const text = JSON.stringify({ data: await dataFor(request) });
    const zips = request.headers['accept-encoding'] === 'gzip';
    const body = zips ? gzipSync(text) : text;
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(zips && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

const server = createServer(answer).listen(0, '127.0.0.1', () => {
  console.log(`Bare is ready at http://localhost:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
