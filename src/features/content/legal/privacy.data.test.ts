import { expect, test } from 'vitest';
import { CONSENT_NOTICES } from '#features/accounts/consents/consent-notices.data.ts';
import { PRIVACY } from './privacy.data.ts';

test('the policy on /privacy has the version and the first day of the notice that members agree to', () => {
  const { version, valid_from } = CONSENT_NOTICES.at(-1) ?? {};
  expect([PRIVACY.version, PRIVACY.effectiveFrom]).toEqual([version, valid_from]);
});
