import { defineNoun } from '#platform/server/noun.ts';
import { loadVerificationDemo } from './verification.demo.ts';
import { verificationErrors } from './verification.errors.ts';
import { verificationRoutes } from './verification.routes.ts';
import { verificationRecords } from './verification-records.service.ts';

export const verificationNoun = defineNoun({
  routes: (bind, parts) => verificationRoutes(bind, parts.config),
  records: verificationRecords,
  errors: verificationErrors,
  demo: { load: loadVerificationDemo },
});
