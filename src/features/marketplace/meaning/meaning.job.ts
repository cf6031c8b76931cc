import { HOUR_MS } from '#platform/contract/durations.ts';
import type { JobParts } from '#platform/server/context.ts';
import { type Embeddings, NoEmbeddings } from '#platform/server/embeddings/embeddings.ts';
import { defineJob } from '#platform/server/noun.ts';
import { seldom } from '#platform/server/seldom.ts';
import {
  type ChangedMember,
  findChangedMembers,
  noteOtherModels,
  storeMeaning,
} from './meaning.repository.ts';
import { middleOf, packVector, passagesOf, signsOf } from './meaning.rules.ts';

/** Members that are read and stored together. */
const AT_ONCE = 8;

/** A run ends after this time; the next one goes on. */
const RUN_MS = 50_000;

/** Members whose vectors are of another model, or missing, are looked for this often. */
const LOOK_AGAIN_MS = HOUR_MS;

type Computed = { model: string; signs: string; vector: Uint8Array };

/** Computes the meaning of each member; null for all while there is no model. */
async function computeMeanings(
  embeddings: Embeddings,
  members: ChangedMember[],
): Promise<(Computed | null)[]> {
  const passages = members.map(passagesOf);
  const vectors = await embeddings.embed(passages.flat());
  return passages.map((own) => {
    const vector = middleOf(vectors.splice(0, own.length));
    return vector.length === 0
      ? null
      : { model: embeddings.model, signs: signsOf(vector), vector: packVector(vector) };
  });
}

/**
 * Creates the job that computes what the texts of members mean, after each change. While there is no model it stores their
 * words alone, and computes the rest when the model is back.
 */
function createMarketplaceMeaning({ db, log }: JobParts, embeddings: Embeddings) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  const complain = seldom((error) => log.warn({ err: error }, 'meanings of members are not computed'));

  const computeOrNone = async (members: ChangedMember[]) => {
    try {
      return await computeMeanings(embeddings, members);
    } catch (error) {
      if (!(error instanceof NoEmbeddings)) throw error;
      complain(error);
      return null;
    }
  };

  return async (): Promise<void> => {
    const start = performance.now();
    if (start - lookedAt > LOOK_AGAIN_MS) {
      await noteOtherModels(db, embeddings.model);
      lookedAt = start;
    }
    while (performance.now() - start < RUN_MS) {
      const members = await findChangedMembers(db, AT_ONCE);
      if (members.length === 0) return;
      const computed = await computeOrNone(members);
      await db.transaction().execute(async (db) => {
        for (const [at, member] of members.entries())
          await storeMeaning(db, { member, computed: computed?.[at] ?? null });
      });
    }
  };
}

export const marketplaceMeaningJob = defineJob({
  queue: 'marketplace-meaning',
  /** A new text takes part in searches by meaning after a minute, unless many others changed before it. */
  schedule: '* * * * *',
  /** What demo members write, and who changed theirs before this start, does not wait. */
  atStart: true,
  work: (parts) => createMarketplaceMeaning(parts, parts.embeddings),
});
