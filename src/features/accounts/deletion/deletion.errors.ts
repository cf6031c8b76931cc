import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const deletionErrors = defineErrors({
  ONLY_OWNER_LEAVES: [
    409,
    'You are the only owner of an organisation with other people. Hand its ownership over first, or delete the organisation too.',
  ],
  OWNER_LEAVES: [
    409,
    'You are about to delete your account, and the organisation has no other owner. Keep your account first.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof deletionErrors> {}
}
