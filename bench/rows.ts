import type { Request } from 'autocannon';
import { DAY_MS } from '#platform/contract/durations.ts';
import { ORGANIZATION_TYPES, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { memberId } from './database.ts';
import { PLACES } from './vocabulary.ts';

/** A member who is signed in to Dayitva; the bare server believes the id alone. */
export interface Caller {
  id: string;
  accessToken: string;
}

/** One row of the table: what is asked for, and the share of the bare server's speed that must be reached. */
export interface Row {
  name: string;
  target: number;
  /** Most growth of the time of an answer from a thousand to a million members (`--million`). */
  growth?: number;
  /** Set where the two servers may find other members. */
  answersDiffer?: true;
  /** 32 unless given. */
  connections?: number;
  /** Set where each connection is one caller, and sends the caller's part of the requests: otherwise all callers do the same at once. */
  byCaller?: true;
  /** The requests that each connection sends over and over. */
  requests(callers: Caller[]): Request[];
}

const PROFILES = `${API_BASE}/marketplace/profiles`;
const NEWS = `${API_BASE}/news`;

const headersOf = ({ id, accessToken }: Caller) => ({
  authorization: `Bearer ${accessToken}`,
  'x-sender': id,
});

/** Signed-in reads of these paths, the callers taking turns. */
const reads =
  (paths: string[], at = PROFILES, headers: Record<string, string> = {}) =>
  (callers: Caller[]) =>
    paths.map((path, index) => {
      const caller = callers[index % callers.length];
      return { path: at + path, headers: { ...headers, ...(caller && headersOf(caller)) } };
    });

const filters = ORGANIZATION_TYPES.flatMap((type) =>
  PLACES.slice(0, 12).map(([, state]) => `?type=${type}&location=${encodeURIComponent(state)}`),
);

/** Common words (more than 1,000 members), some of 300 members, and rare ones of about 20. */
const WORDS = [
  ...['education', 'rural development', 'watershed'],
  ...['pottery', 'biogas', 'silk'],
  ...['beekeeping', 'puppetry', 'yak wool'],
];

/** One typing error each, in words as common as `WORDS`. */
const MISSPELT = ['eduction', 'watershd', 'pottary', 'biogaz', 'silkk', 'beekeping', 'pupetry'];

const UNWRITTEN = ['stationer', 'xylophone', 'zeppelin', 'quinoa', 'gearbox'];

/** Common, less common and rare words beside each filter that the page offers, and beside two. */
const narrowed = ['education', 'watershed', 'pottery', 'biogas', 'puppetry'].flatMap((word) => [
  `?search=${word}&type=ngo`,
  `?search=${word}&location=Maharashtra`,
  `?search=${word}&type=ngo&location=Karnataka`,
]);

const levels = ['1', '2', '3'].flatMap((level) => [
  `?verification=${level}`,
  `?verification=${level}&search=watershed`,
  `?verification=${level}&search=biogas&type=ngo`,
]);

/** One choice of each filter that the page offers: common ones, for which the most is to be counted. */
const SINGLE = [
  'type=ngo',
  'location=Maharashtra',
  'sdg=4',
  'focus=Healthcare',
  'item=ii',
  'budget=1-5-crore',
  'price=2-10-lakh',
  'district=Pune',
  'verification=1',
  'csr=true',
];

const single = SINGLE.map((filter) => `?${filter}`);
const pairs = SINGLE.flatMap((one, at) => SINGLE.slice(at + 1).map((other) => `?${one}&${other}`));

const deep = ['', 'type=ngo&location=Maharashtra&'].map((filter) => `?${filter}page=1000&pageSize=10`);

const searchesFor = (words: string[]) => reads(words.map((word) => `?search=${encodeURIComponent(word)}`));

/** Nothing set, one filter or two, and words alone and beside a filter. */
const facets = [
  '',
  '?type=ngo',
  '?location=Maharashtra',
  '?sdg=4',
  '?type=ngo&location=Karnataka',
  '?focus=Healthcare&verification=1',
  '?search=pottery',
  '?search=biogas&type=ngo',
];

/** Words in all texts, in some and in few, beside filters and alone; half of them are in nobody's texts as they are. */
const SENTENCES = [
  'NGOs for beekeeping in Karnataka',
  'verified trusts for healthcare in rural Maharashtra',
  'girls who learn to code in tribal villages',
  'who can help us with pottery under 50 lakh',
  'clean drinking water near Pune',
  'consultants for impact reports',
  'हम शिक्षा के लिए संस्था खोजते हैं',
  'old people who need a doctor at home',
];

const details = (members: number) =>
  Array.from({ length: 500 }, (_, index) => `/${memberId(1 + ((index * 197) % members))}`);

const placeBefore = (days: number) => `${new Date(Date.now() - days * DAY_MS).toISOString()}_${memberId(1)}`;

/** The newest stories, those of a category, pages deep down, and searches for common and rare words. */
const news = [
  '',
  '?category=Government',
  ...[30, 60, 90].map((days) => `?after=${placeBefore(days)}`),
  ...WORDS.map((word) => `?search=${encodeURIComponent(word)}`),
];

/** The newest success stories, those for each goal, and searches for common and rare words. */
const stories = [
  '',
  ...SDG_GOALS.map((goal) => `?sdg=${encodeURIComponent(goal)}`),
  ...WORDS.map((word) => `?search=${encodeURIComponent(word)}`),
];

/** The newest resources, the most downloaded ones, those of a category, and searches for common and rare words. */
const resources = [
  '',
  '?sort=mostDownloaded',
  '?category=Guides',
  ...WORDS.map((word) => `?search=${encodeURIComponent(word)}`),
];

const CIRCLES = ['gender-equality', 'healthcare-nutrition', 'environment-sustainability'];

/** The topics of each circle, and searches of its posts for common and rare words. */
const forum = CIRCLES.flatMap((circle) => [
  `/${circle}/topics`,
  ...WORDS.map((word) => `/${circle}/posts?search=${encodeURIComponent(word)}`),
]);

/** The id of the k-th collaboration that the n-th member leads, from 1; `fill.sql` makes the same. */
export const collaborationId = (n: number, k: number) =>
  `collab_1735689600000_${(n * 100 + k).toString(16).padStart(12, '0')}`;

const COLLABORATIONS = `${API_BASE}/collaborations`;

/** Each caller reads a collaboration and its milestones, as the page of the workspace does. */
const workspaces = (callers: Caller[]): Request[] =>
  callers.flatMap((caller, at) =>
    [1, 17, 33].flatMap((k) =>
      ['', '/milestones'].map((part) => ({
        path: `${COLLABORATIONS}/${collaborationId(at + 1, k)}${part}`,
        headers: headersOf(caller),
      })),
    ),
  );

const COMMENT = { body: 'The teachers of ten schools are trained, the next report follows in March.' };

/** Each caller writes a comment and reads the newest ones. */
const comments = (callers: Caller[]): Request[] =>
  callers.flatMap((caller, at) => {
    const path = `${COLLABORATIONS}/${collaborationId(at + 1, 2)}/comments`;
    const headers = headersOf(caller);
    const json = { ...headers, 'content-type': 'application/json' };
    return [
      { method: 'POST' as const, path, headers: json, body: JSON.stringify(COMMENT) },
      { path, headers },
    ];
  });

/** Number of used pairs of sender and target; no pair can be used twice. */
let sent = 0;

/** Requests of which each one has another sender and target, so that none is refused. */
function sends(members: number, callers: Caller[]): Request[] {
  return [
    {
      method: 'POST',
      path: `${API_BASE}/collaboration-requests`,
      setupRequest(request) {
        const targets = members - callers.length;
        const caller = callers[(sent + Math.floor(sent / targets)) % callers.length];
        const target = memberId(callers.length + 1 + (sent % targets));
        sent += 1;
        if (!caller) throw new Error('nobody is signed in');
        request.headers = { ...headersOf(caller), 'content-type': 'application/json' };
        request.body = JSON.stringify({ ...REQUEST, target_profile_id: target });
        return request;
      },
    },
  ];
}

const REQUEST = {
  collaboration_objective:
    'We plan to equip forty village schools with science corners over two years and look for a partner who knows the district, trains the teachers and reports every quarter.',
  sdg_focus_areas: ['Quality Education', 'Reduced Inequalities'],
  geographic_scope: ['Jharkhand', 'Odisha'],
  timeframe: '3-6 months',
  budget_band: '₹10-50 Lakh',
};

/** Returns the rows for a database with this number of members. */
export const rowsFor = (members: number): Row[] => [
  { name: 'listing', target: 0.8, growth: 2, requests: reads(['?page=1&pageSize=10']) },
  {
    // The bare server answers the plain listing: at most 1.2 times its cost, with what `listing` may lose.
    name: 'best match',
    target: 0.67,
    answersDiffer: true,
    requests: reads(['?page=1&pageSize=10&sort=auto']),
  },
  { name: 'type and state', target: 0.8, growth: 2, requests: reads(filters) },
  { name: 'each filter', target: 0.8, growth: 2, requests: reads(single) },
  { name: 'pairs of filters', target: 0.8, growth: 2, requests: reads(pairs) },
  { name: 'page 1,000', target: 0.8, requests: reads(deep) },
  {
    name: 'search',
    target: 0.8,
    growth: 10,
    requests: searchesFor(WORDS),
  },
  { name: 'typing errors', target: 0.65, growth: 10, requests: searchesFor(MISSPELT) },
  // The bare server only looks the words up; ours also looks for words that were meant.
  { name: 'nobody wrote', target: 0.35, growth: 10, requests: searchesFor(UNWRITTEN) },
  { name: 'word and filter', target: 0.8, growth: 10, requests: reads(narrowed) },
  { name: 'levels', target: 0.7, growth: 10, requests: reads(levels) },
  // Both count a sample, and which members are in it is up to the database.
  {
    name: 'facets',
    target: 0.8,
    growth: 10,
    answersDiffer: true,
    requests: reads(facets, `${API_BASE}/marketplace/facets`),
  },
  {
    name: 'AI search',
    target: 0.5,
    // With more, both servers wait for the model alone.
    connections: 1,
    answersDiffer: true,
    requests: reads(
      SENTENCES.map((sentence) => `?q=${encodeURIComponent(sentence)}`),
      `${API_BASE}/marketplace/search`,
    ),
  },
  { name: 'news', target: 0.8, requests: reads(news, NEWS) },
  { name: 'stories', target: 0.8, requests: reads(stories, `${API_BASE}/case-studies`) },
  { name: 'resources', target: 0.8, requests: reads(resources, `${API_BASE}/resources`) },
  { name: 'posts', target: 0.8, requests: reads(forum, `${API_BASE}/community/circles`) },
  { name: 'detail', target: 0.8, growth: 2, requests: reads(details(members)) },
  { name: 'whole detail', target: 0.5, requests: reads(details(members).map((path) => `${path}/detail`)) },
  // As browsers ask.
  {
    name: 'listing, gzip',
    target: 0.6,
    requests: reads(['?page=1&pageSize=10'], PROFILES, { 'accept-encoding': 'gzip' }),
  },
  // Against one insert with its mail job; ours also checks what the sender may do, and tells the receiver.
  { name: 'send a request', target: 0.4, requests: (callers) => sends(members, callers) },
  { name: 'collaborations', target: 0.7, requests: reads(['?page=1&pageSize=50'], COLLABORATIONS) },
  { name: 'workspace', target: 0.7, requests: workspaces },
  { name: 'comment', target: 0.7, byCaller: true, requests: comments },
];
