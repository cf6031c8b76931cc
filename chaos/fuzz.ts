/**
 * The whole fuzz of the API (see src/app/sweeps/fuzz/fuzz.test.ts) in a process of its own, against a server that runs already:
 * `node chaos/fuzz.ts URL DATABASE_URL`. Its last line is what it saw, as JSON.
 */
import { type FuzzReport, fuzz } from '../src/app/sweeps/fuzz/fuzz.ts';
import { type OpenApiDocument, operationsOf } from '../src/app/sweeps/fuzz/openapi-operations.ts';
import { appOf } from './product.ts';

const SEEDS = [20_261_122, 20_261_123, 20_261_124];
const REQUESTS = 20_000;
const ROUNDS = 4;
const SHOWN = 5;

const [, , url = '', databaseUrl = ''] = process.argv;
const app = appOf(url, '', databaseUrl);
const document: OpenApiDocument = (await app.request('GET', '/docs/openapi.json')).body;
const operations = operationsOf(document).length;
const perTurn = Math.ceil(REQUESTS / SEEDS.length / ROUNDS / operations);

/** One seed after the other would leave the server idle while requests are made up. */
const reports: FuzzReport[] = await Promise.all(
  SEEDS.map((seed) => fuzz(app, { seed, rounds: ROUNDS, perTurn })),
);

const faults = reports.flatMap((report, at) =>
  report.faults.map((fault) => `seed ${SEEDS[at]}: ${fault.request}: ${fault.faults.join(', ')}`),
);
for (const fault of faults.slice(0, SHOWN)) console.error(fault);
console.log(
  JSON.stringify({
    sent: reports.reduce((sum, { sent }) => sum + sent, 0),
    operations,
    seeds: SEEDS,
    faults: faults.length,
  }),
);
