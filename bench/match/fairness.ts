import type pg from 'pg';
import { STATES_BY_NEED } from '#features/marketplace/matching/need.rules.ts';
import { PAN_INDIA } from '#platform/contract/reference-data.ts';

/** Reads `data` of a path of the API. */
type Read = (path: string) => Promise<unknown>;
type OpenApi = (email: string, password: string) => Promise<Read>;

interface Ngo {
  id: string;
  places: string[];
  /** Rupees of the largest project; null without one. */
  largest: number | null;
  founded: number | null;
}

const LAKH = 100_000;
const THIS_YEAR = new Date().getFullYear();
const NEED = new Map<string, number>(STATES_BY_NEED.map(({ state, need }) => [state, need]));

const needOf = ({ places }: Ngo) => Math.max(0, ...places.map((place) => NEED.get(place) ?? 0));

/** The groups whose scores are compared. Each member is in one group of a row. */
const GROUPS: Record<string, (ngo: Ngo) => string> = {
  'need of the states': (ngo) =>
    ngo.places.includes(PAN_INDIA)
      ? 'all of India'
      : needOf(ngo) >= 0.3
        ? 'poor, little money'
        : needOf(ngo) > 0
          ? 'in between'
          : 'less poor, or more money',
  'largest project': ({ largest }) =>
    largest === null
      ? 'none'
      : largest < 25 * LAKH
        ? 'below 25 lakh'
        : largest < 100 * LAKH
          ? 'below 1 crore'
          : '1 crore or more',
  age: ({ founded }) =>
    founded === null
      ? 'not known'
      : THIS_YEAR - founded < 10
        ? 'below 10 years'
        : THIS_YEAR - founded < 25
          ? 'below 25 years'
          : '25 years or more',
};

const IDS_OF_A_CALL = 100;

/** Reads the scores that these companies see, with what they have chosen. */
async function readScores(reads: Read[], ngos: Ngo[]): Promise<Map<string, number[]>> {
  const scores = new Map<string, number[]>();
  for (const read of reads)
    for (let at = 0; at < ngos.length; at += IDS_OF_A_CALL) {
      const ids = ngos.slice(at, at + IDS_OF_A_CALL).map(({ id }) => id);
      const matches = (await read(`/marketplace/matches?ids=${ids.join()}`)) as {
        profile_id: string;
        score: number;
      }[];
      for (const { profile_id, score } of matches)
        scores.set(profile_id, [...(scores.get(profile_id) ?? []), score]);
    }
  return scores;
}

const quantile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function spread(scores: number[]): string {
  const sorted = scores.toSorted((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(sorted, part));
  return `${middle} (${low} to ${high})`.padEnd(16);
}

/** Young NGOs of poor states with all papers and no track record, and a sentence that says in other words what they do. */
const YOUNG = [
  [
    'Bihar',
    'Solar lamps and evening lessons for children of brick kiln workers.',
    'education for migrant children in Bihar',
  ],
  [
    'Jharkhand',
    'Pump mechanics trained among village women keep drinking water flowing.',
    'NGOs that repair hand pumps in Jharkhand',
  ],
  ['Meghalaya', 'Beekeeping and spice drying for hill farmers.', 'livelihood for farmers in Meghalaya'],
  [
    'Uttar Pradesh',
    'Nurses on bicycles visit expecting mothers each week.',
    'maternal health in Uttar Pradesh',
  ],
  [
    'Madhya Pradesh',
    'Millet kitchens for children who weigh too little.',
    'malnutrition of children in Madhya Pradesh',
  ],
  ['Nagaland', 'Young people learn to repair phones and to code.', 'digital skills for youth in Nagaland'],
] as const;

/** Inserts the young NGOs. @returns their ids in the order of the list. */
async function insertYoung(client: pg.Client): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, [state, text]] of YOUNG.entries()) {
    const id = `00000000-0000-7000-8001-${(at + 1).toString(16).padStart(12, '0')}`;
    await client.query(
      `insert into accounts (id, email, password_hash, email_confirmed_at)
        values ($1, $2, 'nobody signs in', now())`,
      [id, `young${at}@match.example`],
    );
    await client.query(
      `insert into profiles (id, organization_type, full_name, organization_name, short_summary, headquarters_state,
          operating_regions, year_established, documents_checked_on, documents_checked_until)
        values ($1, 'ngo', $2, $2, $3, $4, array[$4], $5, current_date - 9, current_date + 600)`,
      [id, `Young ${at + 1}`, text, state, THIS_YEAR - 4],
    );
    ids.push(id);
  }
  return ids;
}

const FIRST_PAGE = 10;

/**
 * Prints how the scores that companies see spread over groups of NGOs, with need against money off and on, and where young NGOs
 * of poor states are found.
 * @param wait waits until what members wrote is indexed.
 * @returns whether all of them are on the first page.
 */
export async function reportFairness(client: pg.Client, openApi: OpenApi, wait: () => Promise<void>) {
  const { rows: ngos } = await client.query<Ngo>(`
    select p.id, array_remove(array_append(p.operating_regions, p.headquarters_state), null) as places,
      p.year_established as founded, (select max(budget)::float8 from user_projects where user_id = p.id) as largest
    from profiles p where is_published and organization_type = 'ngo' order by p.id`);
  const { rows: companies } = await client.query<{ id: string; email: string }>(`
    select p.id, a.email from profiles p join accounts a on a.id = p.id
    where is_published and organization_type = 'corporate' and a.email not like '%@match.example'
      and a.password_hash not in (select password_hash from accounts where email like '%@tungavarna.example')
    order by p.id`);
  const reads = await Promise.all(companies.map(({ email }) => openApi(email, 'demo-member')));
  const choose = (weighsNeed: boolean) =>
    client.query('update profile_details set weighs_need = $2 where id = any($1)', [
      companies.map(({ id }) => id),
      weighsNeed,
    ]);
  const off = await readScores(reads, ngos);
  await choose(true);
  const on = await readScores(reads, ngos);
  await choose(false);

  console.log(`\nScores that ${companies.length} companies see of ${ngos.length} NGOs: median (quartiles)`);
  for (const [title, groupOf] of Object.entries(GROUPS)) {
    console.log(`  ${title.padEnd(28)} NGOs  need off        need on`);
    for (const [group, members] of Object.entries(Object.groupBy(ngos, groupOf))) {
      const of = (scores: Map<string, number[]>) =>
        spread((members ?? []).flatMap(({ id }) => scores.get(id) ?? []));
      console.log(`    ${group.padEnd(26)} ${String(members?.length).padStart(4)}  ${of(off)}${of(on)}`);
    }
  }

  const young = await insertYoung(client);
  await wait();
  const [read] = reads;
  if (!read) throw new Error('no company');
  let reached = true;
  console.log(
    '\nYoung NGOs of poor states with papers in order and no projects: place in the search by sentences',
  );
  for (const [at, [state, , sentence]] of YOUNG.entries()) {
    const { records } = (await read(
      `/marketplace/search?q=${encodeURIComponent(sentence)}&pageSize=${5 * FIRST_PAGE}`,
    )) as { records: { id: string }[] };
    const place = records.findIndex(({ id }) => id === young[at]) + 1;
    const isFound = place > 0 && place <= FIRST_PAGE;
    reached &&= isFound;
    console.log(
      `  ${state.padEnd(16)} ${isFound ? place : `${place || 'none'}: NOT ON PAGE 1`}  ${sentence}`,
    );
  }
  return reached;
}
