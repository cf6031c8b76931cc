import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';

const [corporate, ngo, admin] = DEMO_SIGN_INS;
const TITLE = 'Midline survey: questions for parents';
const PARTS = /\/service\/api\/uploads\/[\da-f-]{36}$/;

/** A PDF of several megabytes: it takes more than one part. */
function largePdf(): Buffer {
  const small = samplePdf(['Midline survey']).toString('latin1');
  const padding = `% ${'x'.repeat(7 * 1024 * 1024)}\n`;
  return Buffer.from(small.replace('%PDF-1.4\n', `%PDF-1.4\n${padding}`), 'latin1');
}

test('a file goes on after a lost line and a reload, is reviewed, read, downloaded and rated', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  if (!corporate || !ngo || !admin) throw new Error('the demo data has no sign-ins');
  const file = { name: 'midline.pdf', mimeType: 'application/pdf', buffer: largePdf() };
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/learn?tab=resources');
  await page.getByRole('button', { name: 'Upload Resource' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Resource' });
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await expect(dialog.getByText('Please choose a file')).toBeVisible();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expectAccessible(page, { state: 'upload with errors' });

  // The first part arrives; then the line is lost.
  let parts = 0;
  await page.route(PARTS, async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    if (parts > 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText(/The connection is lost at \d+ %/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByText(/Paused at \d+ %/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Resume' })).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await page.unroute(PARTS);

  await page.getByRole('button', { name: 'Upload Resource' }).click();
  await expect(dialog.getByText(/was not used yet: 5\sMB of 7\sMB/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard midline.pdf' }).click();
  await expect(dialog.getByText(/was not used yet/)).toHaveCount(0);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('The file has arrived')).toBeVisible();
  await dialog.getByLabel('Title').fill(TITLE);
  await dialog.getByLabel('Category').selectOption('Tools');
  await dialog.getByLabel('Description').fill('Twelve questions, and how to ask them.');
  await dialog.getByLabel('Type').selectOption('Document');
  await dialog.getByLabel('Audience').selectOption('NGOs');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('survey');
  await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await dialog.getByLabel('Organization').fill('Aksharvan Learning Trust');
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(page, 'Resource Submitted')).toBeVisible();
  await page.getByText('My resources').click();
  await expect(page.getByRole('article').filter({ hasText: TITLE })).toContainText('Waiting for review');
  await expectAccessible(page, { state: 'own resources' });

  const reviewer = await newPerson();
  await signInAs(reviewer, admin.email, admin.password);
  await reviewer.goto('/admin/resources');
  const waiting = reviewer.getByRole('article', { name: TITLE });
  await expect(waiting).toContainText('midline.pdf');
  await expectAccessible(reviewer);
  await waiting.getByRole('checkbox', { name: /Verified/ }).check();
  await waiting.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(reviewer, 'Resource published')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  const reader = await newPerson();
  await signInAs(reader, corporate.email, corporate.password);
  await reader.goto('/learn?tab=resources');
  const latest = reader.getByRole('region', { name: 'Latest Learning Resources' });
  await expect(latest.getByRole('listitem')).toHaveCount(6);
  await latest.getByRole('link', { name: TITLE }).click();
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(reader.getByText('Verified')).toBeVisible();
  await expectAccessible(reader);
  const saved = reader.waitForEvent('download');
  await reader.getByRole('button', { name: /^Download, / }).click();
  expect((await saved).suggestedFilename()).toBe('midline.pdf');
  await expect(reader.getByText('1 download')).toBeVisible();
  await reader.getByRole('radio', { name: '4 of 5' }).check();
  await reader.getByLabel('What helped, what is missing?').fill('Parents understood it.');
  await reader.getByRole('button', { name: 'Save rating' }).click();
  await expect(reader.getByText('4.0 of 5, 1 rating')).toBeVisible();

  await page.goto(reader.url());
  await expect(page.getByText('Parents understood it.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('Thank you for telling us.');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Answer of the author')).toBeVisible();

  await reviewer.goto(reader.url());
  await reviewer.getByRole('button', { name: 'Remove the mark Verified' }).click();
  await expect(reviewer.getByRole('button', { name: 'Mark as verified' })).toBeVisible();
  await reviewer.getByRole('button', { name: 'Take out of the library' }).click();
  const question = reviewer.getByRole('dialog', { name: 'Take this resource out of the library?' });
  await question.getByLabel('Remark').fill('A newer survey replaces it.');
  await question.getByRole('button', { name: 'Take out' }).click();
  await expect(toast(reviewer, 'Taken out of the library')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('Page Not Found')).toBeVisible();
});

test('a visitor filters and sorts the library on a phone, and sees a picture in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn?tab=resources');
  const list = page.getByRole('list', { name: 'Resources' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, { thoroughly: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Category').selectOption('Tools');
  await drawer.getByLabel('Language').selectOption('Hindi');
  await drawer.getByRole('button', { name: 'Show resources' }).click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/category=Tools&language=Hindi/);
  await page.reload();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await list.getByRole('link').click();
  await page.getByRole('button', { name: 'Show a preview' }).click();
  await expect(page.getByRole('img', { name: /Preview of/ })).toBeVisible();
  await page.goBack();

  await page.getByRole('searchbox', { name: 'Search resources' }).fill('zebra');
  await expect(page.getByText('No resources found')).toBeVisible();
  await expectAccessible(page, { state: 'nothing found' });
  await page.getByRole('button', { name: 'Show all resources' }).click();
  for (const order of ['oldest', 'mostDownloaded', 'mostViewed', 'highestRated', 'alphabetical']) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(order);
    await expect(page).toHaveURL(new RegExp(`sort=${order}`));
    await expect(list).not.toHaveAttribute('aria-busy');
  }
});
