import { defineArea } from '#platform/server/noun.ts';
import { accessTokensNoun } from './access-tokens/access-tokens.noun.ts';
import { accountNoun } from './account/account.noun.ts';
import { adminAccessNoun } from './admin-access/admin-access.noun.ts';
import { consentsNoun } from './consents/consents.noun.ts';
import { deletionNoun } from './deletion/deletion.noun.ts';
import { domainClaimsNoun } from './domain-claims/domain-claims.noun.ts';
import { emailChangeNoun } from './email-change/email-change.noun.ts';
import { emailVerificationNoun } from './email-verification/email-verification.noun.ts';
import { invitationsNoun } from './invitations/invitations.noun.ts';
import { joinRequestsNoun } from './join-requests/join-requests.noun.ts';
import { membershipsNoun } from './memberships/memberships.noun.ts';
import { ownAccountNoun } from './own-account/own-account.noun.ts';
import { passwordResetNoun } from './password-reset/password-reset.noun.ts';
import { passwordsNoun } from './passwords/passwords.noun.ts';
import { sessionsNoun } from './sessions/sessions.noun.ts';
import { signInNoun } from './sign-in/sign-in.noun.ts';
import { signUpNoun } from './sign-up/sign-up.noun.ts';
import { twoFactorNoun } from './two-factor/two-factor.noun.ts';
import { webhooksNoun } from './webhooks/webhooks.noun.ts';

export const accountsArea = defineArea('accounts', [
  accessTokensNoun,
  accountNoun,
  adminAccessNoun,
  consentsNoun,
  deletionNoun,
  domainClaimsNoun,
  emailChangeNoun,
  emailVerificationNoun,
  invitationsNoun,
  joinRequestsNoun,
  membershipsNoun,
  ownAccountNoun,
  passwordResetNoun,
  passwordsNoun,
  sessionsNoun,
  signInNoun,
  signUpNoun,
  twoFactorNoun,
  webhooksNoun,
]);
