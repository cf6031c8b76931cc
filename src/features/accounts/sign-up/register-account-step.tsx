import { Alert, Anchor, Checkbox, PasswordInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EMAIL_TAKEN_WORDS } from '#features/accounts/account/email-taken.rules.ts';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { ConsentNoticeDetails } from '#features/accounts/consents/consent-notice-details.tsx';
import { NewPasswordInput } from '#features/accounts/passwords/new-password-input.tsx';
import { EmailAvailabilityLine } from './email-availability-line.tsx';
import { RegisterStep, type RegisterStepProps } from './register-step.tsx';

/** Step 2: email and password. */
export function RegisterAccountStep({ form, heading }: RegisterStepProps) {
  const { email, password, organization_name, organization_type } = form.values;
  const [wasReloaded] = useState(email !== '' && password === '');
  const notice = consentNoticeAt(new Date());
  const taken = form.errors.email === EMAIL_TAKEN_WORDS;
  return (
    <RegisterStep title="Create Your Account" heading={heading}>
      <div>
        <TextInput
          label="Email"
          description="You sign in with this email. Other members do not see it."
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
          // The line below shows the message, with a link.
          error={taken || form.errors.email}
        />
        <EmailAvailabilityLine email={email} taken={taken} />
        {organization_type !== 'individual' && (
          <Text size="sm">
            Does your organization use Dayitva already?{' '}
            <Anchor component={Link} to="/join" state={{ email: email.trim() }} inherit>
              Ask to join it
            </Anchor>{' '}
            with your address there.
          </Text>
        )}
      </div>
      <TextInput
        label="Public contact email"
        description="Optional. Shown on your profile."
        type="email"
        autoComplete="off"
        {...form.getInputProps('public_contact_email')}
      />
      {wasReloaded && (
        <Alert color="ink">Your entries are still here, except the password. Please enter it again.</Alert>
      )}
      <NewPasswordInput
        label="Password"
        avoid={[email, organization_name]}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password confirmation' }}
        required
        {...form.getInputProps('confirmPassword')}
      />
      <ConsentNoticeDetails notice={notice} label="What we keep about you, and why (privacy notice)" />
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <Anchor href="/terms" target="_blank" inherit>
              Terms of Service
            </Anchor>{' '}
            and the{' '}
            <Anchor href="/privacy" target="_blank" inherit>
              Privacy Policy
            </Anchor>
          </>
        }
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
    </RegisterStep>
  );
}
