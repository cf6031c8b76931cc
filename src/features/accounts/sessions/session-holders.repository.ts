import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#platform/server/database/connect.ts';
import { oldestBeginning } from './session-lifetime.rules.ts';
import { findSessionHolders, type SessionHolder } from './sessions.repository.ts';

/** Finds the account of an open session; null if the session has ended. */
type HolderLookUp = (sessionId: string) => Promise<SessionHolder | null>;

/**
 * Makes the look-up of sessions. Those that are asked for in one turn of the event loop share a statement, which costs a
 * fraction of one statement each under load. Nothing is cached, and a statement never starts before it is requested, so
 * answers are never stale.
 */
export function createHolderLookUp(db: Db): HolderLookUp {
  let asked: Set<string> | null = null;
  let answers = Promise.resolve(new Map<string, SessionHolder>());

  const answer = async (ids: Set<string>) => {
    await nextTurn();
    asked = null;
    const holders = await findSessionHolders(db, [...ids], oldestBeginning(new Date()));
    return new Map(holders.map((holder) => [holder.session_id, holder]));
  };

  return (sessionId) => {
    if (!asked) {
      asked = new Set();
      answers = answer(asked);
    }
    asked.add(sessionId);
    return answers.then((holders) => holders.get(sessionId) ?? null);
  };
}
