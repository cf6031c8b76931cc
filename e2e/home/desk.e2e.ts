import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const corporate = DEMO_SIGN_INS[0];
const NGO = { email: 'office@malenadarogya.example', password: 'demo-member' };
const OBJECTIVE = 'Eye tests for the weavers of Ilkal, and glasses for those who need them.';

test('a request waits on the desk of a member, who finds and answers it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/service/api/desk')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your desk')).toHaveCount(0);

  const signIn = async (data: object) =>
    (await (await page.request.post('/service/api/auth/signin', { data })).json()).data;
  const { user: ngo } = await signIn(NGO);
  const { session } = await signIn({ email: corporate?.email, password: corporate?.password });
  const sent = await page.request.post('/service/api/collaboration-requests', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: {
      target_profile_id: ngo.id,
      collaboration_objective: OBJECTIVE,
      timeframe: 'Immediate',
      budget_band: 'Not Applicable',
    },
  });
  expect(sent.status()).toBe(201);

  expect(asked, 'a visitor asks for nothing').toEqual([]);
  await signInAs(page, NGO.email, NGO.password);
  await page.goto('/');
  const desk = page.getByRole('region', { name: 'Your desk' });
  const row = desk.getByRole('listitem').filter({ hasText: OBJECTIVE });
  await expect(row).toContainText(/Waiting since \d+ \w+ \d{4}/);
  const count = Number(/(\d+) things? waits? for you/.exec(await desk.innerText())?.[1]);
  const words = (waiting: number) =>
    waiting === 1 ? '1 thing waits for you' : `${waiting} things wait for you`;
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: /^Desk/ })).toHaveAccessibleName(`Desk ${words(count)}`);
  await expectAccessible(page);

  await row.getByRole('link', { name: /asks for a collaboration/ }).click();
  const card = page.getByRole('article').filter({ hasText: OBJECTIVE });
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline request' }).click();
  await expect(toast(page, 'Request declined')).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Desk/ })).toHaveAccessibleName(
    ['Desk', count > 1 && words(count - 1)].filter(Boolean).join(' '),
  );

  // The tab is on the screen's width, and the menu leads to it.
  await expect(page.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Overview' }).click();
  const tabs = page.getByRole('tablist', { name: 'Your profile' });
  expect(await tabs.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
  // The bar is at the end of the page, and the page can be scrolled clear of it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [last, top] = [
    await page.locator('footer :is(a, button)').last().boundingBox(),
    await bar.boundingBox(),
  ];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  await bar.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('navigation', { name: 'More' });
  for (const name of ['Learn CSR', 'Verification', 'Lists', 'People', 'Community']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expectAccessible(page, { state: 'the menu of the bar' });
  await menu.getByRole('link', { name: 'Connections' }).click();
  await expect(page.getByRole('tab', { name: /^Incoming/ })).toBeVisible();
});

test('a member sees the desk and nothing of the page for visitors, also before any script has come', async ({
  page,
}) => {
  const visitors = page.getByRole('link', { name: 'Get Started' }).first();
  const ghost = page.getByRole('status', { name: 'Loading your desk' });
  // They never come.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(visitors).toBeVisible();
  await expect(ghost).toBeHidden();
  await page.evaluate(() => localStorage.setItem('access_token', 'of a session'));
  await page.reload({ waitUntil: 'commit' });
  await expect(ghost.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.unroute('**/assets/*.js');

  await page.evaluate(() => localStorage.clear());
  await signInAs(page, corporate?.email ?? '', corporate?.password ?? '');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your desk');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Stories from members' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Yours' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your work in figures' })).toContainText(
    'Active projects',
  );

  const partners = page.getByRole('region', { name: 'Waiting for partners' });
  const first = partners
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remind/ }) })
    .first();
  const words = await first.getByRole('link').innerText();
  await first.getByRole('button', { name: /^Remind/ }).click();
  await expect(toast(page, 'Reminder sent')).toBeVisible();
  const reminded = partners.getByRole('listitem').filter({ hasText: words }).first();
  await expect(reminded).toContainText(/Reminded on \d+ \w+ \d{4}/);
  await expect(reminded.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, { state: 'reminded' });

  await page.goto('/#faq-5');
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
});
