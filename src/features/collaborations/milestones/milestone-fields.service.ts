import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import * as links from './milestone-links.repository.ts';
import { circleThrough } from './milestone-plan.rules.ts';
import { MILESTONE_DAYS_IN_ORDER, type Milestone, type MilestoneUpdate } from './milestones.contract.ts';
import type { MilestoneRow } from './milestones.repository.ts';

type Fields = Omit<MilestoneUpdate, 'version'>;

/** A stored milestone in the form in which it is sent, to compare it with changes. */
export const asSent = (stored: MilestoneRow) => ({
  ...stored,
  owner: stored.owner && {
    participant_id: stored.owner.participant_id,
    account_id: stored.owner.account_id,
  },
  evidence: stored.evidence.map(({ id }) => id),
});

/**
 * Checks the fields of a milestone that other records decide on. The caller has locked the collaboration.
 * @param stored the milestone before; undefined for a new one.
 * @throws AppError VALIDATION_FAILED naming the field: an owner who does not take part, days that are out of order, a
 *   dependency on itself, also through others, or on no milestone of the collaboration, or evidence that is no file of it.
 */
export async function checkFields(
  ctx: MemberContext,
  collaborationId: string,
  changes: Fields,
  stored?: MilestoneRow,
): Promise<void> {
  const { owner, depends_on, evidence } = changes;
  if (owner && !(await links.isPossibleOwner(ctx.db, collaborationId, owner))) {
    throw validationError({ owner: 'Please select an owner from the list' });
  }
  const [isInOrder, { error }] = MILESTONE_DAYS_IN_ORDER;
  if (!isInOrder({ ...stored, ...changes })) throw validationError({ due_date: error });
  if (depends_on) await checkDependencies(ctx, collaborationId, depends_on, stored?.id);
  if (evidence && (await links.countFiles(ctx.db, collaborationId, evidence)) < evidence.length) {
    throw validationError({ evidence: 'Please select files of this collaboration' });
  }
}

async function checkDependencies(
  ctx: MemberContext,
  collaborationId: string,
  dependsOn: string[],
  id?: string,
): Promise<void> {
  const titles = await links.findTitles(ctx.db, collaborationId, dependsOn);
  if (titles.size < dependsOn.length) {
    throw validationError({ depends_on: 'Please select milestones of this collaboration' });
  }
  if (!id) return;
  if (dependsOn.includes(id)) throw validationError({ depends_on: 'A milestone cannot depend on itself' });
  const through = circleThrough(id, dependsOn, await links.findDependencies(ctx.db, collaborationId));
  if (!through) return;
  const message = `This makes a circle: “${titles.get(through)}” already depends on this milestone`;
  throw validationError({ depends_on: message });
}

/** Stores what a milestone depends on and its evidence, where they were sent. */
export async function saveLinks(ctx: MemberContext, id: string, changes: Fields): Promise<void> {
  if (changes.depends_on) await links.saveDependencies(ctx.db, id, changes.depends_on);
  if (changes.evidence) await links.saveEvidence(ctx.db, id, changes.evidence);
}

/** Returns the columns of the fields that were sent. */
export function columnsOfFields({ owner, depends_on, evidence, ...columns }: Fields) {
  if (owner === undefined) return columns;
  return {
    ...columns,
    owner_participant_id: owner?.participant_id ?? null,
    owner_account_id: owner?.account_id ?? null,
  };
}

/** Fields whose changes the history of the collaboration keeps. */
export const FIELDS_KEPT = [
  'title',
  'description',
  'status',
  'owner',
  'start_date',
  'due_date',
  'depends_on',
  'evidence',
  'evidence_note',
] as const;

/**
 * Returns the fields of two states of a milestone in the words that the history keeps. An owner is ids: the history keeps no
 * copy of a name.
 */
export async function inHistory(ctx: MemberContext, collaborationId: string, ...states: Milestone[]) {
  const ids = [...new Set(states.flatMap(({ depends_on }) => depends_on))];
  const titles = await links.findTitles(ctx.db, collaborationId, ids);
  return states.map(({ owner, depends_on, evidence, ...fields }) => ({
    ...fields,
    owner: owner && [owner.participant_id, owner.account_id].filter(Boolean).join(' '),
    depends_on: depends_on.map((id) => titles.get(id)).join('; '),
    evidence: evidence.map(({ name }) => name).join('; '),
  }));
}

/** Reads a milestone that the transaction has just stored. */
export function stored(milestone: MilestoneRow | undefined): MilestoneRow {
  if (!milestone) throw new AppError('MILESTONE_NOT_FOUND');
  return milestone;
}
