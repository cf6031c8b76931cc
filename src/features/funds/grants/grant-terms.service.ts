import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { findMilestoneIds, hasFile } from './terms.repository.ts';
import { type GrantTerms, type KeptTerms, sumErrors } from './terms.rules.ts';

/** Returns the ids of the heads, tranches and conditions of terms. */
const idsOf = (terms: KeptTerms | null) =>
  new Set(
    terms
      ? [
          ...terms.heads.map(({ id }) => id),
          ...terms.tranches.flatMap(({ id, conditions }) => [id, ...conditions.map((one) => one.id)]),
        ]
      : [],
  );

/**
 * Gives every head, tranche and condition an id: the one that it had in the version before, or a new one.
 * @throws AppError VALIDATION_FAILED naming the field, for an id that the grant does not have or that is there twice.
 */
function withIds({ heads, tranches, ...terms }: GrantTerms, before: KeptTerms | null): KeptTerms {
  const known = idsOf(before);
  const keep = <T extends { id?: string | undefined }>(one: T, path: string) => {
    if (one.id === undefined) return { ...one, id: newId() };
    if (!known.delete(one.id)) throw validationError({ [`${path}.id`]: 'This grant has no such part' });
    return { ...one, id: one.id };
  };
  return {
    ...terms,
    heads: heads.map((head, at) => keep(head, `heads.${at}`)),
    tranches: tranches.map((tranche, at) => ({
      ...keep(tranche, `tranches.${at}`),
      conditions: tranche.conditions.map((one, i) => keep(one, `tranches.${at}.conditions.${i}`)),
    })),
  };
}

/**
 * Checks terms against each other and against the collaboration, and gives their parts ids.
 * @throws AppError VALIDATION_FAILED naming the field.
 */
export async function keepTerms(
  ctx: Context,
  collaborationId: string,
  terms: GrantTerms,
  before: KeptTerms | null,
): Promise<KeptTerms> {
  const errors = sumErrors(terms);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  const asked = terms.tranches.flatMap(({ conditions }, at) =>
    conditions.flatMap(({ milestone_id }, i) =>
      milestone_id ? [{ milestone_id, field: `tranches.${at}.conditions.${i}.milestone_id` }] : [],
    ),
  );
  const there = await findMilestoneIds(
    ctx.db,
    collaborationId,
    asked.map(({ milestone_id }) => milestone_id),
  );
  for (const { milestone_id, field } of asked) {
    if (!there.has(milestone_id))
      throw validationError({ [field]: 'This milestone is not in the collaboration' });
  }
  return withIds(terms, before);
}

/** @throws AppError VALIDATION_FAILED for a file that the collaboration does not have. */
export async function requireAgreementFile(
  ctx: Context,
  collaborationId: string,
  fileId: string | null | undefined,
): Promise<void> {
  if (fileId && !(await hasFile(ctx.db, collaborationId, fileId)))
    throw validationError({ agreement_file_id: 'This file is not in the collaboration' });
}

/** Refuses a version that was not the one that the caller has read. @throws AppError GRANT_CHANGED. */
export function requireSeen(newest: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== newest) throw new AppError('GRANT_CHANGED');
}
