import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const fundsErrors = defineErrors({
  GRANT_NOT_FOUND: [404, 'Grant not found'],
  FUND_REQUEST_NOT_FOUND: [404, 'Fund request not found'],
  RELEASE_NOT_FOUND: [404, 'Payment not found'],
  EXPENSE_NOT_FOUND: [404, 'Expense not found'],
  UTILISATION_NOT_FOUND: [404, 'Utilisation statement not found'],
  BANK_ACCOUNT_NOT_FOUND: [404, 'Bank account not found'],
  REFUND_NOT_FOUND: [404, 'Refund not found'],
  REALLOCATION_NOT_FOUND: [404, 'This move between heads was not found'],
  TRANCHE_NOT_FOUND: [404, 'Tranche not found'],
  CONDITION_NOT_FOUND: [404, 'Condition not found'],
  OTHER_SIDE: [403, 'This is for the other organisation of the grant to do.'],
  FUNDS_ROLE_FORBIDS: [403, 'Your role does not allow this. An owner of your organisation can change it.'],
  GRANT_NEEDS_PARTIES: [
    409,
    'A grant is between one company and one NGO of this collaboration. Please invite the other side first.',
  ],
  MOVE_NOT_POSSIBLE: [409, 'This cannot be done now. Please reload and look at the state.'],
  GRANT_CHANGED: [409, 'The grant was changed since you opened it. Please read it again.'],
  ALREADY_AGREED: [409, 'Your side has agreed to this version already.'],
  SAME_PERSON: [409, 'Another person of your organisation has to do this: two people look at money.'],
  CONDITIONS_NOT_MET: [409, 'Not all conditions are met.'],
  BEYOND_BUDGET: [409, 'This is more than there is left.'],
  PAPER_NOT_VALID: [409, 'A paper of the NGO is not valid today.'],
  ACCOUNT_MISSING: [409, 'The NGO has no confirmed bank account that can take this money.'],
  ACCOUNT_TOO_NEW: [
    409,
    'The bank account of the NGO is too new: it can be used 48 hours after it was confirmed.',
  ],
  ACCOUNT_ALREADY_THERE: [409, 'This bank account is already entered.'],
  ACCOUNT_WRONG_KIND: [
    409,
    'This account cannot take this money: foreign money goes to the FCRA account only.',
  ],
  UTR_ALREADY_USED: [409, 'This UTR belongs to another payment. Please check it.'],
  BILL_CHARGED_ELSEWHERE: [409, 'This bill is charged already.'],
  EXPENSE_REPORTED: [409, 'This expense is in a statement that was sent. It changes no more.'],
  NOTHING_TO_REPORT: [409, 'There are no expenses of this period that are not reported yet.'],
  NO_GOVERNMENT_MONEY: [
    409,
    'This grant has no money of a government, so it has no certificate GFR 12-A. Its terms can say otherwise.',
  ],
  PRACTITIONER_LINK_INVALID: [404, 'This link no longer works. Please ask the NGO for a new one.'],
  STATEMENT_NOT_SENT: [
    409,
    'Please send the statement first: a chartered accountant confirms what was sent.',
  ],
  UDIN_ALREADY_USED: [409, 'This UDIN belongs to another report. Please check it.'],
  CODE_UNKNOWN: [404, 'No statement has this code. If someone showed it to you, do not rely on it.'],
  GRANT_NOT_READY_TO_CLOSE: [409, 'This grant cannot be closed yet.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof fundsErrors> {}
}
