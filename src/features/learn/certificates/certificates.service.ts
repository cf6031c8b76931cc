import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { newId } from '#platform/server/ids.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import { mailCertificateRevoked } from './certificate.mail.ts';
import {
  certificateNumber,
  DRAWN,
  NUMBER_ALPHABET,
  readCertificateNumber,
} from './certificate-number.rules.ts';
import type { drawCertificate } from './certificate-pdf.service.ts';
import type { CheckedCertificate, OwnCertificatesQuery, RevocationInput } from './certificates.contract.ts';
import * as certificates from './certificates.repository.ts';

const drawNumber = () =>
  certificateNumber(
    Array.from({ length: DRAWN }, () => NUMBER_ALPHABET[randomInt(NUMBER_ALPHABET.length)]).join(''),
  );

/** Most certificates that one statement stores. */
const AT_ONCE = 500;

/**
 * Issues the certificates of a course to members who have completed it and have none, with the names that their
 * profiles have now: once for each member, however often it is called. Call inside the transaction that stores the
 * completion.
 * @param memberId issues that of one member only.
 */
export async function issueCertificates(
  ctx: Pick<Context, 'db'>,
  courseId: string,
  memberId?: string,
): Promise<void> {
  for (;;) {
    const due = await certificates.findDueCertificates(ctx.db, courseId, memberId, AT_ONCE);
    if (due.length === 0) return;
    const issued = due.map((row) => ({ ...row, id: newId(), number: drawNumber() }));
    await certificates.insertCertificates(ctx.db, issued);
    if (due.length < AT_ONCE) return;
  }
}

type CertificateRow = NonNullable<Awaited<ReturnType<typeof certificates.findCertificate>>>;

/**
 * Shapes a certificate for its reader. A revoked one proves nothing any more, so it shows its name to the holder and
 * admins only.
 */
function shownTo(actor: Context['actor'], row: CertificateRow): CheckedCertificate {
  const isOwn = actor !== null && row.user_id === actor.accountId;
  const isInsider = isOwn || actor?.isAdmin === true;
  const showsName = row.revoked_at === null || isInsider;
  return {
    id: row.id,
    number: row.number,
    state: row.revoked_at ? 'revoked' : 'valid',
    holder_name: showsName ? row.holder_name : null,
    holder_organization: showsName ? row.holder_organization : null,
    has_holder_left: row.user_id === null,
    course_title: row.course_title,
    course_organization: row.course_organization,
    minutes: row.minutes,
    completed_at: row.completed_at,
    revoked_at: row.revoked_at,
    reason: isInsider ? row.reason : null,
    is_own: isOwn,
  };
}

/** @throws AppError CERTIFICATE_NOT_FOUND, also for a number with a typing error. */
async function getCertificate(
  ctx: Context,
  text: string,
  find: typeof certificates.findCertificate = certificates.findCertificate,
): Promise<CertificateRow> {
  const number = readCertificateNumber(text);
  const certificate = number && (await find(ctx.db, number));
  if (!certificate) throw new AppError('CERTIFICATE_NOT_FOUND');
  return certificate;
}

/** Says if a certificate is valid. @throws AppError CERTIFICATE_NOT_FOUND. */
export const checkCertificate = async (ctx: Context, number: string): Promise<CheckedCertificate> =>
  shownTo(ctx.actor, await getCertificate(ctx, number));

export async function listOwnCertificates(
  ctx: MemberContext,
  query: OwnCertificatesQuery,
): Promise<CheckedCertificate[]> {
  const rows = await certificates.findCertificatesOf(ctx.db, ctx.actor.accountId, query);
  return rows.map((row) => shownTo(ctx.actor, row));
}

const renderCertificate = renderer<typeof drawCertificate>(
  new URL('./certificate-pdf.service.ts', import.meta.url),
  'drawCertificate',
);

/**
 * Draws the certificate as PDF for its holder. Others check it on its page: a file that everyone could fetch would go
 * round without saying that it was revoked.
 * @throws AppError CERTIFICATE_NOT_FOUND, also for a certificate of another member; CERTIFICATE_REVOKED, TOO_MANY_REQUESTS,
 * UNAVAILABLE.
 */
export async function downloadCertificate(ctx: MemberContext, text: string): Promise<FileToSend> {
  const row = await getCertificate(ctx, text);
  if (row.user_id !== ctx.actor.accountId || row.holder_name === null)
    throw new AppError('CERTIFICATE_NOT_FOUND');
  if (row.revoked_at) throw new AppError('CERTIFICATE_REVOKED');
  const bytes = await renderCertificate(
    ctx.actor.accountId,
    { publicUrl: ctx.publicUrl },
    { ...row, holder_name: row.holder_name },
  );
  return {
    content: Readable.from([bytes]),
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    name: `Certificate ${row.number}.pdf`,
  };
}

/** Revokes a certificate and mails its holder. @throws AppError CERTIFICATE_NOT_FOUND, CERTIFICATE_REVOKED. */
export function revokeCertificate(
  ctx: MemberContext,
  text: string,
  { reason }: RevocationInput,
): Promise<CheckedCertificate> {
  return transact(ctx, async (ctx) => {
    const row = await getCertificate(ctx, text, certificates.findCertificateForUpdate);
    if (row.revoked_at) throw new AppError('CERTIFICATE_REVOKED');
    const revoked = await certificates.revokeCertificate(ctx.db, row.id, reason, ctx.now);
    recordAct(ctx, {
      kind: 'certificate-revoked',
      subject: ['certificate', row.id],
      facts: { holder: row.user_id },
    });
    const to = row.user_id && (await certificates.findHolderEmail(ctx.db, row.user_id));
    if (to) await mailCertificateRevoked(ctx, { to, course: row.course_title, number: row.number, reason });
    return shownTo(ctx.actor, revoked);
  });
}
