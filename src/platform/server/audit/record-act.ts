import type { Context } from '../context.ts';

/** Short facts of an act: ids, kinds, numbers, days. Never a name, an address, a secret or an identification number. */
type ActFacts = Record<string, string | number | boolean | null>;

/** An act for the audit log, complete but for its place in the chain. */
export interface Act {
  at: Date;
  kind: string;
  actorId: string | null;
  actorRole: 'admin' | 'member' | 'system';
  subjectType: string;
  subjectId: string;
  facts: ActFacts;
}

interface ActToRecord {
  /** Name of the act in lower case with hyphens: `password-changed`. Its words on screen: src/features/admin/audit. */
  kind: string;
  /** The record that the act was about: its type in the singular and its id. About a member: `['member', id]`. */
  subject: readonly [type: string, id: string];
  facts?: ActFacts;
  /** Account that acted, where no session says it, as at sign-in. */
  by?: { id: string; isAdmin: boolean };
}

/**
 * Records an act in the audit log (decision 32). Call it inside `transact`, anywhere: the entry is written right before the
 * commit, so that it is stored with the act or not at all, and the log is locked for a moment only.
 * @throws Error outside of `transact`.
 */
export function recordAct(ctx: Context, { kind, subject, facts = {}, by }: ActToRecord): void {
  if (!ctx.acts) throw new Error(`The act ${kind} must be recorded inside a transaction`);
  const { actor } = ctx;
  const person = by ?? (actor && { id: actor.accountId, isAdmin: actor.isAdmin });
  const [subjectType, subjectId] = subject;
  ctx.acts.push({
    at: ctx.now,
    kind,
    actorId: person?.id ?? null,
    actorRole: person ? (person.isAdmin ? 'admin' : 'member') : 'system',
    subjectType,
    subjectId,
    facts,
  });
}

/** Returns an act of the operator about a member, for programs and the start, which have no context. */
export const operatorAct = (kind: string, memberId: string, facts: ActFacts = {}): Act => ({
  at: new Date(),
  kind,
  actorId: null,
  actorRole: 'system',
  subjectType: 'member',
  subjectId: memberId,
  facts,
});
