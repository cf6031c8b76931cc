import { createHash } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { playFault, type Scenario, type Stage } from './stage.ts';

const UPLOADS = 5;
const CHUNK = Buffer.alloc(256 * 1024, 1);
const LARGE_PDF = samplePdf(
  Array.from({ length: 8000 }, (_, at) => `Line ${at} of a document of many pages`),
);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Documents that were stored and acknowledged, to be opened again at the end. */
const kept: { id: string; owner: number }[] = [];

async function upload({ product, load }: Stage, n: number): Promise<number> {
  const owner = n % load.members.length;
  const member = load.members[owner];
  const { status, body } = await product.app.request('POST', '/documents', {
    token: member?.token,
    body: documentForm({}, LARGE_PDF),
    headers: { 'x-forwarded-for': `203.0.113.${owner + 1}` },
  });
  if (status === 201) kept.push({ id: body.data.id, owner });
  return status;
}

/** Uploads meanwhile: each must get a 503. */
async function uploadInVain(stage: Stage): Promise<{ problems: string[]; remarks: string[] }> {
  const statuses: number[] = [];
  for (let n = 0; n < UPLOADS; n += 1) {
    statuses.push(await upload(stage, n));
    await pause(600);
  }
  const wrong = statuses.filter((status) => status !== 503);
  return {
    remarks: [`uploads: ${statuses.join(' ')}`],
    problems: wrong.length > 0 ? ['uploads not answered with 503'] : [],
  };
}

/** @returns what is wrong with the first upload after the fault. */
async function uploadAgain(stage: Stage): Promise<string[]> {
  const status = await upload(stage, 0);
  return status === 201 ? [] : [`an upload afterwards: ${status}`];
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch {
    // The disk is full: that is what was wanted.
  } finally {
    closeSync(file);
  }
}

export const diskFull: Scenario = {
  name: 'disk full',
  limitMs: 60_000,
  async play(stage) {
    const { disk } = stage.product.home;
    if (!disk) throw new Error('skipped: only root can mount the small disk for it');
    const filler = join(disk, 'filler');
    const outcome = await playFault(stage, {
      begin: () => fill(filler),
      meanwhile: () => uploadInVain(stage),
      end: () => rmSync(filler, { force: true }),
      keepsPace: true,
    });
    outcome.problems.push(...(await uploadAgain(stage)));
    return outcome;
  },
};

export const fileStoreAway: Scenario = {
  name: 'file store away',
  limitMs: 60_000,
  async play(stage) {
    const { files } = stage.product.home;
    const elsewhere = `${files}.away`;
    const outcome = await playFault(stage, {
      begin() {
        renameSync(files, elsewhere);
        writeFileSync(files, 'in the way');
      },
      meanwhile: () => uploadInVain(stage),
      end() {
        rmSync(files);
        renameSync(elsewhere, files);
      },
      keepsPace: true,
    });
    outcome.problems.push(...(await uploadAgain(stage)));
    return outcome;
  },
};

/** Opens every acknowledged document. @returns those that are not there as they were. */
export async function lostDocuments({ product, load }: Stage): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, owner } of kept) {
    const member = load.members[owner];
    if (!member) continue;
    await member.call('GET', '/auth/user');
    const { expires, signature } = await callAs(product.app, member, 'POST', `/documents/${id}/openings`);
    const response = await fetch(
      `${product.app.url}/service/api/documents/${id}/file?expires=${expires}&signature=${signature}`,
      { headers: { authorization: `Bearer ${member.token}` } },
    );
    if (hashOf(await response.bytes()) !== hashOf(LARGE_PDF)) lost.push(`document ${id}`);
  }
  return lost;
}
