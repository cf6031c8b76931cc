import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, ngo, admin] = DEMO_SIGN_INS;
const WEBINAR = 'What a baseline of 120 villages taught us';

test('two members want the one place of a webinar: who waits gets it when it is given back', async ({
  page,
  newPerson,
}) => {
  if (!corporate || !ngo || !admin) throw new Error('the demo data has no sign-ins');
  const office = await newPerson();
  await signInAs(office, admin.email, admin.password);
  await office.goto('/learn?tab=courses&type=webinar');
  const card = office.getByRole('article', { name: WEBINAR });
  await expect(card.getByText(/places left/)).toBeVisible();
  await card.getByRole('link', { name: WEBINAR }).click();
  const dates = office.getByRole('region', { name: 'Dates' });
  await dates.getByRole('button', { name: 'Add date' }).click();
  const dialog = office.getByRole('dialog', { name: 'Add date' });
  await dialog.getByRole('button', { name: 'Add date' }).click();
  await expect(dialog.getByText('Please enter date and time')).toBeVisible();
  await dialog.getByLabel('Day').fill('2036-02-01');
  await dialog.getByLabel('Begins at (IST)').fill('00:30');
  await dialog.getByLabel('Places').fill('1');
  await dialog.getByLabel('Join link').fill('https://meet.example/one-place');
  await dialog.getByRole('button', { name: 'Add date' }).click();
  const time = '1 Feb 2036, 12:30 am to 1:30 am IST';
  await expect(dates.getByRole('article', { name: time }).getByText('1 place left')).toBeVisible();
  const address = new URL(office.url()).pathname;

  await signInAs(page, corporate.email, corporate.password);
  await page.goto(address);
  const first = page.getByRole('article', { name: time });
  await first.getByRole('button', { name: 'Register' }).click();
  await expect(first.getByText('You have a place.')).toBeVisible();
  await expect(first.getByRole('link', { name: /meet\.example/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: /Calendar file/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  const other = await newPerson();
  await signInAs(other, ngo.email, ngo.password);
  await other.goto(address);
  const second = other.getByRole('article', { name: time });
  await second.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(second.getByText('You are number 1 on the waiting list.', { exact: false })).toBeVisible();
  await expect(second.getByRole('link', { name: /meet\.example/ })).toHaveCount(0);
  await expectAccessible(other, { thoroughly: true });

  await first.getByRole('button', { name: 'Give place back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give place back' }).click();
  await expect(toast(page, 'You gave your place back')).toBeVisible();
  await expect(first.getByText('Full, with a waiting list')).toBeVisible();
  await other.reload();
  await expect(second.getByText('You have a place.')).toBeVisible();

  await office.reload();
  await office.getByRole('button', { name: `Cancel date ${time}` }).click();
  const cancel = office.getByRole('dialog');
  await expectAccessible(office, { state: 'asking for a reason' });
  await cancel.getByLabel('Reason').fill('The trainer is ill.');
  await cancel.getByRole('button', { name: 'Cancel date' }).click();
  await expect(dates.getByRole('article', { name: time }).getByText('Cancelled')).toBeVisible();
  const visitor = await newPerson();
  await visitor.goto(address);
  await expect(visitor.getByText('The trainer is ill.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Log in to register' }).first()).toBeVisible();
});
