import { dayInIndia } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { type Context, type JobParts, transact } from '../context.ts';
import { findAdminAddresses } from '../database/admin-addresses.ts';
import { noteSpaceWarning, sumAllSpace } from '../database/file-rows.ts';
import type { Jobs } from '../jobs.ts';
import { type Mail, sendMail } from '../mail/mail.ts';
import { mailText, ownWords } from '../mail/mail-text.ts';
import { type SpaceLimits, tightestDisk } from './file-space.ts';

export const SPACE_WATCH_QUEUE = 'space-watch';
export const SPACE_WATCH_SCHEDULE = '*/15 * * * *';

/** Share of the quota of all from which the admins are mailed. */
const NEARLY_ALL = 0.9;

const LINK = { label: mailText`See the figures of the system`, path: '/admin/jobs' };
const size = (bytes: number) => ownWords(formatBytes(bytes));

/** What is short now, with the mail that says so. */
async function findShortages(ctx: Context, limits: SpaceLimits) {
  const shortages: { shortage: 'disk' | 'quota'; mail: Omit<Mail, 'to'> }[] = [];
  const disk = await tightestDisk(limits);
  if (disk && disk.free < disk.reserve) {
    const mail = {
      subject: mailText`The disk is nearly full`,
      paragraphs: [
        mailText`${size(disk.free)} of ${size(disk.total)} are free. The last ${size(disk.reserve)} are kept for the database, so members cannot upload files now.`,
        mailText`Please make room on the disk, or give the server a larger one. On a disk that is full to the end the database stops.`,
      ],
      link: LINK,
    };
    shortages.push({ shortage: 'disk', mail });
  }
  const used = await sumAllSpace(ctx.db);
  if (used >= limits.fileQuotaInAll * NEARLY_ALL) {
    const mail = {
      subject: mailText`The room for files is nearly used up`,
      paragraphs: [
        mailText`The files of all members take ${size(used)} of ${size(limits.fileQuotaInAll)}. When they take all of it, members cannot upload files.`,
        mailText`Please raise FILES_QUOTA_IN_ALL, or ask members to delete files that are no longer needed.`,
      ],
      link: LINK,
    };
    shortages.push({ shortage: 'quota', mail });
  }
  return shortages;
}

/** Creates the job that mails the admins when room for files is short, once a day for each reason. */
export function createSpaceWatch(
  parts: JobParts & { config: SpaceLimits & { adminEmail: string | undefined } },
) {
  const { config, ...context } = parts;
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const now: Context = { ...context, actor: null, now: new Date(), jobs };
    await transact(now, async (ctx) => {
      const admins = await findAdminAddresses(ctx.db, config.adminEmail);
      if (admins.size === 0) return;
      for (const { shortage, mail } of await findShortages(ctx, config)) {
        if (!(await noteSpaceWarning(ctx.db, shortage, dayInIndia(ctx.now)))) continue;
        for (const to of admins) await sendMail(ctx, { ...mail, to });
      }
    });
  };
}
