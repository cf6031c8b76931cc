import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import type { WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { shorten } from '#platform/contract/texts.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { type ChangedNoun, isAudited } from './changes.data.ts';
import { insertChanges } from './changes.repository.ts';

/** Longest value, in UTF-16 code units, that the history keeps: a long description is shown by its beginning. */
const VALUE_MAX = 500;

interface Change {
  collaborationId: string;
  noun: ChangedNoun;
  /** Id and title of the record that changed; neither for the collaboration itself. */
  subject?: { id: string; label: string };
  /** Name of the field that changed, or what was done: `added`, `removed`, `archived`. */
  what: string;
  /** Values as they are stored: ISO days, whole rupees, words of a status. */
  from?: unknown;
  to?: unknown;
  /** Words of the person about it. */
  reason?: string | null;
}

/** What open workspaces read again when a record of this kind has changed. */
const PARTS: Record<ChangedNoun, WorkPart> = {
  collaboration: 'collaboration',
  milestone: 'milestones',
  budget: 'budget',
  participant: 'participants',
  'closing-note': 'closing-notes',
  comment: 'comments',
  file: 'files',
  folder: 'files',
  indicator: 'indicators',
  report: 'reports',
  grant: 'funds',
  'fund-request': 'funds',
  release: 'funds',
  expense: 'funds',
  utilisation: 'funds',
};

function wholeText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? wordsOf(value) : String(value);
}

function textOf(value: unknown): string | null {
  const text = wholeText(value);
  return text === null ? null : shorten(text, VALUE_MAX);
}

const wordsOf = (value: object) =>
  Object.entries(value)
    .map(([name, one]) => `${name}: ${one}`)
    .join(', ');

/**
 * Adds changes to the history of a collaboration, with the caller as the one who made them. Call it inside `transact`,
 * in the transaction that changes the record: both are stored or neither. What decides on money, people or the whole
 * work also goes to the audit log. Open workspaces hear of it (`publishWork`).
 */
export async function recordChange(ctx: Context, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await insertChanges(
    ctx.db,
    changes.map(({ collaborationId, noun, subject, what, from, to, reason }) => ({
      id: newId(),
      collaboration_id: collaborationId,
      changed_at: ctx.now,
      account_id: ctx.actor?.accountId ?? null,
      profile_id: ctx.actor?.profileId ?? null,
      noun,
      subject_id: subject?.id ?? null,
      label: textOf(subject?.label),
      what,
      old_value: textOf(from),
      new_value: textOf(to),
      reason: textOf(reason),
    })),
  );
  for (const { collaborationId, noun, what, to } of changes) {
    if (!isAudited(noun, what)) continue;
    recordAct(ctx, {
      kind: 'collaboration-changed',
      subject: ['collaboration', collaborationId],
      facts: { noun, what, ...(what === 'status' && { status: String(to) }) },
    });
  }
  const byCollaboration = new Map<string, Set<WorkPart>>();
  for (const { collaborationId: id, noun } of changes) {
    byCollaboration.set(id, (byCollaboration.get(id) ?? new Set()).add(PARTS[noun]));
  }
  for (const [id, parts] of byCollaboration) await publishWork(ctx, id, [...parts]);
}

/** Returns the fields that differ between two states of a record, ready for `recordChange`. */
export function fieldChanges<T extends object>(before: T, after: T, fields: readonly (keyof T & string)[]) {
  return fields
    .filter((field) => wholeText(before[field]) !== wholeText(after[field]))
    .map((what) => ({ what, from: before[what], to: after[what] }));
}
