import type { Actor } from '#platform/server/context.ts';

/** Moderators moderate their circles, admins all; like writing, it needs a confirmed email. */
export const canModerate = (actor: Actor, isModerator: boolean): boolean =>
  actor.emailConfirmed && (actor.isAdmin || isModerator);
