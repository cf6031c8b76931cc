import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { nameOfPersons } from '#features/profiles/records/acting-name.service.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { formatRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';
import type { ActOfGrant } from './acts.events.ts';

/** What a mail about an act says. */
interface ActWords {
  /** Who hears of it: the other organisation, the colleagues of who did it, or both organisations. */
  to: 'other' | 'own' | 'both';
  subject: MailText;
  /** The sentence, of the person and organisation, the amount and the grant. */
  says: (by: MailText, amount: MailText, grant: MailText) => MailText;
}

/** By noun and deed; an act that is not here is in the history only. `agreed` and `accepted` are those that count. */
const WORDS: Record<string, ActWords> = {
  'grant added': {
    to: 'other',
    subject: mailText`A partner has drafted a grant`,
    says: (by, amount, grant) => mailText`${by} has drafted the grant ${grant} of ${amount}.`,
  },
  'grant agreed first': {
    to: 'other',
    subject: mailText`A grant waits for your agreement`,
    says: (by, amount, grant) =>
      mailText`${by} has agreed to the grant ${grant} of ${amount}. It counts once you agree, too.`,
  },
  'grant agreed': {
    to: 'other',
    subject: mailText`A grant is agreed`,
    says: (by, amount, grant) =>
      mailText`${by} has agreed to the grant ${grant} of ${amount}, as you have. It counts now.`,
  },
  'grant proposed': {
    to: 'other',
    subject: mailText`A partner proposes other terms for a grant`,
    says: (by, _, grant) =>
      mailText`${by} proposes other terms for the grant ${grant}. They count once you agree.`,
  },
  'grant suspended': {
    to: 'other',
    subject: mailText`A grant is suspended`,
    says: (by, _, grant) => mailText`${by} has suspended the grant ${grant}.`,
  },
  'grant resumed': {
    to: 'other',
    subject: mailText`A grant goes on`,
    says: (by, _, grant) => mailText`${by} lets the grant ${grant} go on.`,
  },
  'grant terminated': {
    to: 'other',
    subject: mailText`A grant has ended early`,
    says: (by, _, grant) => mailText`${by} has ended the grant ${grant}.`,
  },
  'grant closing': {
    to: 'other',
    subject: mailText`A partner asks to close a grant`,
    says: (by, _, grant) => mailText`${by} asks you to close the grant ${grant}.`,
  },
  'grant closed': {
    to: 'other',
    subject: mailText`A grant is closed`,
    says: (by, _, grant) => mailText`${by} has closed the grant ${grant}.`,
  },
  'grant waived': {
    to: 'other',
    subject: mailText`A tranche can be asked for`,
    says: (by, _, grant) =>
      mailText`${by} asks for no conditions any more for a tranche of the grant ${grant}.`,
  },
  'grant condition_met': {
    to: 'other',
    subject: mailText`A condition of a tranche is met`,
    says: (by, _, grant) => mailText`${by} says that a condition of the grant ${grant} is met.`,
  },
  'grant refunded': {
    to: 'other',
    subject: mailText`A partner has paid money back`,
    says: (by, amount, grant) =>
      mailText`${by} has paid ${amount} of the grant ${grant} back. Please confirm it once you have it.`,
  },
  'grant reallocated': {
    to: 'other',
    subject: mailText`Budget was moved between heads`,
    says: (by, amount, grant) => mailText`${by} has moved ${amount} between heads of the grant ${grant}.`,
  },
  'fund-request sent': {
    to: 'other',
    subject: mailText`A partner asks for money of a grant`,
    says: (by, amount, grant) => mailText`${by} asks for ${amount} of the grant ${grant}.`,
  },
  'fund-request withdrawn': {
    to: 'other',
    subject: mailText`A fund request was withdrawn`,
    says: (by, amount, grant) => mailText`${by} no longer asks for ${amount} of the grant ${grant}.`,
  },
  'fund-request checked': {
    to: 'own',
    subject: mailText`A fund request waits for your approval`,
    says: (by, amount, grant) =>
      mailText`${by} has checked the request for ${amount} of the grant ${grant}. Another person has to approve it.`,
  },
  'fund-request returned': {
    to: 'other',
    subject: mailText`Your fund request was returned`,
    says: (by, amount, grant) =>
      mailText`${by} has returned your request for ${amount} of the grant ${grant}.`,
  },
  'fund-request approved': {
    to: 'other',
    subject: mailText`Your fund request is approved`,
    says: (by, amount, grant) =>
      mailText`${by} has approved your request for ${amount} of the grant ${grant}.`,
  },
  'fund-request declined': {
    to: 'other',
    subject: mailText`Your fund request was declined`,
    says: (by, amount, grant) =>
      mailText`${by} has declined your request for ${amount} of the grant ${grant}.`,
  },
  'fund-request expired': {
    to: 'both',
    subject: mailText`An approved fund request has expired`,
    says: (_, amount, grant) =>
      mailText`The approval of ${amount} of the grant ${grant} has ended: it was not paid in time.`,
  },
  'fund-request overdue': {
    to: 'both',
    subject: mailText`A payment is overdue`,
    says: (_, amount, grant) =>
      mailText`The payment of ${amount} of the grant ${grant} is overdue: the days within which it is to be paid have passed.`,
  },
  'release prepared': {
    to: 'own',
    subject: mailText`A payment waits to be authorised`,
    says: (by, amount, grant) =>
      mailText`${by} has prepared a payment of ${amount} for the grant ${grant}. Another person has to authorise it.`,
  },
  'release initiated': {
    to: 'other',
    subject: mailText`A payment is on its way to you`,
    says: (by, amount, grant) =>
      mailText`${by} has sent ${amount} of the grant ${grant}. Please confirm it once it is in your account.`,
  },
  'release confirmed': {
    to: 'other',
    subject: mailText`A payment has arrived`,
    says: (by, amount, grant) => mailText`${by} has received ${amount} of the grant ${grant}.`,
  },
  'release bounced': {
    to: 'other',
    subject: mailText`A payment has bounced`,
    says: (by, amount, grant) =>
      mailText`${by} says that the payment of ${amount} of the grant ${grant} has come back. It can be paid again.`,
  },
  'utilisation sent': {
    to: 'other',
    subject: mailText`A partner has sent a utilisation statement`,
    says: (by, amount, grant) =>
      mailText`${by} has sent a statement on ${amount} that was used of the grant ${grant}.`,
  },
  'utilisation confirmed': {
    to: 'both',
    subject: mailText`A chartered accountant has confirmed a statement`,
    says: (_, amount, grant) =>
      mailText`A chartered accountant has confirmed the statement on ${amount} that was used of the grant ${grant}.`,
  },
  'utilisation returned': {
    to: 'other',
    subject: mailText`Your utilisation statement was returned`,
    says: (by, _, grant) => mailText`${by} has returned a statement on the grant ${grant}.`,
  },
  'utilisation accepted first': {
    to: 'own',
    subject: mailText`A utilisation statement waits for you`,
    says: (by, amount, grant) =>
      mailText`${by} has accepted a statement on ${amount} of the grant ${grant}. Another person has to accept it, too.`,
  },
  'utilisation accepted': {
    to: 'other',
    subject: mailText`Your utilisation statement is accepted`,
    says: (by, amount, grant) =>
      mailText`${by} has accepted your statement on ${amount} that was used of the grant ${grant}.`,
  },
};

