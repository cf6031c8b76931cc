import { keepAct, tellOfAct } from '#features/funds/acts/acts.service.ts';
import { findReceipts } from '#features/funds/paper-files/paper-facts.repository.ts';
import { paperFile, paperGrantOf, urlOf } from '#features/funds/paper-files/paper-files.service.ts';
import { lockGrant, ofGrant, readGrant } from '#features/funds/parties/standing.service.ts';
import { readUtilisationCode } from '#features/funds/utilisations/utilisation-code.rules.ts';
import { findGrantId } from '#features/funds/utilisations/utilisations.repository.ts';
import { getUtilisation } from '#features/funds/utilisations/utilisations.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { newId } from '#platform/server/ids.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import type { drawPractitionerReport } from './practitioner-drawing.service.ts';
import { PRACTITIONER_PATH } from './practitioner-path.rules.ts';
import {
  type CheckedUtilisation,
  type ConfirmationInput,
  LINK_DAYS,
  PRACTITIONER_LINKS_MAX,
  type PractitionerStatement,
} from './practitioner-reports.contract.ts';
import * as reports from './practitioner-reports.repository.ts';

const render = renderer<typeof drawPractitionerReport>(
  new URL('./practitioner-drawing.service.ts', import.meta.url),
  'drawPractitionerReport',
);

/** Strangers draw one at a time, for all of them together. */
const STRANGERS = 'practitioners';

/**
 * Makes a link to a statement that was sent, for a chartered accountant without an account.
 * @throws AppError UTILISATION_NOT_FOUND, FUNDS_ROLE_FORBIDS, OTHER_SIDE, COLLABORATION_ARCHIVED, STATEMENT_NOT_SENT,
 *   LIMIT_REACHED.
 */
export const createPractitionerLink = (ctx: MemberContext, id: string) =>
  transact(ctx, async (ctx) =>
    ofGrant(await findGrantId(ctx.db, id), 'UTILISATION_NOT_FOUND', async (grantId) => {
      await lockGrant(ctx, grantId, { side: 'agency', right: 'money' });
      const statement = await reports.findSentStatement(ctx.db, id);
      if (!statement) throw new AppError('STATEMENT_NOT_SENT');
      if (await reports.hasLinks(ctx.db, id, PRACTITIONER_LINKS_MAX)) {
        throw new AppError('LIMIT_REACHED', {
          message: `This statement has ${PRACTITIONER_LINKS_MAX} links, the maximum.`,
        });
      }
      const token = newOpaqueToken();
      const expires_at = new Date(ctx.now.getTime() + LINK_DAYS * DAY_MS);
      await reports.insertReport(ctx.db, {
        id: newId(),
        utilisation_id: id,
        round: statement.round,
        token_hash: hashToken(token),
        asked_by: ctx.actor.accountId,
        expires_at,
        created_at: ctx.now,
      });
      return {
        link: `${ctx.publicUrl}${PRACTITIONER_PATH}#${token}`,
        expires_at: expires_at.toISOString(),
      };
    }),
  );

type Linked = NonNullable<Awaited<ReturnType<typeof reports.findByToken>>>;

/** @throws AppError PRACTITIONER_LINK_INVALID for a link that has expired, never was one, or whose statement has changed. */
async function linked(ctx: Context, token: string): Promise<Linked> {
  const found = await reports.findByToken(ctx.db, hashToken(token), ctx.now);
  if (!found) throw new AppError('PRACTITIONER_LINK_INVALID');
  return found;
}

const asShown = ({
  agency_name,
  funder_name,
  title,
  period_from,
  period_to,
  content,
  expires_at,
  confirmed_at,
  membership_number,
  udin,
}: Linked): PractitionerStatement => ({
  agency: agency_name,
  funder: funder_name,
  title,
  from: period_from,
  to: period_to,
  content,
  expires_at,
  confirmed_at,
  membership_number,
  udin,
});

/** @throws AppError PRACTITIONER_LINK_INVALID. */
export const openPractitionerReport = async (ctx: Context, token: string): Promise<PractitionerStatement> =>
  asShown(await linked(ctx, token));

/**
 * Confirms the statement of a link, once; both sides of the grant are told.
 * @throws AppError PRACTITIONER_LINK_INVALID, UDIN_ALREADY_USED; MOVE_NOT_POSSIBLE where it is confirmed already.
 */
export const confirmPractitionerReport = (
  ctx: Context,
  { token, membership_number, udin }: ConfirmationInput,
): Promise<PractitionerStatement> =>
  transact(ctx, async (ctx) => {
    const found = await linked(ctx, token);
    const confirmation = { membership_number, udin, confirmed_at: ctx.now };
    if (!(await reports.confirmReport(ctx.db, found.report_id, confirmation))) {
      throw new AppError('MOVE_NOT_POSSIBLE', { message: 'This statement is confirmed already.' });
    }
    const { collaboration_id } = found;
    if (collaboration_id) {
      const grant = { ...found, id: found.grant_id, collaboration_id };
      const act = await keepAct(ctx, {
        grant,
        noun: 'utilisation',
        subjectId: found.id,
        deed: 'confirmed',
        state: found.state,
        amount: found.content.used,
      });
      await tellOfAct(ctx, act);
    }
    return openPractitionerReport(ctx, token);
  });

/** Draws the report on a statement for this owner of the thread. */
async function draw(
  ctx: Pick<Context, 'db' | 'publicUrl'>,
  owner: string,
  statement: reports.SentStatement,
): Promise<FileToSend> {
  const { grant_id, number, period_from: from, period_to: to, content, code, updated_at } = statement;
  const [grant, receipts, confirmation] = await Promise.all([
    paperGrantOf(ctx, statement),
    findReceipts(ctx.db, grant_id, { from, to }),
    reports.findConfirmation(ctx.db, statement),
  ]);
  const { membership_number, udin, confirmed_at } = confirmation ?? {};
  const bytes = await render(owner, urlOf(ctx), {
    grant,
    number,
    from,
    to,
    dated: updated_at,
    content,
    receipts,
    code,
    confirmation:
      membership_number && udin && confirmed_at ? { membership_number, udin, confirmed_at } : null,
  });
  return paperFile(bytes, `Practitioner's report ${from} to ${to}`, 'pdf');
}

/** @throws AppError PRACTITIONER_LINK_INVALID, TOO_MANY_REQUESTS, UNAVAILABLE. */
export const downloadPractitionerDraft = async (ctx: Context, token: string): Promise<FileToSend> =>
  draw(ctx, STRANGERS, await linked(ctx, token));

/** @throws AppError UTILISATION_NOT_FOUND, STATEMENT_NOT_SENT, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function downloadPractitionerReport(ctx: MemberContext, id: string): Promise<FileToSend> {
  const { grant_id } = await getUtilisation(ctx, id);
  await readGrant(ctx, grant_id);
  const statement = await reports.findSentStatement(ctx.db, id);
  if (!statement) throw new AppError('STATEMENT_NOT_SENT');
  return draw(ctx, ctx.actor.accountId, statement);
}

/** Says of a code what anyone may know. @throws AppError CODE_UNKNOWN. */
export async function checkUtilisation(ctx: Context, typed: string): Promise<CheckedUtilisation> {
  const code = readUtilisationCode(typed);
  const found = code === null ? undefined : await reports.findByCode(ctx.db, code);
  if (!found) throw new AppError('CODE_UNKNOWN');
  return {
    is_genuine: true,
    agency: found.agency_name,
    funder: found.funder_name,
    from: found.period_from,
    to: found.period_to,
    total: found.content.used,
  };
}
