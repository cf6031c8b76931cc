import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [, ngo, admin] = DEMO_SIGN_INS;
const OBJECTIVE = 'We would like to give two thousand books to village libraries.';

test("an admin reads a guest's request; the member does not see it", async ({ page, newPerson }) => {
  if (!ngo || !admin) throw new Error('the demo data has no sign-ins');
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: 'Requests from guests' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Requests from guests' })).toBeVisible();

  const member = await newPerson();
  await signInAs(member, ngo.email, ngo.password);
  await member.goto('/profile?tab=connections');
  const token = await member.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const profile = await (await member.request.get('/service/api/profile/profile', { headers })).json();
  const guest = await newPerson();
  const sent = await guest.request.post('/service/api/collaboration-requests', {
    data: {
      guest_name: 'Lalrinpuii Sailo',
      guest_email: 'lalrinpuii@visitor.example',
      target_profile_id: profile.data.id,
      collaboration_objective: OBJECTIVE,
      timeframe: '0-3 months',
      budget_band: 'Less than ₹10 Lakh',
    },
  });
  expect(sent.status()).toBe(201);

  await page.reload();
  const request = page.getByRole('article', { name: 'Lalrinpuii Sailo' });
  await expect(request).toContainText(OBJECTIVE);
  await expect(request).toContainText('Email, not confirmed');
  const email = request.getByRole('link', { name: 'lalrinpuii@visitor.example' });
  await expect(email).toHaveAttribute('href', 'mailto:lalrinpuii@visitor.example');
  const { created_at } = (await sent.json()).data;
  const last = new Date(Date.parse(created_at) + 30 * 24 * 3_600_000).toISOString();
  await expect(request).toContainText(`Kept until${formatInstant(last)}`);
  await expectAccessible(page);

  await member.reload();
  await expect(member.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible();
  await expect(member.getByText(OBJECTIVE)).toHaveCount(0);

  await request.getByRole('link', { name: profile.data.organization_name }).click();
  await expect(page).toHaveURL(new RegExp(`/marketplace\\?profile=${profile.data.id}`));
});

test('without requests the page says so', async ({ page }) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  await signInAs(page, admin.email, admin.password);
  await page.route('**/collaboration-requests/held*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/admin/requests');
  await expect(page.getByText('No requests from guests')).toBeVisible();
  await expectAccessible(page, { state: 'empty' });
});

test("the list of guests' requests says that it could not be loaded, and loads again", async ({ page }) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  await signInAs(page, admin.email, admin.password);
  await page.route('**/collaboration-requests/held*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/requests');
  await expect(page.getByText('Failed to load the requests')).toBeVisible();
  await page.unroute('**/collaboration-requests/held*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load the requests')).toHaveCount(0);
});
