/**
 * `npm run chaos`: real processes of the product under a steady load of honest members, while things break and others
 * attack. Prints a table; ends with 1 when something does not hold, and after twenty minutes whatever happens. See
 * chaos/README.md.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '#platform/testing/free-port.ts';
import {
  documents,
  guessesFromOneNetwork,
  heavyLists,
  pipelinedFlood,
  slowBodies,
  slowBodiesEnded,
} from './attacks.ts';
import { busyMembers, busyVisitor } from './busy-members.ts';
import { atEnd, cleanUp } from './cleanup.ts';
import { clockMoves } from './clock-faults.ts';
import { databaseKilled, databasePaused } from './database-faults.ts';
import { diskFull, fileStoreAway, lostDocuments } from './file-faults.ts';
import { fullDiskRestart } from './full-disk.ts';
import { runFuzz } from './fuzz-run.ts';
import { startHonestLoad } from './honest-load.ts';
import { hostileUploads } from './hostile-uploads.ts';
import { clockAhead, orphanedInvitation } from './left-behind.ts';
import { mailAway } from './mail-faults.ts';
import { startMailServer } from './mail-server.ts';
import { type Home, makeHome, SESSION_SECRET, startProduct } from './product.ts';
import { awayAtStart, twoProcesses } from './second-process.ts';
import type { Outcome, Scenario, Stage } from './stage.ts';
import { milliseconds, type Row, seconds, tableHead, tableRow } from './table.ts';

/** All of a run: what is not done by then does not hold. The rest of the twenty minutes is for cleaning up. */
const LIMIT_MS = 1_170_000;
const WARM_UP_MS = 5000;

/** With the fuzz beside them, which slows what was before a fault as well as what is during it. */
const FAULTS: Scenario[] = [
  databaseKilled,
  databasePaused(10),
  databasePaused(30),
  awayAtStart,
  twoProcesses,
  diskFull,
  fileStoreAway,
  mailAway,
  clockMoves,
  clockAhead,
  orphanedInvitation,
  fullDiskRestart,
];
/** With nothing beside them. */
const ATTACKS: Scenario[] = [
  slowBodies,
  pipelinedFlood,
  guessesFromOneNetwork,
  heavyLists,
  documents,
  ...busyMembers,
  busyVisitor,
  hostileUploads,
];

const FUZZ = 'fuzz over all operations';

/** `npm run chaos -- mail clock` plays only what has one of these words in its name. */
const words = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word));

const rows: Row[] = [];
const show = (row: Row) => {
  rows.push(row);
  console.log(tableRow(row));
};
/** A row about the run as a whole. */
const showNote = (name: string, remarks: string[], problems: string[]) =>
  show({ name, ended: '', lost: '', recovered: '', p95: '', remarks, problems });

const settingsOf = (home: Home, smtpPort: number): Record<string, string> => ({
  DATA_DIR: home.dataDir,
  FILES_URL: home.files,
  SESSION_SECRET,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'fatal',
  NODE_OPTIONS: `--import ${pathToFileURL(`${import.meta.dirname}/clock.ts`)}`,
  CHAOS_CLOCK: home.clockFile,
});

async function setStage(home: Home): Promise<Stage> {
  const smtpPort = await freePort();
  const settings = settingsOf(home, smtpPort);
  const mails = await startMailServer(smtpPort);
  const product = await startProduct(home, settings);
  const load = await startHonestLoad(product);
  atEnd(() => load.end());
  await pause(WARM_UP_MS);
  return { product, load, mails, settings };
}

const FAILED: Outcome = {
  before: Number.NaN,
  during: Number.NaN,
  ratio: Number.NaN,
  recoveredMs: null,
  remarks: [],
  problems: [],
  isSlow: false,
};

async function play(scenario: Scenario, stage: Stage): Promise<Outcome> {
  const late = pause(scenario.limitMs, null, { ref: false }).then(() => {
    throw new Error(`not done after ${scenario.limitMs / 1000} s`);
  });
  try {
    return await Promise.race([scenario.play(stage), late]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message.startsWith('skipped')) return { ...FAILED, remarks: [message] };
    return { ...FAILED, problems: [message] };
  }
}

async function playAndShow(scenario: Scenario, stage: Stage): Promise<void> {
  const { product, load } = stage;
  const endsBefore = product.ends.length;
  const first = await play(scenario, stage);
  // Something else may have slowed the machine at that moment: what is slow twice is slow.
  const outcome = first.isSlow ? await play(scenario, stage) : first;
  if (first.isSlow) outcome.remarks.push(`played twice, first x ${first.ratio.toFixed(1)}`);
  const { before, during, ratio, recoveredMs, remarks, problems, isSlow } = outcome;
  const ends = product.ends.slice(endsBefore);
  // What ended or hangs has to be started again for what comes next.
  const hangs = recoveredMs === null && !Number.isNaN(ratio);
  if (await product.ensure(hangs)) await load.recovered(performance.now(), 30_000);
  const { acknowledged, lost } = await load.missing();
  const measured = !Number.isNaN(ratio);
  show({
    name: scenario.name,
    ended: ends.join(', ') || 'no',
    lost: `${lost.length} of ${acknowledged}`,
    recovered: remarks.some((remark) => remark.startsWith('skipped')) ? '' : seconds(recoveredMs),
    p95: measured ? `${milliseconds(before)} -> ${milliseconds(during)} (x ${ratio.toFixed(1)})` : '',
    remarks,
    problems: [
      ...new Set([...problems, ...first.problems]),
      ...(isSlow ? ['the others were too slow'] : []),
      ...(ends.length > 0 ? ['a process ended'] : []),
      ...(lost.length > 0 ? [`lost: ${lost.slice(0, 3).join(', ')}`] : []),
    ],
  });
}

async function runAll(): Promise<void> {
  const home = makeHome();
  const fuzzing = isWanted({ name: FUZZ })
    ? runFuzz(home.folder).catch((error) => ({ remark: '', problems: [String(error)] }))
    : null;
  const stage = await setStage(home);
  console.log(tableHead());
  for (const scenario of FAULTS.filter(isWanted)) await playAndShow(scenario, stage);
  const fuzzed = await fuzzing;
  if (fuzzed) showNote(FUZZ, [fuzzed.remark], fuzzed.problems);
  for (const scenario of ATTACKS.filter(isWanted)) await playAndShow(scenario, stage);
  const slow = await slowBodiesEnded();
  if (slow) showNote('slow bodies are closed', [slow.remark], slow.problems);
  const lost = await lostDocuments(stage);
  await stage.load.end();
  const code = await stage.product.stop();
  showNote('stored files are there', [], lost);
  showNote('SIGTERM ends it', [`exit ${code}`], code === 0 ? [] : ['not with 0']);
}

async function end(problem?: string): Promise<never> {
  if (problem) showNote('the run', [], [problem]);
  await cleanUp();
  const failed = rows.filter(({ problems }) => problems.length > 0).length;
  const took = `in ${Math.round(performance.now() / 1000)} s`;
  console.log(
    failed > 0 ? `${failed} of ${rows.length} do NOT hold, ${took}` : `All ${rows.length} hold, ${took}`,
  );
  process.exit(failed > 0 ? 1 : 0);
}

setTimeout(() => end(`not done after ${LIMIT_MS / 1000} s`), LIMIT_MS).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(`stopped by ${signal}`));
runAll().then(
  () => end(),
  (error) => end(String(error?.stack ?? error)),
);
