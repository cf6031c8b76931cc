import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, ngo] = DEMO_SIGN_INS;
const INDICATOR = 'Women who keep the accounts of a savings group on their own';
const TITLE = 'Savings groups in the quarter of their first accounts';

test('an NGO measures and reports; the company returns, then accepts', async ({ page, newPerson }) => {
  if (!corporate || !ngo) throw new Error('the demo data has no sign-ins');
  const partner = await newPerson();
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/collaborations');
  const card = page.getByRole('article').filter({ hasText: 'Reading rooms' }).first();
  await card.getByRole('link', { name: /^Workspace/ }).click();
  await page.getByRole('link', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(/\/collaborations\/collab_\w+\//);
  await page.getByRole('tab', { name: 'Impact' }).click();
  await expect(page).toHaveURL(/\/impact$/);
  const address = page.url();
  const item = page.getByRole('listitem').filter({ hasText: INDICATOR }).first();

  await test.step('an indicator, whose fields are checked', async () => {
    await page.getByRole('button', { name: 'Add indicator' }).click();
    const dialog = page.getByRole('dialog', { name: 'New indicator' });
    await dialog.getByRole('button', { name: 'Add indicator' }).click();
    await expect(dialog.getByText('Please say what is counted')).toBeVisible();
    await dialog.getByLabel('Name').fill(INDICATOR);
    await dialog.getByLabel('Unit').fill('women');
    await dialog.getByRole('textbox', { name: 'Baseline', exact: true }).fill('20');
    await dialog.getByLabel('Baseline day').fill('2026-01-01');
    await dialog.getByRole('textbox', { name: 'Target', exact: true }).fill('10');
    await dialog.getByLabel('Target day').fill('2030-01-01');
    await dialog.getByRole('button', { name: 'Add indicator' }).click();
    await expect(dialog.getByText('the target must be above the baseline')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Target', exact: true }).fill('1250.5');
    await expectAccessible(page, { state: 'the dialog of an indicator' });
    await dialog.getByRole('button', { name: 'Add indicator' }).click();
    await expect(dialog).toBeHidden();
    await expect(item).toContainText('No reading yet');
  });

  await test.step('a reading', async () => {
    await page.getByRole('button', { name: `Add reading of ${INDICATOR}` }).click();
    const dialog = page.getByRole('dialog', { name: /New reading/ });
    await dialog.getByLabel('Value in women').fill('640');
    await dialog.getByRole('button', { name: 'Add reading' }).click();
    await expect(toast(page, 'Reading added')).toBeVisible();
    await expect(item).toContainText('On track');
    await page.getByRole('button', { name: `Chart and readings of ${INDICATOR}` }).click();
    await expect(item.getByRole('img', { name: /planned and reached by day/ })).toBeVisible();
    await item.getByText(/^Table: .*planned and reached by day/).click();
    await expect(item.getByRole('cell', { name: '640' })).toBeVisible();
    await expectAccessible(page, { state: 'an opened indicator' });
    await page.setViewportSize({ width: 360, height: 760 });
    const topOf = async (name: RegExp) => (await item.getByRole('button', { name }).boundingBox())?.y;
    expect(await topOf(/^Chart and readings/), 'in one row').toBe(await topOf(/^Add reading of/));
    expect(await topOf(/^More actions/), 'beside the name').toBeLessThan(
      (await topOf(/^Add reading of/)) ?? 0,
    );
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the company sees it without a reload, on a phone too', async () => {
    await signInAs(partner, corporate.email, corporate.password);
    await partner.setViewportSize({ width: 360, height: 760 });
    await partner.goto(address);
    await expect(partner.getByRole('heading', { name: INDICATOR })).toBeVisible();
    const overflow = () =>
      partner.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await expectAccessible(partner, { state: 'the tab Impact on a phone' });
    await page
      .getByRole('button', { name: /^Delete the reading/ })
      .first()
      .click();
    await expect(partner.getByRole('listitem').filter({ hasText: INDICATOR })).toContainText(
      'No reading yet',
    );
    await toast(page, 'Reading deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(partner.getByRole('listitem').filter({ hasText: INDICATOR })).toContainText('On track');
  });

  await test.step('a report is drafted and sent', async () => {
    await page.getByRole('tab', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Add report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a report' });
    await dialog.getByLabel('Title').fill(TITLE);
    await dialog.getByLabel('Summary').fill('The first groups keep their own books.');
    await dialog.getByRole('button', { name: 'Add report' }).click();
    const report = page.getByRole('article', { name: TITLE });
    await expect(report).toContainText('Draft');
    await expect(report.getByRole('row').filter({ hasText: INDICATOR })).toContainText('640');
    await expectAccessible(page, { state: 'a draft of a report' });
    await report.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toContainText('Sent on');
  });

  await test.step('the company returns it with a reason; the NGO changes it and sends it again', async () => {
    await partner.getByRole('tab', { name: 'Reports' }).click();
    await partner.getByRole('button', { name: TITLE }).click();
    await partner.getByRole('button', { name: 'Return', exact: true }).click();
    const dialog = partner.getByRole('dialog', { name: 'Return this report?' });
    await dialog.getByRole('button', { name: 'Return report' }).click();
    await expect(dialog.getByText('Please say what should be changed')).toBeVisible();
    await dialog.getByLabel('What should be changed').fill('Please name the groups.');
    await dialog.getByRole('button', { name: 'Return report' }).click();
    const report = page.getByRole('article', { name: TITLE });
    await expect(report).toContainText('Please name the groups.');
    await report.getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit report' });
    await editing.getByLabel('Summary').fill('The groups of Karad and Patan keep their own books.');
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expect(editing).toBeHidden();
    await report.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(partner.getByText('The groups of Karad and Patan')).toBeVisible();
  });

  await test.step('the company accepts it, and both save it as PDF', async () => {
    await partner.getByRole('button', { name: 'Accept', exact: true }).click();
    await partner.getByRole('button', { name: 'Accept report' }).click();
    await expect(page.getByRole('article', { name: TITLE })).toContainText('Accepted');
    await expectAccessible(partner, { state: 'an accepted report on a phone' });
    for (const reader of [page, partner]) {
      const download = reader.waitForEvent('download');
      await reader.getByRole('button', { name: 'Download PDF' }).click();
      expect((await download).suggestedFilename()).toBe(`${TITLE}.pdf`);
    }
  });
});
