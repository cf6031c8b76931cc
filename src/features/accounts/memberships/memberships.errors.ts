import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const membershipsErrors = defineErrors({
  COLLEAGUE_NOT_FOUND: [404, 'This person does not work for the organisation any more.'],
  LAST_OWNER: [409, 'The organisation needs an owner. Make someone else an owner first.'],
  OWNER_STAYS: [409, 'This person is an owner. Please change the role first; that asks for your password.'],
  OWN_MEMBERSHIP: [409, 'You cannot remove yourself. Leave the organisation on the Account page.'],
  ALREADY_COLLEAGUE: [409, 'This person works for the organisation already.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof membershipsErrors> {}
}
