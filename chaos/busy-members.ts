import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sandboxStart } from '#features/demo/sandboxes/sandboxes.rules.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startAttacker } from './attacks.ts';
import { playAttack, type Scenario, type Stage } from './stage.ts';

/** One call of the API, as the attacker's process reads it from a file. */
export interface AttackCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  /** A picture to send as a form, in place of a body. */
  picture?: string;
  /** True for a stream of events, which is closed as soon as it is open. */
  isStream?: boolean;
}

interface Busy {
  name: string;
  atOnce: number;
  calls(stage: Stage, member: TestMember): Promise<AttackCall[]>;
}

/** As many cells as a text may have, and as many columns as that makes worst. */
const TABLE = `${'|'.repeat(21)}\n${'|-'.repeat(20)}|\n${`${'|'.repeat(21)}\n`.repeat(18)}`;
const WORDS = [
  'water',
  'schools in bihar',
  'women health',
  'sanitaton',
  'skill training rural',
  'लड़कियों की शिक्षा',
];
const MEGAPIXEL_SIDES = { width: 7874, height: 7874 };

const get = (path: string): AttackCall => ({ method: 'GET', path });
const searchFor = (words: string) =>
  get(`/marketplace/profiles?search=${encodeURIComponent(words)}&pageSize=100`);
const facetsOf = (words: string) => get(`/marketplace/facets?search=${encodeURIComponent(words)}`);

/** What one member can ask for that takes long, each as many times at once as the review of attacks did. */
const BUSY: Busy[] = [
  {
    name: 'previews of tables',
    atOnce: 20,
    calls: async () => [{ method: 'POST', path: '/community/preview', body: { body: TABLE } }],
  },
  {
    name: 'comments of tables',
    atOnce: 20,
    async calls({ product: { app } }, member) {
      const { id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody());
      const path = `/collaborations/${id}/comments`;
      return [{ method: 'POST', path, body: { body: TABLE } }, get(`${path}?limit=20`)];
    },
  },
  {
    name: 'word searches',
    atOnce: 60,
    calls: async () => WORDS.map(searchFor),
  },
  {
    name: 'facets',
    atOnce: 60,
    calls: async () => WORDS.map(facetsOf),
  },
  {
    name: 'query gateway',
    atOnce: 60,
    calls: async () => [
      {
        method: 'POST',
        path: '/query',
        body: { text: 'select * from profiles order by created_at desc limit 200', params: [] },
      },
    ],
  },
  {
    name: 'pictures of 62 megapixels',
    atOnce: 6,
    async calls({ product: { home } }) {
      const picture = join(home.folder, 'large.jpg');
      const create = { ...MEGAPIXEL_SIDES, channels: 3, background: '#336699' } as const;
      await sharp({ create }).jpeg().toFile(picture);
      return [{ method: 'PUT', path: '/profile/avatar', picture }];
    },
  },
  {
    name: 'event streams',
    atOnce: 40,
    calls: async () => [{ ...get('/notifications/events'), isStream: true }],
  },
  { name: 'exports of own data', atOnce: 20, calls: async () => [get('/account/data')] },
];

/** Writes down what an attacker calls. @returns the file. */
function writeCalls({ product: { home } }: Stage, what: { atOnce: number; calls: AttackCall[] }): string {
  const file = join(home.folder, `calls-${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(what));
  return file;
}

/** One member with limits on, and the others. */
export const busyMembers: Scenario[] = BUSY.map(({ name, atOnce, calls }) => ({
  name: `${name}, ${atOnce} at once`,
  limitMs: 90_000,
  async play(stage) {
    const { app } = stage.product;
    const member = await createMember(app);
    const file = writeCalls(stage, { atOnce, calls: await calls(stage, member) });
    return playAttack(stage, startAttacker('attack.ts', ['calls', app.url, member.token, file]).attack);
  },
}));

const IN_SANDBOX = {
  atOnce: 60,
  calls: [...WORDS.map(searchFor), ...WORDS.map(facetsOf), get('/account/data')],
};

/** A visitor in a sandbox, and the members outside. */
export const busyVisitor: Scenario = {
  name: `a visitor in a sandbox, ${IN_SANDBOX.atOnce} at once`,
  limitMs: 120_000,
  async play(stage) {
    const { app } = stage.product;
    const started = await app.request('POST', '/sandboxes', {
      headers: { 'x-forwarded-for': '203.0.113.251' },
    });
    if (started.status !== 201) throw new Error(`no sandbox: ${started.status}`);
    const { token } = started.body.data;
    const seat = await app.request('POST', '/sandboxes/seats', { body: { token, seat: 'corporate' } });
    const values = ['calls', app.url + sandboxStart(token), seat.body.data.access_token];
    const { attack } = startAttacker('attack.ts', [...values, writeCalls(stage, IN_SANDBOX)]);
    const outcome = await playAttack(stage, attack);
    await app.request('DELETE', `/sandboxes/current?token=${token}`);
    return outcome;
  },
};
