import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';

const [corporate, ngo, admin] = DEMO_SIGN_INS;
const TITLE = 'Twelve schools opened their libraries to the village';

test('a member shares a story in four steps, has it returned, and a visitor reads it once it is published', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  if (!corporate || !admin) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/learn?tab=stories');
  await page.getByRole('button', { name: 'Share Your Story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your CSR Success Story' });

  await dialog.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Summary is required')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Summary' })).toBeFocused();
  await expectAccessible(page, { state: 'step 1' });
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('Readers of all ages, two evenings a week.');
  await dialog.getByRole('textbox', { name: 'Detailed description' }).fill('One key, one register.');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('heading', { name: 'Organizations & Partners' })).toBeFocused();
  const lead = dialog.getByRole('textbox', { name: 'Lead organizations' });
  for (const name of ['Tungavarna Industries', 'Mistake', 'tungavarna industries']) {
    await lead.fill(name);
    await lead.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Remove Mistake' }).click();
  await expect(
    dialog.getByRole('list', { name: 'Lead organizations added' }).getByRole('listitem'),
  ).toHaveText(['Tungavarna Industries']);
  // What is typed counts without Add, too.
  await dialog.getByRole('textbox', { name: 'Implementation partners' }).fill('Satara Zilla Parishad');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Draft saved')).toBeVisible();
  await expect(page).toHaveURL(/share=[\da-f-]{36}$/);

  await page.reload();
  await expect(dialog.getByText('Step 3 of 4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByText('Satara Zilla Parishad')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog
    .getByRole('combobox', { name: 'Collaboration on Dayitva' })
    .selectOption({ label: 'School toilets that girls use' });
  await expect(dialog.getByText('11,200')).toBeVisible();
  await expect(dialog.getByText('From the record', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Key outcomes' }).fill('1,320 readers');
  await dialog.getByRole('button', { name: 'Add to Key outcomes' }).click();
  await dialog.getByText('4. Quality Education').click();
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByText('Only signed-in members with a confirmed email')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Contact email' }).fill('nandini');
  await dialog.getByRole('button', { name: 'Submit Case Study' }).click();
  await expect(dialog.getByText('Invalid email format')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Contact email' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Contact email' }).fill('nandini@tungavarna.example');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'Report.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await expect(dialog.getByRole('list', { name: 'Files of this story' })).toContainText('Report.pdf');
  await expectAccessible(page, { state: 'step 4' });
  await dialog.getByRole('button', { name: 'Submit Case Study' }).click();
  await expect(toast(page, 'Case Study Submitted!')).toContainText(
    "You'll receive an email confirmation shortly.",
  );
  await expect(dialog).toBeHidden();

  const desk = await newPerson();
  await signInAs(desk, admin.email, admin.password);
  await desk.goto('/admin/case-studies');
  await expect(desk.getByRole('link', { name: TITLE })).toBeVisible();
  await expectAccessible(desk, { state: 'waiting stories' });
  await desk.getByRole('link', { name: TITLE }).click();
  await expect(desk.getByRole('link', { name: 'nandini@tungavarna.example' })).toBeVisible();
  await desk.getByRole('button', { name: 'Return with a remark' }).click();
  const remark = desk.getByRole('dialog', { name: 'Return this story?' });
  await remark.getByRole('button', { name: 'Return story' }).click();
  await expect(remark.getByText('Please write a remark to the author')).toBeVisible();
  await remark.getByRole('textbox', { name: 'Remark' }).fill('Please name the villages.');
  await remark.getByRole('button', { name: 'Return story' }).click();
  await expect(toast(desk, 'Success story returned')).toBeVisible();

  await page.goto('/profile?tab=stories');
  const own = page.getByRole('article').filter({ hasText: TITLE });
  await expect(own).toContainText('Remark: Please name the villages.');
  await expectAccessible(page, { state: 'own stories' });
  await own.getByRole('button', { name: 'Edit and send again' }).click();
  await dialog
    .getByRole('textbox', { name: 'Summary' })
    .fill('In Koregaon, Wai and Man: two evenings a week.');
  for (let step = 1; step < 4; step += 1) await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit Case Study' }).click();
  await expect(own).toContainText('Waiting for review');

  await desk.goto('/admin/case-studies');
  await desk.getByRole('link', { name: TITLE }).click();
  await expect(desk.getByText('In Koregaon, Wai and Man')).toBeVisible();
  await expectAccessible(desk, { state: 'one story' });
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(desk, 'Success story published')).toBeVisible();

  const visitor = await newPerson();
  await visitor.goto('/learn?tab=stories');
  await visitor.getByRole('link', { name: TITLE }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(visitor.getByText('In Koregaon, Wai and Man')).toBeVisible();
  await expect(visitor.getByText('1 view', { exact: false })).toBeVisible();
  await expect(visitor.getByText('Contact details are for signed-in members.')).toBeVisible();
  await expect(visitor.getByText('nandini@tungavarna.example')).toHaveCount(0);
  const html = await (await visitor.request.get(new URL(visitor.url()).pathname)).text();
  expect(html).toContain('<meta property="og:type" content="article" data-live>');
  expect(html).toContain('"@type":"Article"');
  await expectAccessible(visitor, { thoroughly: true });
});

test('a visitor finds stories on a phone, and is asked to sign in before sharing or liking', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn?tab=stories');
  const list = page.getByRole('list', { name: 'Success stories' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, { thoroughly: true });
  await page.getByRole('searchbox', { name: 'Search success stories' }).fill('TANKAS');
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\?tab=stories&search=TANKAS$/);
  await page.getByRole('combobox', { name: 'SDG goal' }).selectOption('Zero Hunger');
  await expect(page.getByText('No case studies found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all stories' }).click();
  const organization = page.getByRole('combobox', { name: 'Organization' });
  await expect(organization.getByRole('option')).toHaveCount(11);
  await organization.selectOption('Thar Dhāni Water and Fodder Trust');
  await expect(list.getByRole('article')).toHaveCount(1);
  await list.getByRole('link', { name: /^Four hundred tankas/ }).click();
  await page.getByRole('button', { name: /^Liked? · \d/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Welcome back' }).or(page.getByRole('heading', { level: 1 })),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/learn?tab=stories');
  await page.getByRole('button', { name: 'Sign In to Share' }).click();
  await expect(toast(page, 'Authentication Required')).toContainText(
    'Please sign in to share your CSR success story.',
  );
  await expect(page).toHaveURL(/\/login$/);
});

test('a member likes a story once and takes it back, and shares its address', async ({ page, context }) => {
  if (!ngo) throw new Error('the demo data has no sign-ins');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/learn?tab=stories&search=cr%C3%A8ches');
  await page.getByRole('link', { name: 'Ten crèches that pay for themselves' }).click();
  const like = page.getByRole('button', { name: /^Liked? · \d/ });
  await expect(like).toBeVisible();
  const pressed = await like.getAttribute('aria-pressed');
  const count = async () => Number(/\d+/.exec((await like.textContent()) ?? '')?.[0]);
  const before = await count();
  await like.press('Enter');
  const step = pressed === 'true' ? -1 : 1;
  await expect.poll(count).toBe(before + step);
  await page.reload();
  await expect.poll(count).toBe(before + step);
  await like.press('Enter');
  await expect.poll(count).toBe(before);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
