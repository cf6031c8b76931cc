import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, ngo, admin] = DEMO_SIGN_INS;
type SignIn = NonNullable<typeof corporate>;

const PHONE = { width: 390, height: 844 };
const AUTOPLAY_MS = 8000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Published stories' });
const shownDot = (page: Page) => carousel(page).locator('[aria-current=true]');

/** Names of the slides in their order. How many there are depends on what other journeys published. */
async function slideNames(page: Page): Promise<string[]> {
  const dots = carousel(page).getByRole('button', { name: /^Slide \d+ of \d+$/ });
  await expect(dots.nth(2)).toBeVisible();
  const count = await dots.count();
  return Array.from({ length: count }, (_, at) => `Slide ${at + 1} of ${count}`);
}

/** Calls the API as this member and returns `data`. */
async function callApi(page: Page, as: SignIn, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const signedIn = await page.request.post('/service/api/auth/signin', {
    data: { email: as.email, password: as.password },
  });
  const token = (await signedIn.json()).data.session.access_token;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/service/api${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

/** Scrolls to the stories, which load when they come near the viewport. */
async function openStories(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Stories from members' }).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toBeVisible();
}

async function fillStory(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Share Your CSR Success Story' });
  await dialog.getByLabel('Name').fill('Vaishali Deshmukh-Pawar');
  await dialog.getByLabel('Role').fill('Programme director');
  await dialog.getByLabel('Organization').fill('Aksharvan Learning Trust');
  await dialog.getByRole('combobox', { name: 'You are' }).click();
  await page.getByRole('option', { name: 'NGO' }).click();
  await dialog.getByLabel('Story').fill(words);
  await dialog.getByLabel('Impact').fill('12 schools');
}

test('the sections are in the order of the specification, with its words', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main h1, main h2')).toHaveText([
    'CSR that both sides can stand behind',
    'CSR Impact, FY 2023-24',
    'One platform, three places to work',
    'Built for each side of the table',
    'Stories from members',
    'Frequently asked questions',
  ]);
  const figures = page.getByRole('region', { name: 'Dayitva in figures' });
  await expect(figures).toContainText('350+');
  await expect(figures).toContainText('8.3M+');
  await expect(figures).toContainText('28');
  for (const title of ['CSR Marketplace', 'CSR Connect Pro', 'Learn CSR']) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  for (const type of ['corporation', 'ngo', 'consultant']) {
    await expect(page.locator(`main a[href="/register?type=${type}"]`)).toBeVisible();
  }
});

