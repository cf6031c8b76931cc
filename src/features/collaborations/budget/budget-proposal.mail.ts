import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { formatRupeesInWords } from '#platform/contract/money.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';
import type { BudgetProposal } from './budget-proposals.contract.ts';

interface Recipient {
  id: string;
}

interface Proposed {
  to: Recipient;
  /** The person and the organisation that propose it. */
  by: MailText;
  collaboration: { id: string; title: string };
  /** Whole rupees. */
  amount: number;
  note: string | null | undefined;
  /** True if it answers a proposal of the other side. */
  isCounter: boolean;
}

/** Notifies another member of a budget to agree to. Call inside a transaction. */
export async function mailBudgetProposed(
  ctx: Context,
  { to, by, collaboration, amount, note, isCounter }: Proposed,
): Promise<void> {
  const budget = ownWords(formatRupeesInWords(amount));
  const title = plainName(collaboration.title);
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    readers: 'money',
    to,
    collaborationId: collaboration.id,
    subject: isCounter ? mailText`A partner proposes another budget` : mailText`A partner proposes a budget`,
    paragraphs: [
      mailText`${by} proposes a budget of ${budget} for the collaboration ${title}.`,
      ...(note ? [quote(by, note)] : []),
      mailText`It counts once you agree.`,
    ],
    link: { label: mailText`Answer the proposal`, path: workspacePath(collaboration.id) },
  });
}

interface Answered {
  to: Recipient;
  collaboration: { id: string; title: string };
  /** The person and the organisation that answered. */
  by: MailText;
  proposal: Pick<BudgetProposal, 'amount' | 'answer_note'>;
  isAgreed: boolean;
}

/** Notifies another member that a proposed budget was agreed or declined. Call inside a transaction. */
export async function mailBudgetAnswered(
  ctx: Context,
  { to, by, collaboration, proposal, isAgreed }: Answered,
): Promise<void> {
  const budget = ownWords(formatRupeesInWords(proposal.amount));
  const title = plainName(collaboration.title);
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    readers: 'money',
    to,
    collaborationId: collaboration.id,
    subject: isAgreed ? mailText`Your budget is agreed` : mailText`Your budget proposal was declined`,
    paragraphs: [
      isAgreed
        ? mailText`${by} has agreed to the budget of ${budget} for the collaboration ${title}.`
        : mailText`${by} has declined the budget of ${budget} for the collaboration ${title}.`,
      ...(proposal.answer_note ? [quote(by, proposal.answer_note)] : []),
    ],
    link: { label: mailText`Open the shared workspace`, path: workspacePath(collaboration.id) },
  });
}
