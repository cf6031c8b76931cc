import type { Page } from '@playwright/test';
import { expect, signInAs } from '#platform/testing/browser.ts';

/** Makes a call that must succeed, as the person who is signed in on the page. @returns its data. */
export async function callAs(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/service/api${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

interface SignIn {
  email: string;
  password: string;
}

/** Signs a person in, on a page that needs nothing. */
export async function arrive(page: Page, { email, password }: SignIn): Promise<void> {
  await signInAs(page, email, password);
  await page.goto('/terms');
}

/** Signs two organisations in and starts a collaboration that the first leads. @returns its id. */
export async function collaborate(
  [lead, leadSignIn]: [Page, SignIn],
  [partner, partnerSignIn]: [Page, SignIn],
  title: string,
): Promise<string> {
  await Promise.all([arrive(lead, leadSignIn), arrive(partner, partnerSignIn)]);
  const user = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const { id } = await callAs(lead, 'POST', '/collaboration-requests', {
    target_profile_id: user.id,
    collaboration_objective:
      'Wells, tanks and pumps in sixty villages, with training for those who keep them.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
  const answer = { status: 'accepted', title };
  return (await callAs(partner, 'PATCH', `/collaboration-requests/${id}`, answer)).collaboration_id;
}
