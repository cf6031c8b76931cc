import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, ngo, admin] = DEMO_SIGN_INS;
const OBJECTIVE = 'We would like to give two thousand books to village libraries.';
const CLEANED = 'Two thousand books for village libraries.';

test("an admin edits a guest's request and passes it on; only then the member sees it, and closes it", async ({
  page,
  newPerson,
}) => {
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
  const last = new Date(Date.parse(created_at) + 30 * DAY_MS).toISOString();
  await expect(request).toContainText(`Kept until${formatInstant(last)}`);
  await expectAccessible(page);

  await member.reload();
  await expect(member.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible();
  await expect(member.getByText(OBJECTIVE)).toHaveCount(0);

  await expect(request.getByRole('link', { name: profile.data.organization_name })).toHaveAttribute(
    'href',
    `/marketplace?profile=${profile.data.id}`,
  );
  await request.getByRole('button', { name: 'Edit the request of Lalrinpuii Sailo' }).click();
  const words = page.getByRole('dialog', { name: 'Edit this request' });
  await words.getByLabel('Objective').fill(CLEANED);
  await expectAccessible(page, { state: 'editing' });
  await words.getByRole('button', { name: 'Save' }).click();
  await expect(request).toContainText(CLEANED);
  await request.getByText("Edited. Show the guest's own words").click();
  await expect(request.getByText(OBJECTIVE)).toBeVisible();
  await request.getByRole('button', { name: 'Pass on the request of Lalrinpuii Sailo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass on' }).click();
  await expect(toast(page, 'Request passed on')).toBeVisible();
  await expect(request).toHaveCount(0);

  await member.reload();
  const card = member.getByRole('article', { name: 'Lalrinpuii Sailo' });
  await expect(card).toContainText(CLEANED);
  await expect(card).toContainText('An admin has shortened or cleaned the words.');
  await expect(card.getByRole('link', { name: 'Reply by email' })).toBeVisible();
  await expectAccessible(member, { state: "a visitor's request" });
  await card.getByRole('button', { name: 'Close' }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Close request' }).click();
  await expect(toast(member, 'Request closed')).toBeVisible();
  await expect(card).toContainText('Closed');
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
