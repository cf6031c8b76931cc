import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';

const owner = DEMO_SIGN_INS.find(({ role }) => role === 'NGO') ?? { email: '', password: '' };
const OFFICE = 'office@aksharvan-trust.example';
const MEERA = {
  email: 'meera.kulkarni@aksharvan-trust.example',
  name: 'Meera Kulkarni',
  password: 'seven quiet herons',
};

test('an owner claims a domain, and a colleague asks to join by it, waits, and works there once accepted', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  await signInAs(page, owner.email, owner.password);
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Claim a domain' }).click();
  const address = page.getByRole('textbox', { name: 'Email address of the domain' });
  await address.fill('aksharvan@gmail.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is a public mail provider')).toBeVisible();
  await address.fill(OFFICE);
  await expectAccessible(page, { state: 'the form of a domain' });
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Link sent')).toBeVisible();
  await expect(page.getByText('Waits for the link')).toBeVisible();

  await page.goto(await linkInOutbox(page, OFFICE, 'Confirm the domain of an organisation'));
  await expectAccessible(page, { state: 'the page of a domain', thoroughly: true });
  await page.getByRole('button', { name: 'Confirm the domain' }).click();
  await expect(page.getByRole('heading', { name: 'Domain confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'See people and domains' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const meera = await newPerson();
  await meera.setViewportSize({ width: 360, height: 740 });
  await meera.goto('/register?type=ngo');
  await meera.getByRole('button', { name: 'Next' }).click();
  await meera.getByRole('textbox', { name: 'Email', exact: true }).fill(MEERA.email);
  await meera.getByRole('link', { name: 'Ask to join it' }).click();
  await expect(meera.getByRole('heading', { name: 'Join your organisation' })).toBeVisible();
  await expect(meera.getByRole('textbox', { name: 'Your email address at work' })).toHaveValue(MEERA.email);
  await expectAccessible(meera, { state: 'the page that asks for the address' });
  await meera.getByRole('button', { name: 'Send me the link' }).click();
  await expect(meera.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await meera.goto(await linkInOutbox(meera, MEERA.email, 'Ask to join your organisation on Dayitva'));
  await expect(meera.getByRole('heading', { name: /^Join Aksharvan/ })).toBeVisible();
  await meera.getByRole('button', { name: 'Ask to join' }).click();
  await expect(meera.getByText('Your name is required')).toBeVisible();
  await meera.getByRole('textbox', { name: 'Your name' }).fill(MEERA.name);
  await meera.getByRole('textbox', { name: 'Password', exact: true }).fill(MEERA.password);
  await meera.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await expectAccessible(meera, { state: 'the page that asks to join', thoroughly: true });
  await meera.getByRole('button', { name: 'Ask to join' }).click();
  await expect(meera.getByRole('heading', { name: 'Your request was sent' })).toBeFocused();

  const signIn = async () => {
    await meera.goto('/login');
    await meera.getByRole('textbox', { name: 'Email' }).fill(MEERA.email);
    await meera.getByRole('textbox', { name: 'Password' }).fill(MEERA.password);
    await meera.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn();
  await expect(meera.getByText(/waits for the answer of an owner/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: MEERA.name })).toBeVisible();
  await page.getByRole('combobox', { name: `Role for ${MEERA.name}` }).selectOption('member');
  await expectAccessible(page, { state: 'the people with one who asks', thoroughly: true });
  await page.getByRole('button', { name: `Accept ${MEERA.name}` }).click();
  await expect(toast(page, 'Accepted')).toBeVisible();
  await expect(page.getByRole('combobox', { name: `${MEERA.name}’s role` })).toHaveValue('member');

  await signIn();
  await expect(meera).toHaveURL(/\/$/);
  await meera.goto('/account');
  await expect(
    meera.getByRole('list', { name: 'Organisations' }).getByText('Member', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Remove aksharvan-trust/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page, 'Removed')).toBeVisible();
});

test('the account page says when it could not look for the organisation, and looks again', async ({
  page,
}) => {
  await signInAs(page, owner.email, owner.password);
  await page.route('**/join-offer', (route) => route.abort());
  await page.goto('/account');
  const failed = page.getByRole('alert').filter({ hasText: 'We could not look for your organisation' });
  await expect(failed).toBeVisible();
  await expectAccessible(page, { state: 'without the look for an organisation' });
  await page.unroute('**/join-offer');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
});