test.describe('content blocks', () => {
  test('an admin changes a figure and a heading; unpublishing restores the built-in words', async ({
    page,
  }) => {
    if (!admin) throw new Error('the demo data has no admin');
    const figure = '/content/home_impact/active_organizations';
    const heading = '/content/home_user_types/main_heading';
    await callApi(page, admin, 'PUT', figure, { title: 'Members', content: '<p>412</p>', version: 0 });
    await callApi(page, admin, 'PUT', heading, {
      content: 'For <b>everybody</b><script>x</script>',
      version: 0,
    });
    for (const path of [figure, heading])
      await callApi(page, admin, 'POST', `${path}/publish`, { version: 1 });
    await page.goto('/');
    await page.getByRole('region', { name: 'Dayitva in figures' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Dayitva in figures' })).toContainText('412');
    await expect(page.getByRole('heading', { name: 'For everybody', exact: true })).toBeVisible();
    for (const path of [figure, heading]) await callApi(page, admin, 'POST', `${path}/unpublish`);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Dayitva in figures' })).toContainText('350+');
  });

  test('an admin changes an answer: readers and search engines get it at once', async ({ page }) => {
    if (!admin) throw new Error('the demo data has no admin');
    const answer = '/content/faq/faq_5';
    const words = 'Ask <i>us</i> for a "quote" & more.';
    await callApi(page, admin, 'PUT', answer, { title: 'Any cost?', content: words, version: 0 });
    await callApi(page, admin, 'POST', `${answer}/publish`, { version: 1 });
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('<h3>Any cost?</h3>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).toContain('Any cost?');
    await page.goto('/#faq-5');
    await expect(page.getByText('Ask us for a "quote" & more.')).toBeVisible();
    await callApi(page, admin, 'POST', `${answer}/unpublish`);
    expect(await (await page.request.get('/')).text()).not.toContain('Any cost?');
  });

  test('built-in words appear when blocks cannot be loaded', async ({ page }) => {
    await page.route('**/service/api/content/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: '1. What Dayitva is' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Built for each side of the table' })).toBeVisible();
  });
});

test.describe('the carousel on a phone', () => {
  test.use({ viewport: PHONE });

  test('advances every eight seconds and wraps around; pointer, focus and Pause stop it', async ({
    page,
  }) => {
    await page.clock.install();
    await openStories(page);
    const names = await slideNames(page);
    const [first = '', second = '', third = ''] = names;
    for (const name of [...names, first]) {
      await expect(shownDot(page)).toHaveAccessibleName(name);
      await page.clock.fastForward(AUTOPLAY_MS + 100);
    }
    await expect(shownDot(page)).toHaveAccessibleName(second);

    await carousel(page).getByRole('blockquote').nth(1).hover();
    await page.clock.fastForward(3 * AUTOPLAY_MS);
    await expect(shownDot(page)).toHaveAccessibleName(second);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(AUTOPLAY_MS + 100);
    await expect(shownDot(page)).toHaveAccessibleName(third);

    await carousel(page).getByRole('button', { name: 'Previous' }).focus();
    await page.clock.fastForward(3 * AUTOPLAY_MS);
    await expect(shownDot(page)).toHaveAccessibleName(third);
    await carousel(page).getByRole('button', { name: 'Pause' }).press('Enter');
    await carousel(page).getByRole('button', { name: 'Play' }).blur();
    await page.clock.fastForward(3 * AUTOPLAY_MS);
    await expect(shownDot(page)).toHaveAccessibleName(third);
  });

  test('works with the keyboard alone, around both ends', async ({ page }) => {
    await openStories(page);
    const names = await slideNames(page);
    const [first = '', second = ''] = names;
    await carousel(page).getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(shownDot(page)).toHaveAccessibleName(names.at(-1) ?? '');
    for (const name of [first, second]) {
      await page.keyboard.press('Tab');
      await expect(carousel(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(shownDot(page)).toHaveAccessibleName(second);
    await carousel(page).getByRole('button', { name: 'Next' }).focus();
    for (const name of [...names.slice(2), first]) {
      await page.keyboard.press('Space');
      await expect(shownDot(page)).toHaveAccessibleName(name);
    }
    await expectAccessible(page);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('does not move and needs no Pause', async ({ page }) => {
      await page.clock.install();
      await openStories(page);
      await page.clock.fastForward(3 * AUTOPLAY_MS);
      await expect(shownDot(page)).toHaveAccessibleName(/^Slide 1 of/);
      await expect(carousel(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
    });
  });
});

test('a question is opened by its link; others stay open', async ({ page }) => {
  await page.goto('/#faq-3');
  const answer = page.getByText('A confirmed email address is different');
  await expect(answer).toBeInViewport();
  await page.getByText('What does Dayitva cost, and does CSR money pass through it?').click();
  await expect(page.getByText('There is no paid plan to buy at present.')).toBeVisible();
  await expect(answer).toBeVisible();
  await expect(page.locator('details')).toHaveCount(6);
  await expect(page.locator('details[open]')).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, and the terms are readable', async ({ page }) => {
    await page.goto('/');
    await page.getByText('How do two partners start working together?').click();
    await expect(page.getByText('The partner accepts or declines.')).toBeVisible();
    await page.goto('/terms');
    await page.getByRole('link', { name: '11. Complaints' }).click();
    await expect(page).toHaveURL(/#complaints$/);
    await expect(page.getByText('We acknowledge a complaint within 24 hours')).toBeInViewport();
  });
});

test.describe('Share Your Story', () => {
  test('a visitor is asked to sign in, and comes back to the stories', async ({ page }) => {
    if (!corporate) throw new Error('the demo data has no sign-ins');
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In to Share' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const reason = 'Please sign in to share your CSR success story.';
    await expect(toast(page, 'Authentication Required')).toContainText(reason);
    await expect(page.locator('form')).toContainText(reason);
    await page.getByRole('textbox', { name: 'Email' }).fill(corporate.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(corporate.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/#testimonials$/);
    await expect(page.getByRole('button', { name: 'Share Your Story' })).toBeVisible();
  });

  test('a member shares a story, sees that it is waiting, an admin publishes it, and everyone can read it', async ({
    page,
    newPerson,
  }) => {
    if (!ngo || !admin) throw new Error('the demo data has no sign-ins');
    await signInAs(page, ngo.email, ngo.password);
    await openStories(page, '/#testimonials');
    await page.getByRole('button', { name: 'Share Your Story' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Your CSR Success Story' });
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (const message of ['Name is required', 'Story is required', 'Please select who you are']) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    await expectAccessible(page);

    await fillStory(page, 'Twelve schools opened their libraries to the village.');
    await dialog.getByRole('radio', { name: '5 of 5' }).press('ArrowLeft');
    await expect(dialog.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(toast(page, 'Story Submitted')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Your story of .* is waiting for review\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Share Your Story' }).click();
    await expect(dialog.getByLabel('Story')).toHaveValue('');
    await expect(dialog.getByRole('radio', { name: '5 of 5' })).toBeChecked();

    const own = await page.context().newPage();
    await own.goto('/profile?tab=stories');
    const first = own
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: 'Twelve schools opened their libraries to the village.' });
    await expect(first).toContainText('Waiting for review');
    await own.getByRole('button', { name: 'Share Your Story' }).click();
    const ownDialog = own.getByRole('dialog', { name: 'Share Your CSR Success Story' });
    await ownDialog.getByLabel('Name').press('Escape');
    await expect(ownDialog).toBeHidden();

    const [pending] = await callApi(page, admin, 'GET', '/testimonials/pending');
    expect(pending).toMatchObject({
      content: 'Twelve schools opened their libraries to the village.',
      rating: 4,
    });
    await callApi(page, admin, 'PUT', `/testimonials/${pending.id}/decision`, {
      status: 'published',
      version: 1,
    });
    await own.reload();
    await expect(first).toContainText('Published');
    const visitor = await newPerson();
    await openStories(visitor);
    const card = carousel(visitor).getByRole('listitem').first();
    await expect(card).toContainText('Twelve schools opened their libraries to the village.');
    await expect(card).toContainText('Rated 4 of 5');
    // Four stories: three on the first slide, and a second slide.
    await expect(carousel(visitor).getByRole('button', { name: /^Slide/ })).toHaveCount(2);
    await callApi(page, admin, 'PUT', `/testimonials/${pending.id}/decision`, {
      status: 'declined',
      reason: 'Only a test.',
      version: 2,
    });
    await own.reload();
    await expect(first).toContainText('Why it was declined: Only a test.');
  });
});

test('the section says so when no story is published', async ({ page }) => {
  await page.route('**/service/api/testimonials', (route) => route.fulfill({ json: { data: [] } }));
  // The home page itself comes with the stories, so the visitor comes from another one, by its scripts.
  await page.addInitScript(() => {
    addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', 'true'));
  });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('link', { name: 'Dayitva, home' }).first().click();
  await page.getByRole('heading', { name: 'Stories from members' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('No story has been published yet. Yours can be the first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In to Share' })).toBeVisible();
});

test.describe('for search engines', () => {
  const LISTED = [
    ...['/', '/login', '/register', '/impact', '/learn', '/certificates', '/support', '/demo', '/terms'],
    '/csr-calculator',
    '/privacy',
    '/grievance',
  ];

  test('public pages name their address, and private ones ask not to be listed', async ({ page, server }) => {
    const map = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    const ofRecords = /\/(members|stories|resources|courses)\//;
    expect(listed.filter((url) => !ofRecords.test(url)).sort()).toEqual(
      LISTED.map((path) => server.url + path).sort(),
    );
    for (const path of LISTED) {
      await page.goto(path);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', server.url + path);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', server.url + path);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    }
    for (const path of ['/verify-email', '/reset-password', '/marketplace', '/no/such/page']) {
      // As it is served: the browser of a visitor leads on to a public page.
      const html = await (await page.request.get(path)).text();
      expect(html, path).toContain('<meta name="robots" content="noindex"');
      expect(html, path).not.toContain('rel="canonical"');
    }
    const picture = await page.request.get('/og-image.png');
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('structured data describes organisation, site and questions, and no policy is violated', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto('/');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const kinds = data['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(kinds).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(data['@graph'][2].mainEntity).toHaveLength(6);
    await page.getByRole('link', { name: 'Explore CSR spending' }).click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/impact$/);
    expect(complaints).toEqual([]);
  });
});
