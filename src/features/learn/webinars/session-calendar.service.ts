import { Readable } from 'node:stream';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { writeCalendar } from '#platform/server/calendar.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { SessionRow } from './course-sessions.repository.ts';
import { endOf } from './course-sessions.rules.ts';
import { getSession, sessionById } from './course-sessions.service.ts';

/** Short enough for every calendar program. */
const DESCRIPTION_MAX = 500;

/** Writes a date as a calendar file. @param joinUrl for those who may see it. */
function calendarOf(ctx: Pick<Context, 'publicUrl'>, row: SessionRow, joinUrl: string | null): string {
  const path = coursePath(row.slug);
  const about = joinUrl
    ? `Join: ${joinUrl}`
    : row.join_url && 'The join link is on the page, for registered members.';
  const description = [row.description.slice(0, DESCRIPTION_MAX), about, ctx.publicUrl + path];
  const { content } = writeCalendar(ctx.publicUrl, {
    product: 'Courses',
    id: row.id,
    revision: row.revision,
    startsAt: row.starts_at,
    endsAt: endOf(row),
    changedAt: row.updated_at,
    title: row.title,
    description: description.filter(Boolean).join('\n\n'),
    location: row.venue ?? joinUrl ?? 'Online',
    path,
    organizer: row.organization,
    isCancelled: row.cancelled_at !== null,
  });
  return content;
}

/** Returns the calendar file of a date. @throws AppError COURSE_SESSION_NOT_FOUND. */
export async function getSessionCalendar(ctx: Context, id: string): Promise<FileToSend> {
  const [row, { join_url }] = await Promise.all([sessionById(ctx, id), getSession(ctx, id)]);
  const content = Buffer.from(calendarOf(ctx, row, join_url));
  return {
    content: Readable.from([content]),
    mediaType: 'text/calendar',
    byteSize: content.length,
    name: `${row.slug}.ics`,
  };
}