function wordsOf({ noun, deed, isLast }: ActOfGrant): ActWords | undefined {
  const name = `${noun} ${deed}`;
  return isLast ? WORDS[name] : (WORDS[`${name} first`] ?? WORDS[name]);
}

/** Tells the people of money of the organisation that an act is for, in the bell and by mail. Call inside a transaction. */
export async function mailAct(ctx: Context, act: ActOfGrant): Promise<void> {
  const words = wordsOf(act);
  if (!words) return;
  const { grant, amount, remark } = act;
  const own = ctx.actor?.profileId;
  const by = ctx.actor && (await nameOfPersons(ctx, [ctx.actor.accountId], ctx.actor.profileId));
  const sides = [grant.funder_id, grant.agency_id].filter((id) => id !== null);
  const told = words.to === 'both' ? sides : sides.filter((id) => (id === own) === (words.to === 'own'));
  const author = by ?? mailText`A member`;
  for (const id of told) {
    await sendMemberMail(ctx, {
      choice: 'mails_funds',
      to: { id },
      except: ctx.actor ? [ctx.actor.accountId] : [],
      collaborationId: grant.collaboration_id,
      subject: words.subject,
      paragraphs: [
        words.says(author, ownWords(formatRupees(amount ?? 0)), plainName(grant.title)),
        ...(remark ? [quote(author, remark)] : []),
      ],
      link: {
        label: mailText`Open the grant`,
        path: `${workspacePath(grant.collaboration_id, 'funds')}?grant=${grant.id}`,
      },
    });
  }
}
