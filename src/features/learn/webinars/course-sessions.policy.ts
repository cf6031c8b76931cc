/** Lowest verification level at which members can set dates of their courses. */
const LEVEL_NEEDED = 1;

interface Organiser {
  profileId: string;
  isAdmin: boolean;
}

/** @param course `author_level` is the standing verification level of its author. */
export const canOrganise = (
  actor: Organiser | null,
  course: { author_id: string | null; author_level: number },
): boolean =>
  actor !== null &&
  (actor.isAdmin || (course.author_id === actor.profileId && course.author_level >= LEVEL_NEEDED));
