import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';

const MEMBER = 'Mithila Aripan Women Artists Trust';
const today = () => formatDay(dayInIndia(new Date()));

test.use({ reducedMotion: 'reduce' });

test('a member asks by keyboard, an admin opens a paper and decides, and a company sees level and day', async ({
  page,
  newPerson,
}) => {
  test.slow();
  await signInAs(page, 'office@aripan.example', 'demo-member');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Get verified' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for level 1' }).focus();
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Ask for level 1: documents checked' });
  await expect(asking.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask for level 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asking).toContainText('80G approval (section 354)');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Send request' }).focus();
  await page.keyboard.press('Enter');
  await expect(asking).toBeHidden();
  await expect(
    page.getByRole('heading', { name: `You asked for level 1, documents checked, on ${today()}` }),
  ).toBeFocused();

  const admin = await newPerson();
  await signInAs(admin, 'admin@dayitva.example', 'demo-admin');
  await admin.goto('/admin');
  await admin
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: 'Verification requests' })
    .click();
  await admin.getByRole('link', { name: MEMBER }).click();
  await expect(admin.getByRole('heading', { level: 1, name: MEMBER })).toBeVisible();
  const paper = admin.getByRole('listitem').filter({ hasText: '12A registration (section 332)' });
  await expect(paper.getByRole('definition').last()).toHaveText(/••••/);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Show full numbers' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('The numbers are shown in full')).toBeFocused();
  await expect(paper.getByRole('definition').last()).toHaveText(/[A-Z]{5}\d{4}[A-Z]/);
  await expectAccessible(admin);
  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Open 80G approval (section 354)' }).click();
  expect((await saving).suggestedFilename()).toBe('80G approval.pdf');
  await admin.getByRole('button', { name: 'Save decision' }).click();
  await expect(admin.getByText('Please choose to grant or refuse')).toBeVisible();
  await expect(admin.getByRole('radio', { name: 'Grant level 1' })).toBeFocused();
  await expect(admin.getByText('Please give a reason; the member can read it')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('radio', { name: 'Grant level 1' }).check();
  await admin.getByRole('textbox', { name: 'Reason' }).fill('All five papers agree with the registers.');
  await admin.getByRole('button', { name: 'Save decision' }).click();
  await expect(toast(admin, 'Level granted')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Revoke this level' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Open 80G approval (section 354)' })).toHaveCount(0);

  const link = await linkInOutbox(page, 'office@aripan.example', 'You are verified: documents checked');
  await page.goto(link);
  await expect(page.getByText(`Verified: documents checked · ${today()}`)).toBeVisible();
  await expect(page.getByText('All five papers agree with the registers.')).toBeVisible();
  await page.goto('/documents?tab=openings');
  await expect(page.getByRole('row', { name: /Dayitva \(verification\).*80G approval/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Dayitva \(verification\).*Numbers of your profile/ }),
  ).toBeVisible();

  const company = await newPerson();
  await signInAs(company, 'csr@tungavarna.example', 'demo-corporate');
  await company.goto('/marketplace?search=aripan&verification=1');
  const card = company.getByRole('article').filter({ hasText: MEMBER });
  await expect(card).toContainText(`Verified: documents checked · ${today()}`);
  await card.getByRole('link', { name: MEMBER }).click();
  await expect(company.getByRole('dialog')).toContainText(`Verified: documents checked · ${today()}`);

  // The level depends on the papers as they were checked: the vault warns before a deletion.
  await page.goto('/documents');
  await page.getByRole('button', { name: 'More for 80G approval (section 354)' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Your verification depends on this paper', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByRole('article', { name: '80G approval (section 354)' })).toHaveCount(0);
  await page.goto('/verification');
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
  await company.goto('/marketplace?search=aripan');
  await expect(company.getByRole('article').filter({ hasText: MEMBER })).not.toContainText('Verified');
});

test('a missing paper is one step from the form for it', async ({ page }) => {
  await signInAs(page, 'office@khelangan.example', 'demo-member');
  await page.goto('/verification');
  const link = page.getByRole('link', { name: /^Add to your vault/ }).first();
  const kind = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('add');
  await link.focus();
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a document' });
  await expect(adding.getByLabel('Kind of document')).toHaveValue(kind ?? '');
  await expect(adding.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The three levels' })).toBeVisible();
});

test('a refusal is answered, the new request is withdrawn', async ({ page }) => {
  await signInAs(page, 'office@kayalnadu.example', 'demo-member');
  await page.goto('/verification');
  await expect(page.getByText('Refused last time:')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for level 1' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please say what you have done about the reason')).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'What have you done about it?' });
  await expect(answer).toBeFocused();
  await answer.fill('The deed of change is now the first page of the certificate.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('You wrote: The deed of change')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByRole('button', { name: 'Ask for level 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The three levels' })).toBeFocused();
});

test('two admins decide at the same time: the second gets an error and sees the decision', async ({
  page,
  newPerson,
}) => {
  const second = await newPerson();
  for (const admin of [page, second]) {
    await signInAs(admin, 'admin@dayitva.example', 'demo-admin');
    await admin.goto('/admin/verifications');
    await admin.getByRole('link', { name: 'Luitporia Char-Chapori Vikas Samiti' }).click();
    await admin.getByRole('radio', { name: 'Refuse' }).check();
    await admin.getByRole('textbox', { name: 'Reason' }).fill('The visit could not take place.');
  }
  await page.getByRole('button', { name: 'Save decision' }).click();
  await expect(toast(page, 'Request refused')).toBeVisible();
  await second.getByRole('button', { name: 'Save decision' }).click();
  await expect(toast(second, 'Not decided')).toContainText('This request is no longer open');
});

test('the pages of verification are accessible, and stay within their width', async ({ page, newPerson }) => {
  test.slow();
  for (const key of ['khelangan', 'kayalnadu', 'teestaorganic']) {
    const member = await newPerson();
    await signInAs(member, `office@${key}.example`, 'demo-member');
    await member.goto('/verification');
    await expect(member.getByRole('heading', { name: 'The three levels' })).toBeVisible();
    await expectAccessible(member, { state: key });
    await member.context().close();
  }
  await signInAs(page, 'admin@dayitva.example', 'demo-admin');
  for (const path of ['/admin/verifications?status=all', '/admin/verifications?status=withdrawn&page=9']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/admin/verifications?status=granted');
  await page.getByRole('link', { name: 'Patkai Youth Enterprise Network' }).click();
  await page.getByRole('button', { name: 'Revoke this level' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
