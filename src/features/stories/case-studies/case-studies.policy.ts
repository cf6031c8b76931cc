import type { Actor } from '#platform/server/context.ts';

/** True if the caller reads stories that are not published: those of others as an admin. */
export const canReadUnpublished = (actor: Actor, authorId: string): boolean =>
  actor.profileId === authorId || (actor.isAdmin && actor.emailConfirmed);

/** True if the caller sees the contact details of stories. */
export const canSeeContact = (actor: Actor | null): boolean => actor?.emailConfirmed === true;
