import {
  milestonePath,
  reportPath,
  workspacePath,
} from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import type { FundTask, FundTaskNoun } from '#features/funds/waiting/fund-tasks.contract.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import type { PartnersTurn } from './partners-turn.contract.ts';

/** The part of a grant's page that shows such records. */
const VIEWS: Record<FundTaskNoun, string> = {
  grant: 'terms',
  'fund-request': 'requests',
  release: 'payments',
  utilisation: 'utilisation',
  refund: 'ledger',
  reallocation: 'ledger',
};

/** Returns the address at which something is done with the money of a grant. */
export const fundPath = ({
  noun,
  collaboration_id,
  grant_id,
}: Pick<FundTask, 'noun' | 'collaboration_id' | 'grant_id'>): string =>
  `${workspacePath(collaboration_id, 'funds')}?grant=${grant_id}&view=${VIEWS[noun]}`;

type Task = Pick<FundTask, 'noun' | 'task' | 'number' | 'amount'>;

/** Says what is to be done with money, as the rest of a sentence: "check fund request 3 of ₹5 L". */
export function fundTaskWords({ noun, task, number, amount }: Task): string {
  const money = amount === null ? '' : formatRupeesShort(amount);
  const record =
    noun === 'utilisation' ? `utilisation statement ${number}` : `fund request ${number} of ${money}`;
  switch (task) {
    case 'agree':
      return `agree to the terms of a grant of ${money}`;
    case 'close':
      return `close a grant of ${money}`;
    case 'send':
      return `send ${record}`;
    case 'send-again':
      return `change ${record}, which was returned, and send it again`;
    case 'check':
      return `check ${record}`;
    case 'approve':
      return `approve ${record}`;
    case 'pay':
      return `prepare the payment of ${money} for fund request ${number}`;
    case 'pay-again':
      return `prepare another payment of ${money} for fund request ${number}: one bounced`;
    case 'authorise':
      return `authorise a payment of ${money}`;
    case 'initiate':
      return `send a payment of ${money} and enter its UTR`;
    case 'confirm':
      return noun === 'refund'
        ? `confirm that a refund of ${money} has arrived`
        : `confirm that a payment of ${money} has arrived`;
    case 'accept':
      return noun === 'reallocation' ? `answer a move of ${money} between budget heads` : `accept ${record}`;
  }
}

/** What the button of such a task says. */
export const FUND_BUTTONS: Record<FundTask['task'], string> = {
  agree: 'Read terms',
  close: 'Close',
  send: 'Send',
  'send-again': 'Change',
  check: 'Check',
  approve: 'Approve',
  pay: 'Prepare',
  'pay-again': 'Prepare',
  authorise: 'Authorise',
  initiate: 'Enter UTR',
  confirm: 'Confirm',
  accept: 'Read',
};

/** Begins a sentence with the words. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Turn = Pick<
  PartnersTurn,
  'kind' | 'id' | 'task' | 'number' | 'amount' | 'collaboration_id' | 'grant_id'
>;

/** Says what a partner is to do, as the rest of a sentence: "answer the report". */
export function taskWords({ kind, task, number, amount }: Turn): string {
  switch (kind) {
    case 'request':
      return 'answer a collaboration request';
    case 'report':
      return 'accept or return a progress report';
    case 'budget':
      return `answer the proposal of a budget of ${formatRupeesShort(amount ?? 0)}`;
    case 'milestone':
      return 'complete a milestone that is late';
    default:
      return task ? fundTaskWords({ noun: kind, task, number, amount }) : '';
  }
}

/** Returns the address of a record in the workspace; null for a request, which has none. */
export function placeOf({ kind, id, collaboration_id, grant_id }: Turn): string | null {
  if (kind === 'request' || collaboration_id === null) return null;
  if (kind === 'report') return reportPath(collaboration_id, id);
  if (kind === 'milestone') return milestonePath(collaboration_id, id);
  if (kind === 'budget' || grant_id === null) return workspacePath(collaboration_id);
  return fundPath({ noun: kind, collaboration_id, grant_id });
}
