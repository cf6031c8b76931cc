import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const owner = DEMO_SIGN_INS.find(({ role }) => role === 'Corporate') ?? { email: '', password: '' };
const manager = DEMO_COLLEAGUES.find(({ of, role }) => of === 'tungavarna' && role === 'manager') ?? {
  email: '',
  password: '',
  name: '',
};

test('an owner deletes the organisation, its people read of it everywhere, and a second owner keeps it', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  await signInAs(page, owner.email, owner.password);
  await page.goto('/profile?tab=settings');
  await page.getByRole('combobox', { name: `${manager.name}’s role` }).selectOption('owner');
  await page.getByRole('textbox', { name: 'Your password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Change role to Owner' }).click();
  await expect(page.getByRole('textbox', { name: 'Your password' })).toBeHidden();

  const open = page.getByRole('button', { name: 'Delete organisation' });
  await open.focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Name of the organisation' });
  await expect(name).toBeFocused();
  await expect(page.getByText(`${manager.name}, who works for no other organisation`)).toBeVisible();
  await name.fill('Tungavarna');
  await page.getByRole('textbox', { name: 'Your password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Delete the organisation' }).click();
  await expect(page.getByText(/^Please type the name exactly/)).toBeVisible();
  await expectAccessible(page, { state: 'the form that deletes an organisation', thoroughly: true });
  await name.fill(
    (await page.getByText(/^To confirm, type: /).innerText()).replace('To confirm, type: ', ''),
  );
  await page.getByRole('textbox', { name: 'Your password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Delete the organisation' }).click();
  const notice = page.getByRole('complementary', { name: 'Deletion of the organisation' });
  await expect(notice).toBeVisible();
  await expect(open).toBeHidden();

  const colleague = await newPerson();
  await colleague.setViewportSize({ width: 360, height: 740 });
  await signInAs(colleague, manager.email, manager.password);
  await colleague.goto('/collaborations');
  const read = colleague.getByRole('complementary', { name: 'Deletion of the organisation' });
  await expect(read.getByText(/will be deleted on/)).toBeVisible();
  await expectAccessible(colleague, { state: 'the notice of a deletion', thoroughly: true });
  await read.getByRole('button', { name: 'Keep the organisation' }).click();
  await expect(toast(colleague, 'Deletion cancelled')).toBeVisible();
  await expect(read).toBeHidden();

  await page.reload();
  await expect(open).toBeVisible();
  await expect(notice).toBeHidden();
});
