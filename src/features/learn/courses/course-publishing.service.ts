import { issueCertificates } from '#features/learn/certificates/certificates.service.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { CourseContent } from './course-content.contract.ts';
import * as publishing from './course-publishing.repository.ts';

const SLUG_MAX = 60;

/** The part of an address made from a title: `csr-law-for-agencies`; `course` for a title in another script. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '') || 'course';

async function freeSlug(db: Db, id: string, title: string): Promise<string> {
  const base = slugOf(title);
  const numbered = Array.from({ length: 8 }, (_, at) => `${base}-${at + 2}`);
  // The random end of the id is free.
  const candidates = [base, ...numbered, `${base}-${id.slice(-12)}`];
  const taken = await publishing.findTakenSlugs(db, candidates);
  return candidates.find((candidate) => !taken.has(candidate)) ?? base;
}

/** Identity of a course, and the day of its last check against its sources (ISO) if the authors name one. */
interface PublishedCourse {
  id: string;
  /** Of a course of the platform; it is also its address. */
  key: string | null;
  author_id: string | null;
  reviewed_on: string | null;
}

/**
 * Publishes the first or a new version of a course. Its address and the progress of its learners stay: they go on in
 * the new version, and complete it if it leaves them nothing to do. Call inside a transaction.
 * @returns false if nothing has changed.
 * @throws AppError CONFLICT if another course takes the same address at the same moment.
 */
export async function publishCourse(
  ctx: Pick<Context, 'db' | 'now'>,
  course: PublishedCourse,
  content: CourseContent,
): Promise<boolean> {
  const { db, now } = ctx;
  const known = await publishing.lockCourse(db, course.id);
  const slug = known?.slug ?? course.key ?? (await freeSlug(db, course.id, content.title));
  const isChanged = await mapConstraints({ courses_slug: 'CONFLICT' }, () =>
    publishing.upsertCourse(db, { ...course, slug }, content, now),
  );
  if (known && isChanged) {
    await publishing.completeFinished(db, course.id, now);
    await issueCertificates(ctx, course.id);
  }
  return isChanged;
}
