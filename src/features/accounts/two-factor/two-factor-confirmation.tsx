import { Button, CopyButton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CodeInput } from './code-input.tsx';
import { useConfirmTwoFactor } from './two-factor.api.ts';
import { appCodeErrors } from './two-factor.form.ts';
import classes from './two-factor-confirmation.module.css';

interface TwoFactorConfirmationProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onNewCodes: (codes: string[]) => void;
}

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** Shows the secret to scan or type into the app, and asks for the first code. */
export function TwoFactorConfirmation({ secret, uri, onClose, onNewCodes }: TwoFactorConfirmationProps) {
  const { form, frame } = useCallForm({
    initialValues: { code: '' },
    validate: appCodeErrors,
    mutation: useConfirmTwoFactor(),
    failed: 'Two-factor sign-in was not switched on. Please try again.',
    toInput: ({ code }) => code,
    onDone: ({ recovery_codes }) => onNewCodes(recovery_codes),
  });
  return (
    <AccountForm {...frame} submitLabel="Switch on" onCancel={onClose}>
      <p className={classes.step}>
        Scan this QR code with an authenticator app, such as Aegis, Google Authenticator or Microsoft
        Authenticator.
      </p>
      <Suspense fallback={<div className={classes.picture} />}>
        <div className={classes.picture}>
          <QrCode text={uri} label="QR code with the secret for your authenticator app" />
        </div>
      </Suspense>
      <div className={classes.step}>
        If you cannot scan it, type this key into the app:
        <code className={classes.secret}>{inGroups(secret)}</code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy key'}
            </Button>
          )}
        </CopyButton>
      </div>
      <CodeInput
        label="Code"
        description="The six digits that the app shows for Dayitva. Your other devices will be signed out."
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </AccountForm>
  );
}

/** Formats a secret in groups of four, for reading and typing. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
