import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { installClock, stopClock, tickUntilVisible } from '#platform/testing/page-clock.ts';

const [corporate] = DEMO_SIGN_INS;

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('sign-in asks for both fields, and a refusal says why at the field too, for 4 seconds', async ({
  page,
}) => {
  await installClock(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Missing Information')).toContainText('Please enter both email and password.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();

  await stopClock(page);
  await signIn(page, 'nobody@nowhere.example', 'not the password');
  await tickUntilVisible(page, toast(page, 'Login Failed'));
  await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password.');
  await expect(page.locator('form')).toContainText('Invalid email or password.');
  await page.clock.runFor(3300);
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast(page, 'Login Failed')).toBeHidden();
});

test('a sign-in that meets a broken line or a stranger says so', async ({ page }) => {
  await page.goto('/login');
  type Try = [title: string, message: string, how: Parameters<Page['route']>[1]];
  const tries: Try[] = [
    [
      'Login Failed',
      'Login failed due to a technical issue. Please try again later.',
      (route) => route.abort('connectionrefused'),
    ],
    [
      'Login Failed',
      'Login failed due to a technical issue. Please try again later.',
      (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
    ],
    [
      'Error',
      'An unexpected error occurred. Please try again.',
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Station Wi-Fi</h1>' }),
    ],
    ...[{}, null, { session: {}, user: null }].map(
      (data): Try => [
        'Error',
        'An unexpected error occurred. Please try again.',
        (route) => route.fulfill({ status: 200, json: { data } }),
      ],
    ),
    ['Login Failed', 'Sign in failed', (route) => route.fulfill({ status: 418, body: 'teapot' })],
    ['Login Failed', 'Sign in failed', (route) => route.fulfill({ status: 400, json: { message: '' } })],
    [
      'Login Failed',
      'Closed today',
      (route) => route.fulfill({ status: 400, json: { message: 'Closed today' } }),
    ],
  ];
  for (const [title, message, how] of tries) {
    await page.route('**/service/api/auth/signin', how);
    await signIn(page, 'somebody@nowhere.example', 'some password');
    const shown = toast(page, title).filter({ hasText: message });
    await expect(shown).toBeVisible();
    await shown.getByRole('button', { name: 'Close this message' }).click();
    await expect(shown).toBeHidden();
    await page.unroute('**/service/api/auth/signin');
  }
});

test('a sign-in shows that it is busy, greets, and goes to the home page after a second', async ({
  page,
}) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await installClock(page);
  await page.goto('/login');
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/service/api/auth/signin', async (route) => {
    await held;
    await route.continue();
  });
  await expect(page.getByRole('button', { name: 'Sign In' }), 'the page starts by a timer too').toBeEnabled();
  await stopClock(page);
  await signIn(page, corporate.email, corporate.password);
  await tickUntilVisible(page, page.getByText('Signing In...'));
  letThrough();
  await tickUntilVisible(page, toast(page, 'Success!'));
  await expect(toast(page, 'Success!')).toContainText('You have been signed in successfully.');
  await page.clock.runFor(400);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.runFor(700);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('/login greets after a verification, for 8 seconds, and tells that one failed', async ({ page }) => {
  await installClock(page);
  await stopClock(page);
  await page.goto('/login?verified=true&email=asha@verified.example');
  await tickUntilVisible(page, toast(page, 'Email Verified Successfully!'));
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@verified.example');
  await page.clock.runFor(7300);
  await expect(toast(page, 'Email Verified Successfully!')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast(page, 'Email Verified Successfully!')).toBeHidden();

  await page.goto('/login?error=expired');
  await tickUntilVisible(page, toast(page, 'Verification Error'));
  await expect(toast(page, 'Verification Error')).toContainText(
    'There was an issue verifying your email. Please try again or contact support.',
  );
});

test('a member whose email is not verified is reminded, and led to the screen with the address', async ({
  page,
}) => {
  const [email, password] = ['reminded@not-yet.example', 'lantern-on-the-hill'];
  const userData = {
    full_name: 'Asha Devi',
    organization_type: 'individual',
    location: 'Patna',
    bio: 'Trainer.',
  };
  await page.request.post('/service/api/auth/signup', { data: { email, password, userData } });
  await signInAs(page, email, password);
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Email verification' });
  await expect(notice).toContainText('Your email is not verified yet.');
  await notice.getByRole('link', { name: 'Verify your email' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(notice).toBeHidden();

  await page.goto('/profile');
  await expect(toast(page, 'Email Verification Required')).toContainText(
    'Please verify your email address to access this page.',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});
