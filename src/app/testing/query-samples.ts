import {
  type ColumnType,
  REACHABLE_TABLES,
  type TableName,
} from '#features/admin/query-gateway/reachable-tables.data.ts';
import { callAs } from '#platform/testing/records.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Meant, MeantSelect } from './query-reference.ts';

export type ReadableRow = Record<string, unknown>;
interface Caller {
  id: string;
  token: string;
}

/** All records of a paged list. */
async function allPages(app: TestApp, caller: Caller, path: string): Promise<ReadableRow[]> {
  const rows: ReadableRow[] = [];
  for (let page = 1; ; page += 1) {
    const data = await callAs(
      app,
      caller,
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}page=${page}&pageSize=100`,
    );
    const records: ReadableRow[] = Array.isArray(data) ? data : data.records;
    rows.push(...records);
    if (records.length < 100) return rows;
  }
}

/** The own profile as the marketplace would show it, from the route of the own profile. */
async function ownProfile(app: TestApp, caller: Caller): Promise<ReadableRow> {
  const own = await callAs(app, caller, 'GET', '/profile/profile');
  const contact = (shown: boolean, value: unknown) => (own.email_confirmed && shown ? value : null);
  return {
    ...own,
    role: own.organization_type === 'consultant' ? 'user' : 'organization',
    location: own.headquarters_location ?? own.location,
    email: contact(own.shows_email, own.public_contact_email),
    phone: contact(own.shows_phone, own.public_contact_phone),
    website: contact(own.shows_website, own.website),
    linkedin: contact(own.shows_linkedin, own.linkedin),
    twitter: contact(own.shows_twitter, own.twitter),
    response_rate: null,
  };
}

/** Everything that the typed routes give a caller, by table. */
export async function rowsOfTypedRoutes(
  app: TestApp,
  caller: Caller,
): Promise<Record<TableName, ReadableRow[]>> {
  const members = await allPages(app, caller, '/marketplace/profiles');
  const ofMembers = async (kind: 'projects' | 'services') => {
    const rows = await allPages(app, caller, `/profile/${kind}`);
    for (const member of members) {
      if (member.id === caller.id || member[`${kind}_count`] === 0) continue;
      rows.push(...(await allPages(app, caller, `/marketplace/profiles/${member.id}/${kind}`)));
    }
    return rows;
  };
  const isListed = members.some(({ id }) => id === caller.id);
  return {
    profiles: withOwnColumns(
      isListed ? members : [...members, await ownProfile(app, caller)],
      await callAs(app, caller, 'GET', '/profile/profile'),
    ),
    user_projects: await ofMembers('projects'),
    user_services: await ofMembers('services'),
    collaborations: [
      ...(await allPages(app, caller, '/collaborations?state=current')),
      ...(await allPages(app, caller, '/collaborations?state=archived')),
    ],
    learning_resources: await allPages(app, caller, '/resources'),
  };
}

/** What only the own profile says; in the rows of others it is null. */
const OWN_COLUMNS = [
  ...['headquarters_location', 'public_contact_email', 'public_contact_phone', 'gender', 'corporate_cin'],
  ...['is_listed_entity', 'updated_at', 'version'],
];

const withOwnColumns = (rows: ReadableRow[], own: ReadableRow): ReadableRow[] =>
  rows.map((row) => {
    const isOwn = row.id === own.id;
    const more = Object.fromEntries(OWN_COLUMNS.map((column) => [column, isOwn ? own[column] : null]));
    return { ...row, ...more, ...(isOwn && { email: own.email }) };
  });

/** Makes statements with what they mean; `random` gives numbers from 0 to 1. */
export class StatementMaker {
  readonly #random: () => number;
  #params: unknown[] = [];

  constructor(random: () => number) {
    this.#random = random;
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  /** A value of the column as a row has it, or one that is near. */
  #value(rows: ReadableRow[], column: string, type: ColumnType): unknown {
    const stored = this.#pick(rows)?.[column] ?? null;
    const chance = this.#random();
    if (chance < 0.05) return null;
    if (stored !== null && chance < 0.85) return stored;
    const others: Partial<Record<ColumnType, unknown>> = {
      uuid: '0199aaaa-0000-7000-8000-000000000000',
      integer: this.#pick([0, -1, 3_000_000_000, Number.MAX_SAFE_INTEGER]),
      decimal: this.#pick([0, 4.5, 1e20]),
      boolean: this.#random() < 0.5,
      instant: '2026-01-31T09:30:00.000Z',
      day: '2026-01-31',
    };
    return others[type] ?? this.#pick(['', 'x', "O'Brien; --", '%', 'आशा']);
  }

  #pattern(rows: ReadableRow[], column: string): string | null {
    const text = this.#pick(rows)?.[column];
    if (typeof text !== 'string' || text === '') return this.#pick(['%', '', '%a%', 'e', null]);
    const letters = [...text];
    const from = Math.floor(this.#random() * letters.length);
    const part = letters.slice(from, from + 1 + Math.floor(this.#random() * 8)).map((letter) => {
      const chance = this.#random();
      if (chance < 0.1) return '_';
      if (/[\\%_]/.test(letter)) return `\\${letter}`;
      if (chance < 0.3) return letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter;
      return chance < 0.35 ? '%' : letter;
    });
    return this.#pick(['%', '']) + part.join('') + this.#pick(['%', '%', '']);
  }

  /** The text `$n` of a value; a value may be sent twice or be used twice. */
  #parameter(value: unknown): string {
    const known = this.#params.indexOf(value);
    if (known >= 0 && this.#random() < 0.5) return `$${known + 1}`;
    this.#params.push(value);
    return `$${this.#params.length}`;
  }

  #comparison(rows: ReadableRow[], columns: Record<string, ColumnType>): Meant {
    const comparable = Object.entries(columns).filter(([, type]) => type !== 'list' && type !== 'object');
    const [column, type] = this.#pick(comparable);
    return type === 'text' && this.#random() < 0.5
      ? { kind: 'matches', column, value: this.#pattern(rows, column) }
      : { kind: 'equals', column, value: this.#value(rows, column, type) };
  }

  #condition(rows: ReadableRow[], columns: Record<string, ColumnType>, depth = 0): Meant {
    if (depth === 4 || this.#random() < 0.55) return this.#comparison(rows, columns);
    const parts = Array.from({ length: 2 + Math.floor(this.#random() * 3) }, () =>
      this.#condition(rows, columns, depth + 1),
    );
    return { kind: this.#pick(['and', 'or']), parts };
  }

  #word = (word: string) => this.#pick([word, word.toUpperCase()]);

  /** `or` inside of `and` needs brackets; other brackets are a matter of taste. */
  #conditionText(meant: Meant, inside?: 'and' | 'or'): string {
    if (!('parts' in meant)) {
      const sign = meant.kind === 'equals' ? this.#pick([' = ', '=']) : ` ${this.#word('ilike')} `;
      const text = `${meant.column}${sign}${this.#parameter(meant.value)}`;
      return this.#random() < 0.1 ? `(${text})` : text;
    }
    const text = meant.parts
      .map((part) => this.#conditionText(part, meant.kind))
      .join(` ${this.#word(meant.kind)} `);
    const isNeeded = inside === 'and' && meant.kind === 'or';
    return isNeeded || this.#random() < 0.3 ? `(${text})` : text;
  }

  #meant(table: TableName, rows: ReadableRow[]): MeantSelect & { isAll: boolean } {
    const types: Record<string, ColumnType> = REACHABLE_TABLES[table].columns;
    const names = Object.keys(types);
    const isAll = this.#random() < 0.3;
    const some = names.filter(() => this.#random() < 0.3);
    const sortable = names.filter((name) => types[name] !== 'list' && types[name] !== 'object');
    const order = Array.from({ length: this.#pick([0, 0, 1, 1, 2]) }, () => this.#pick(sortable));
    return {
      isAll,
      columns: isAll ? names : some.length > 0 ? some : ['id'],
      where: this.#random() < 0.85 ? this.#condition(rows, types) : null,
      order: [...new Set(order)].map((column) => ({ column, descending: this.#random() < 0.5 })),
      limit: this.#random() < 0.5 ? Math.floor(this.#random() * 30) : null,
    };
  }

  /** A statement over a table, drawing on the rows that the caller has. */
  select(table: TableName, rows: ReadableRow[]): { text: string; params: unknown[]; meant: MeantSelect } {
    this.#params = [];
    const { isAll, ...meant } = this.#meant(table, rows);
    const parts = [
      this.#word('select'),
      isAll ? '*' : meant.columns.join(this.#pick([', ', ','])),
      this.#word('from'),
      table,
      ...(meant.where ? [this.#word('where'), this.#conditionText(meant.where)] : []),
      ...(meant.order.length > 0
        ? [this.#word('order'), this.#word('by'), this.#orderText(meant.order)]
        : []),
      ...(meant.limit === null ? [] : [this.#word('limit'), this.#limitText(meant.limit)]),
    ];
    return {
      text: parts.join(this.#pick([' ', '\n', '  '])) + this.#pick(['', ';']),
      params: this.#params,
      meant,
    };
  }

  #orderText = (order: MeantSelect['order']) =>
    order
      .map(
        ({ column, descending }) =>
          column + (descending ? ` ${this.#word('desc')}` : this.#pick(['', ' asc', ' ASC'])),
      )
      .join(', ');

  #limitText = (limit: number) => (this.#random() < 0.3 ? this.#parameter(limit) : String(limit));
}
