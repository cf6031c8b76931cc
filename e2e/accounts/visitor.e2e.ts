import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page reads, and leads to registration', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText("India's Premier CSR Platform")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(page.getByRole('link', { name: 'View Demo' })).toHaveAttribute('href', '/demo');
  });
});

test('a button that is pressed before the scripts have come works once they have', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign In to Share' }).click();
  arrive();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Authentication Required'), 'once').toHaveCount(1);
});

test('the scripts of the registration are there before a visitor opens it', async ({ page }) => {
  await page.goto('/');
  // Pages are fetched one after the other: when the next one begins, the registration is there.
  await expect(page.locator('link[rel="modulepreload"][href*="/register-"]').first()).toBeAttached();
  await expect(page.locator('link[rel="modulepreload"][href*="/login-"]')).toBeAttached();
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await page.locator('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Join Dayitva' })).toBeVisible();
  // The later steps of the form come once it is open.
  expect(late.filter((url) => /\/register-(?!profile-step).*\.js$/.test(url))).toEqual([]);
});

test('a visitor who opens a guarded page is asked to sign in, and then gets there', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await page.goto('/marketplace?type=ngo');
  await expect(page).toHaveURL(/\/login/);
  await expect(toast(page, 'Authentication Required')).toContainText('Please log in to access this page');
  await expect(page.locator('form')).toContainText('Please sign in to access protected features');

  await page.getByRole('textbox', { name: 'Email' }).fill(corporate.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(corporate.password);
  // The page is left a second later, so the watch for the notice begins before the click.
  const notice = toast(page, 'Success!').waitFor();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await notice;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(page).toHaveURL(/\/marketplace\?type=ngo/);
  expect(await page.evaluate(() => 'isSamePage' in window), 'no full page load').toBe(true);
  await expect(page.getByRole('link', { name: 'CSR Marketplace' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a visitor learns that the profile needs a sign-in, and returns there after it', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await page.goto('/profile?tab=settings');
  await expect(page.getByText('Not Logged In', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(corporate.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(corporate.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
});

test('a member signs out and is a visitor again, also after a reload', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/collaborations');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: /Sign out/i }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
});

test('a member who has not confirmed the email may look, but not open the profile', async ({ page }) => {
  const email = 'not-yet@confirmed.example';
  const answer = await page.request.post('/service/api/auth/signup', {
    data: {
      email,
      password: 'lantern-on-the-hill',
      userData: {
        full_name: 'Asha Devi',
        organization_type: 'individual',
        location: 'Patna, Bihar',
        bio: 'Trainer.',
      },
    },
  });
  expect(answer.status()).toBe(201);
  await signInAs(page, email, 'lantern-on-the-hill');
  await page.goto('/marketplace');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/verify-email/);
  await expect(toast(page, 'Email Verification Required')).toContainText(
    'Please verify your email address to access this page',
  );
});

test('a member who is no admin is refused the admin area', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/admin');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText("You don't have permission to access the admin panel.")).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page, 'there is no page to go back to').toHaveURL(/:\d+\/$/);
});
