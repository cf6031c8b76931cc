import type { Actor } from '#platform/server/context.ts';

interface Subject {
  author_id: string | null;
  status: string;
}

/** True if the caller may see it though it is not published: its author and admins. */
export const canSeeUnpublished = (actor: Actor | null, { author_id }: Pick<Subject, 'author_id'>): boolean =>
  actor !== null && (actor.isAdmin || (author_id !== null && actor.profileId === author_id));

/** True if the caller may see the resource. */
export const canSeeResource = (actor: Actor | null, resource: Subject): boolean =>
  resource.status === 'published' || canSeeUnpublished(actor, resource);
