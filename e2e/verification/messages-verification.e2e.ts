import { expect, test, toast } from '#platform/testing/browser.ts';

const RESEND = 'Resend Verification Email';
const CALL = '**/service/api/auth/resend-verification';

test('a link that does not work leads to the pending screen, which says why and sends a new one', async ({
  page,
}) => {
  await page.goto('/verify?token=made-up');
  await expect(page).toHaveURL(/\/verify-email\?error=/);
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: 'Verification Failed' });
  await expect(failed).toContainText('This link is not valid or has expired. Please ask for a new one.');

  await page.getByRole('button', { name: RESEND }).click();
  const form = page.locator('form');
  await expect(form).toContainText('Please enter your email address.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha');
  await page.getByRole('button', { name: RESEND }).click();
  await expect(form).toContainText('Invalid email format');

  await page.route(CALL, (route) => route.abort('connectionrefused'));
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@pending.example');
  await page.getByRole('button', { name: RESEND }).click();
  await expect(form).toContainText('Failed to resend verification email');
  await page.unroute(CALL);

  await page.getByRole('button', { name: RESEND }).click();
  await expect(toast(page, 'Email Sent')).toContainText('Verification email has been sent successfully.');
  await expect(form.getByRole('status')).toHaveText('Verification email sent successfully!');
  await expect(failed).toBeHidden();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('the pending screen takes email and reason from the address, decoded, and shows that it is busy', async ({
  page,
}) => {
  await page.goto(
    '/verify-email?email=a%2Bb@pending.example&error=The%20link%20%26%20its%20token%20are%20%22old%22',
  );
  await expect(page.locator('form').getByRole('alert')).toContainText('The link & its token are "old"');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('a+b@pending.example');
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: RESEND }).click();
  await expect(page.getByText('Sending...')).toBeVisible();
  letThrough();
  await expect(page.getByText('Verification email sent successfully!')).toBeVisible();
});

test('the verified screen names the email and leads to sign-in', async ({ page }) => {
  await page.goto('/verify?email=asha@verified.example');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText('asha@verified.example')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Sign In' }).click();
  await expect(page).toHaveURL(/\/login\?verified=true/);
});
