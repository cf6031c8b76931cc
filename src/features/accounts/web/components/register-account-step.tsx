import { Anchor, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { PASSWORD_MIN } from '../../accounts.contract.ts';
import { EmailAvailabilityLine } from './email-availability-line.tsx';
import { RegisterStep, type RegisterStepProps } from './register-step.tsx';

/** Step 2: how the member signs in. */
export function RegisterAccountStep({ form, heading }: RegisterStepProps) {
  return (
    <RegisterStep title="Create Your Account" heading={heading}>
      <div>
        <TextInput
          label="Email"
          description="You sign in with it; other members do not see it."
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        <EmailAvailabilityLine email={form.values.email} />
      </div>
      <TextInput
        label="Public contact email"
        description="Optional. Shown on your profile."
        type="email"
        autoComplete="off"
        {...form.getInputProps('public_contact_email')}
      />
      <PasswordInput
        label="Password"
        description={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password' }}
        required
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password confirmation' }}
        required
        {...form.getInputProps('confirmPassword')}
      />
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
