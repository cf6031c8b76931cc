import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const MEMBER = 'Teesta Organic Young Farmers Forum';
const VERIFIED = 'Patkai Youth Enterprise Network';

test('an admin who opens a request has the focus at its head, and a safe link to the website', async ({
  page,
}) => {
  await signInAs(page, 'admin@dayitva.example', 'demo-admin');
  await page.goto('/admin/verifications');
  await page.getByRole('link', { name: MEMBER }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: MEMBER })).toBeFocused();
  const website = page.getByRole('link', { name: 'teestaorganic.example (opens in a new tab)' });
  await expect(website).toHaveAttribute('href', 'https://teestaorganic.example');
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('a reason that was discarded is not there when the dialog opens again', async ({ page }) => {
  await signInAs(page, 'admin@dayitva.example', 'demo-admin');
  await page.goto('/admin/verifications?status=granted');
  await page.getByRole('link', { name: VERIFIED }).click();
  await page.getByRole('button', { name: 'Revoke this level' }).click();
  const dialog = page.getByRole('dialog', { name: /^Revoke level/ });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The audit report was withdrawn.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Revoke this level' })).toBeFocused();
  await page.getByRole('button', { name: 'Revoke this level' }).click();
  await expect(reason).toHaveValue('');
});

test('focus moves to the head of the list after a review, but not on the first visit', async ({ page }) => {
  await signInAs(page, 'admin@dayitva.example', 'demo-admin');
  await page.goto('/admin/verifications?status=granted');
  const heading = page.getByRole('heading', { level: 1, name: 'Verification', exact: true });
  const opener = page.getByRole('link', { name: VERIFIED });
  await expect(opener).toBeVisible();
  await expect(heading).not.toBeFocused();
  await opener.click();
  await expect(page.getByRole('heading', { level: 1, name: VERIFIED })).toBeFocused();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(heading).toBeFocused();
  await expect(opener).toBeVisible();
});

test('an admin signs a member out everywhere, after a question', async ({ page }) => {
  await signInAs(page, 'admin@dayitva.example', 'demo-admin');
  await page.goto('/admin/verifications');
  await page.getByRole('link', { name: MEMBER }).click();
  const opener = page.getByRole('button', { name: 'Sign this member out everywhere' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Sign this member out everywhere?' });
  await expect(dialog).toContainText(MEMBER);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  // An earlier journey may have signed the member in at this server.
  await expect(toast(page, 'No one was signed in').or(toast(page, 'Signed out'))).toBeVisible();
  await expect(opener).toBeFocused();
});

test('an admin sees that a name mixes alphabets', async ({ page, newPerson }) => {
  const ngo = DEMO_SIGN_INS.find(({ role }) => role === 'NGO');
  if (!ngo) throw new Error('the demo data has no NGO that signs in');
  const other = await newPerson();
  const answer = await other.request.post('/service/api/auth/signin', {
    data: { email: ngo.email, password: ngo.password },
  });
  const { access_token } = (await answer.json()).data.session;
  const headers = { authorization: `Bearer ${access_token}` };
  const rename = async (full_name: string) => {
    const renamed = await other.request.put('/service/api/profile/profile', { headers, data: { full_name } });
    expect(renamed.status()).toBe(200);
  };
  const profile = await other.request.get('/service/api/profile/profile', { headers });
  const { full_name, organization_name } = (await profile.json()).data;
  await signInAs(page, 'admin@dayitva.example', 'demo-admin');
  await rename('V\u0430ishali Deshmukh');
  await page.goto('/admin/verifications?status=granted');
  await page.getByRole('link', { name: organization_name }).first().click();
  await expect(page.getByText('This name mixes alphabets: Latin and Cyrillic')).toBeVisible();
  await expectAccessible(page);
  await rename(full_name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: organization_name })).toBeVisible();
  await expect(page.getByText('This name mixes alphabets')).toHaveCount(0);
});
