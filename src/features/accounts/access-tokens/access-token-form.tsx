import { Checkbox, Stack, TextInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { type AccessTokenValues, accessTokenErrors } from './access-token.form.ts';
import { useCreateAccessToken } from './access-tokens.api.ts';
import { ACCESS_TOKEN_DAYS_MAX, type NewAccessToken } from './access-tokens.contract.ts';
import { SCOPES } from './access-tokens.data.ts';

/** Days that a token lasts unless the member says otherwise. */
const DAYS = 90;

interface AccessTokenFormProps {
  onClose: () => void;
  onMade: (token: NewAccessToken) => void;
}

/** Asks what a new token is for, what it may do and until when, and for the password. */
export function AccessTokenForm({ onClose, onMade }: AccessTokenFormProps) {
  const { asksCode, onRefused } = useOwnCode();
  const today = dayInIndia(new Date());
  const nothing: AccessTokenValues = {
    name: '',
    scopes: [],
    expires_on: dayAfter(today, DAYS),
    password: '',
  };
  const { form, frame } = useCallForm({
    initialValues: nothing,
    validate: accessTokenErrors(asksCode),
    mutation: useCreateAccessToken(),
    failed: 'The token was not made. Please try again.',
    toInput: (values) => values,
    onDone: onMade,
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Make token" onCancel={onClose}>
      <TextInput
        label="Name"
        description="The program that will use it, so that you know the token again."
        required
        autoComplete="off"
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label="What the program may do"
        description="Choose as little as it needs."
        required
        key={form.key('scopes')}
        {...form.getInputProps('scopes')}
      >
        <Stack gap="sm" mt="xs">
          {Object.entries(SCOPES).map(([scope, words]) => (
            <Checkbox key={scope} value={scope} label={words} description={scope} />
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        type="date"
        label="Last day"
        description="The token ends after this day, within a year."
        required
        min={today}
        max={dayAfter(today, ACCESS_TOKEN_DAYS_MAX)}
        key={form.key('expires_on')}
        {...form.getInputProps('expires_on')}
      />
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
