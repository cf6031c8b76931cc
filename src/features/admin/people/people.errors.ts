import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const peopleErrors = defineErrors({
  MEMBER_CHANGED: [409, 'Another admin has just changed this member. Please look at the page again.'],
  MERGE_REFUSED: [409, 'These two members cannot be merged.'],
  MERGED_FOR_GOOD: [409, 'This account was merged into another one. A merge cannot be undone.'],
  OWN_SUSPENSION: [409, 'You cannot suspend your own account.'],
  ADMIN_NOT_SUSPENDABLE: [
    409,
    'This member is an admin. Take the admin rights away first, then suspend the account.',
  ],
  ADMIN_BY_SETTING: [
    409,
    'The setting ADMIN_EMAIL makes this account an admin. Ask the operator to change the setting first.',
  ],
  CANNOT_BE_ADMIN: [
    409,
    'Only a member with a confirmed email address, who is not suspended or leaving, can become an admin.',
  ],
  EMAIL_CONFIRMED: [409, 'This member has confirmed the email address already.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof peopleErrors> {}
}
