import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { testimonialBody } from '#platform/testing/records.ts';

const signInOf = (role: string) =>
  DEMO_SIGN_INS.find((one) => one.role === role) ?? { email: '', password: '' };
const [admin, ngo] = [signInOf('Admin'), signInOf('NGO')];

test('an admin refuses a story with a reason, its author answers once, and the admin publishes it', async ({
  page,
  newPerson,
}) => {
  const author = await newPerson();
  await signInAs(author, ngo.email, ngo.password);
  const { email, password } = ngo;
  const name = `Asha Devi ${crypto.randomUUID().slice(0, 8)}`;
  const { session } = (
    await (await author.request.post('/service/api/auth/signin', { data: { email, password } })).json()
  ).data;
  const headers = { authorization: `Bearer ${session.access_token}` };
  const sent = await author.request.post('/service/api/testimonials', {
    headers,
    data: testimonialBody({ name }),
  });
  expect(sent.status()).toBe(201);

  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/moderation?kind=testimonial');
  const item = page.getByRole('article', { name: `${name}, Jal Trust` });
  const open = item.getByRole('button', { name: `${name}, Jal Trust` });
  await open.press('Enter');
  await item.getByRole('radio', { name: 'Decline' }).check();
  await item.getByRole('button', { name: 'Decide and go to the next' }).click();
  await expect(item.getByText('Please give a reason')).toBeVisible();
  await expectAccessible(page, { state: 'an open item', thoroughly: true });
  await item.getByRole('textbox', { name: 'Reason' }).fill('Please name the villages.');
  await item.getByRole('button', { name: 'Decide and go to the next' }).click();
  await expect(toast(page, 'Refused')).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-item]:focus, h2:focus')).toHaveCount(1);

  await author.goto('/profile?tab=stories');
  await expect(author.getByText('Why it was declined: Please name the villages.')).toBeVisible();
  await author.getByRole('button', { name: `Answer once: ${name}` }).click();
  const dialog = author.getByRole('dialog', { name: 'Answer this decision?' });
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('They are Basia and Palkot.');
  await expectAccessible(author, { state: 'the answer' });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(author, 'Answer sent')).toBeVisible();
  await expect(author.getByRole('button', { name: `Answer once: ${name}` })).toHaveCount(0);

  // The page of its area shows the answer as the queue does.
  await page.goto('/admin/stories');
  const pending = page.getByRole('article', { name });
  await expect(pending.getByText('They are Basia and Palkot.')).toBeVisible();
  await expect(pending.getByText('Please name the villages.')).toBeVisible();
  await expectAccessible(page, { state: 'an answered story' });

  await page.goto('/admin/moderation?answered=yes');
  await open.press('Enter');
  await expect(item.getByText('They are Basia and Palkot.')).toBeVisible();
  await expect(item.getByText('Please name the villages.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await item.getByRole('radio', { name: 'Publish' }).check();
  await item.getByRole('button', { name: 'Decide and go to the next' }).press('Enter');
  await expect(toast(page, 'Accepted')).toBeVisible();
  await expect(item).toHaveCount(0);

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('heading', { name: `${name}, Jal Trust` })).toHaveCount(2);
  await expectAccessible(page, { state: 'the log' });
});
