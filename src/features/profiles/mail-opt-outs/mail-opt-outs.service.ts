import { AppError } from '#platform/contract/errors.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import type { Context } from '#platform/server/context.ts';
import { isSignedBy, signWords } from '#platform/server/crypto/signed-words.ts';
import type { stopMails as contract } from './mail-opt-outs.contract.ts';
import { switchDailyMailOff, switchMailOff, switchPersonMailOff } from './mail-opt-outs.repository.ts';
import { OPT_OUTS, type OptOut, STOP_MAILS_PATH, type StoppedMail } from './opt-outs.data.ts';

const purposeOf = (kind: OptOut) => `stop ${kind}`;

const isOptOut = (kind: StoppedMail): kind is OptOut => OPT_OUTS.some((one) => one === kind);

/** Path of the page that stops a kind of mail for this profile or person. */
export const optOutPath = (kind: OptOut, id: string, secret: string): string =>
  `${STOP_MAILS_PATH}?kind=${kind}&id=${id}&signature=${signWords(secret, purposeOf(kind), id)}`;

/** Stops the mails of one kind. Returns false if whose mails they are is not here any more. */
type StopMails = (ctx: Context, id: string) => Promise<boolean>;

/** Stops mails that belong to areas above this one. */
export type OtherStops = Record<Exclude<OptOut, 'digest' | 'partners'>, StopMails>;

/** Stops a kind of mail for whoever got the link. @throws AppError LINK_INVALID. */
export async function stopMails(
  ctx: Context,
  { kind, id, signature }: RouteInput<typeof contract>['body'],
  { secret, others }: { secret: string; others: OtherStops },
): Promise<{ stopped: true }> {
  const stops: Record<OptOut, StopMails> = {
    digest: ({ db }) => switchMailOff(db, id, 'mails_digest'),
    partners: ({ db }) => switchMailOff(db, id, 'mails_partners'),
    ...others,
  };
  const isStopped = isOptOut(kind)
    ? isSignedBy(secret, purposeOf(kind), id, signature) && (await stops[kind](ctx, id))
    : kind === 'daily'
      ? await switchDailyMailOff(ctx.db, { id, key: signature })
      : await switchPersonMailOff(ctx.db, { id, key: signature, choice: kind });
  if (!isStopped) throw new AppError('LINK_INVALID');
  return { stopped: true };
}
