import { expect, test } from 'vitest';
import { CONSENT_NOTICES } from '#features/accounts/consents/consent-notices.data.ts';
import { PRIVACY } from './privacy.data.ts';

test('the policy on /privacy has the version of the notice that members agree to', () => {
  expect(PRIVACY.version).toBe(CONSENT_NOTICES.at(-1)?.version);
});
