import { DAY_MS } from '#platform/contract/durations.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const NGO = { email: 'programmes@aksharvan.example', password: 'demo-ngo' };
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const LONG = 'Handover of all reading rooms to the school committees of 2027';

test('two partners plan: a picture by keyboard, and no edit is overwritten', async ({ page, newPerson }) => {
  const partner = await newPerson();
  await signInAs(page, COMPANY.email, COMPANY.password);
  await signInAs(partner, NGO.email, NGO.password);
  await Promise.all([page.goto('/terms'), partner.goto('/terms')]);
  const all: { id: string; title: string }[] = await callAs(page, 'GET', '/collaborations?pageSize=50');
  const id = all.find(({ title }) => title.startsWith('Reading rooms'))?.id;
  const path = `/collaborations/${id}/milestones`;
  const milestones: { id: string; title: string; due_date: string }[] = await callAs(page, 'GET', path);
  const audit = milestones.find(({ title }) => title.startsWith('Book audit'));
  const rooms = milestones.find(({ title }) => title.startsWith('Two hundred and forty'));
  const added = await callAs(page, 'POST', path, {
    title: LONG,
    depends_on: [rooms?.id],
    due_date: audit?.due_date,
  });

  await test.step('the list says who sees to what, and where days do not fit', async () => {
    await page.goto(`/collaborations/${id}/timeline`);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: LONG }) });
    await expect(item).toContainText('Depends on: Two hundred and forty rooms open');
    await expect(item).toContainText('before “Two hundred and forty rooms open”, which is due on');
    await expect(page.getByText('Owner: Rukhsar Pathan, Aksharvan').first()).toBeVisible();
    await expectAccessible(page, { state: 'the list of milestones' });
  });

  await test.step('the picture is played by keyboard', async () => {
    await page.getByText('Plan', { exact: true }).click();
    await expect(page).toHaveURL(/view=plan/);
    const plan = page.getByRole('list', { name: 'Plan' });
    const first = plan.getByRole('button', { name: /^Baseline reading test/ });
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(plan.getByRole('button', { name: /^First 80 rooms open/ })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('tabindex', '0');
    await expect(plan.locator('[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Milestone' });
    await expect(dialog.getByRole('heading', { name: /^Baseline reading test/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
    await expectAccessible(page, { state: 'the picture of the plan' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(plan).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(plan).toBeVisible();
  });

  await test.step('a change of the same field shows with its author and a choice', async () => {
    await page.getByText('List', { exact: true }).click();
    await page.getByRole('button', { name: `Edit ${LONG}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit milestone' });
    await form.getByLabel('Due date').fill('2027-12-01');
    await callAs(partner, 'PATCH', `${path}/${added.id}`, { due_date: '2027-11-15', status: 'active' });
    const change = form.getByRole('region', { name: 'Due date was changed meanwhile' });
    await expect(change).toContainText(
      /Vaishali Deshmukh-Pawar, .* changed this at \d+:\d\d [ap]m to: 15 Nov 2027/,
    );
    await expectAccessible(page, { state: 'a due date that both have changed' });
    await change.getByRole('button', { name: 'Keep mine' }).click();
    await expect(form.getByLabel('Status')).toHaveValue('active');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: `Changes of plan of ${LONG}` }).click();
    const changes = page.getByRole('dialog', { name: `Changes of plan: ${LONG}` });
    await expect(changes).toContainText('From 15 Nov 2027 to 1 Dec 2027');
    await expect(changes).toContainText('Changed the status');
    await page.keyboard.press('Escape');
  });

  await test.step('evidence is added to what is done', async () => {
    await page.getByRole('button', { name: `Complete ${LONG}` }).click();
    await page.getByRole('button', { name: `Add evidence for ${LONG}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit milestone' });
    await expect(form.getByLabel('Note on the evidence')).toBeFocused();
    await page.keyboard.type('All 300 committees have signed.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('All 300 committees have signed.')).toBeVisible();
    await callAs(page, 'DELETE', `${path}/${added.id}`);
  });
});

test('a long plan opens at the first milestone that is not completed', async ({ page }) => {
  await signInAs(page, COMPANY.email, COMPANY.password);
  await page.goto('/terms');
  const { id } = await callAs(page, 'POST', '/collaborations', {
    title: 'A plan of many steps',
    description: 'Wells for forty villages.',
    type: 'Project',
  });
  const add = (title: string, day: number, status: string) =>
    callAs(page, 'POST', `/collaborations/${id}/milestones`, {
      title,
      status,
      due_date: dayFromNow(day),
      description:
        'The committee of the village signs, takes the keys and keeps the book of the wells; two of its members have learnt to mend the pumps.',
    });
  for (let at = 30; at > 0; at--) await add(`Well ${at} is dug`, -at, 'completed');
  for (let at = 1; at <= 12; at++) await add(`Village ${at} takes over its wells`, 10 * at, 'pending');
  await page.goto(`/collaborations/${id}/timeline?view=plan`);
  const row = (name: RegExp) => page.getByRole('list', { name: 'Plan' }).getByRole('button', { name });
  await expect(row(/^Village 1 takes over/)).toBeInViewport();
  await expect(row(/^Well 30 is dug/)).not.toBeInViewport();

  await test.step('far from the view a row is its name, which keys, readers and the browser’s search reach', async () => {
    const bars = page.getByRole('list', { name: 'Plan' }).locator('[data-bar]');
    const first = row(/^Well 30 is dug; .* completed$/);
    await expect(first).toHaveText('Well 30 is dug');
    await expect(first.locator('[data-bar]')).toHaveCount(0);
    await row(/^Village 1 takes over/).focus();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await expect(first.locator('[data-bar]')).toBeInViewport();
    await page.keyboard.press('End');
    await expect(row(/^Village 12 takes over/).locator('[data-bar]')).toBeInViewport();
    await expect(first.locator('[data-bar]')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await bars.count(), 'all are drawn on paper').toBe(42);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(first.locator('[data-bar]')).toHaveCount(0);
  });

  await test.step('a link to a milestone opens the picture there, and the list at its page', async () => {
    const all: { id: string; title: string }[] = await callAs(
      page,
      'GET',
      `/collaborations/${id}/milestones`,
    );
    const well = all.find(({ title }) => title === 'Well 20 is dug');
    await page.goto(`/collaborations/${id}/timeline?view=plan&milestone=${well?.id}`);
    await expect(row(/^Well 20 is dug/)).toBeFocused();
    await expect(row(/^Well 20 is dug/).locator('[data-bar]')).toBeInViewport();
    await page.getByText('List', { exact: true }).click();
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    await expect(heading('Well 20 is dug')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await page.goto(`/collaborations/${id}/timeline`);
    await expect(heading('Village 1 takes over its wells')).toBeVisible();
    await expect(heading('Well 20 is dug')).toBeHidden();
  });

  await test.step('on a phone a notice is at the top, below the header, and takes the change back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Complete Village 3 takes over its wells' }).click();
    const notice = toast(page, 'Milestone completed');
    await expect(notice).toBeVisible();
    const place = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const own = await notice.boundingBox();
      return {
        isBelowHeader: own && header && own.y >= header.y + header.height,
        isAtTop: own && own.y < 200,
      };
    };
    await expect.poll(place).toEqual({ isBelowHeader: true, isAtTop: true });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Complete Village 3 takes over its wells' })).toBeVisible();
  });
});
