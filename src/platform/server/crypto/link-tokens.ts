import { createSecretKeys } from './secret-keys.ts';

/** Gives the token in the link to a record. */
export type LinkTokens = (id: string) => string;

/**
 * Makes tokens for links in mails: a keyed hash of the record's id, so that a later mail can repeat the link, while the
 * database holds a hash of it only (`hashToken`). Links that were sent stay valid when SESSION_SECRET changes.
 * @param kind of the records: a token for one kind is none for another.
 */
export function createLinkTokens(sessionSecret: string, kind: string): LinkTokens {
  const keys = createSecretKeys(sessionSecret);
  return (id) => keys.mac('link', `${kind} ${id}`).toString('base64url');
}
