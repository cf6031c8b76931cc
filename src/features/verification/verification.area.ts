import { defineArea } from '#platform/server/noun.ts';
import { noticesNoun } from './notices/notices.noun.ts';
import { registrationsNoun } from './registrations/registrations.noun.ts';
import { reviewNoun } from './review/review.noun.ts';
import { verificationNoun } from './verification/verification.noun.ts';

export const verificationArea = defineArea('verification', [
  noticesNoun,
  registrationsNoun,
  reviewNoun,
  verificationNoun,
]);
