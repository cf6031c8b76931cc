import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';

const owner = DEMO_SIGN_INS.find(({ role }) => role === 'Corporate') ?? { email: '', password: '' };
const ASHA = { email: 'asha.rao@tungavarna.example', name: 'Asha Rao', password: 'seven quiet herons' };

test('an owner invites a colleague, who signs up, works, gets another role and is removed at once', async ({
  page,
  newPerson,
}) => {
  await signInAs(page, owner.email, owner.password);
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    /required|enter/i,
  );
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(ASHA.email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('owner');
  await expect(page.getByRole('textbox', { name: 'Your password' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('viewer');
  await expect(page.getByRole('textbox', { name: 'Your password' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Message (optional)' }).fill('Please look at our reports.');
  await expectAccessible(page, { state: 'the form of an invitation', thoroughly: true });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();

  const asha = await newPerson();
  await asha.setViewportSize({ width: 360, height: 740 });
  const link = await linkInOutbox(asha, ASHA.email, 'You are invited to an organisation on Dayitva');
  await asha.goto(link);
  await expect(asha.getByRole('heading', { name: /^Work for Tungavarna/ })).toBeVisible();
  await expect(asha.getByText('Please look at our reports.')).toBeVisible();
  await asha.getByRole('textbox', { name: 'Your name' }).fill(ASHA.name);
  await asha.getByRole('textbox', { name: 'Password', exact: true }).fill(ASHA.password);
  await asha.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await expectAccessible(asha, { state: 'the page of an invitation', thoroughly: true });
  await asha.getByRole('button', { name: 'Make account and accept' }).click();
  await expect(toast(asha, 'Welcome')).toBeVisible();

  await asha.goto('/account');
  await expect(asha.getByRole('list', { name: 'Organisations' }).getByText('Viewer')).toBeVisible();
  await expectAccessible(asha, { state: 'the account of a colleague', thoroughly: true });
  await asha.goto(link);
  await expect(asha.getByRole('alert')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: ASHA.name })).toBeVisible();
  await page.getByRole('combobox', { name: `${ASHA.name}’s role` }).selectOption('manager');
  await expect(toast(page, 'Role changed')).toBeVisible();
  await asha.goto('/account');
  await expect(asha.getByRole('list', { name: 'Organisations' }).getByText('Manager')).toBeVisible();

  const remove = page.getByRole('button', { name: `Remove ${ASHA.name}` });
  for (const [role, label] of [
    ['owner', 'Owner'],
    ['manager', 'Manager'],
  ] as const) {
    await page.getByRole('combobox', { name: `${ASHA.name}’s role` }).selectOption(role);
    await page.getByRole('textbox', { name: 'Your password' }).fill(owner.password);
    if (role === 'owner') await expectAccessible(page, { state: 'the password before a new owner' });
    await page.getByRole('button', { name: `Change role to ${label}` }).click();
    await expect(page.getByRole('textbox', { name: 'Your password' })).toBeHidden();
    await expect(remove).toBeVisible({ visible: role === 'manager' });
    await expect(page.getByText('To remove an owner, change the role first.')).toBeVisible({
      visible: role === 'owner',
    });
  }

  await remove.click();
  await expectAccessible(page, { state: 'the question before somebody is removed' });
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page, 'Removed')).toBeVisible();
  await expect(page.getByRole('heading', { name: ASHA.name })).toBeHidden();
  await asha.goto('/collaborations');
  await expect(asha).toHaveURL(/\/login/);
});
