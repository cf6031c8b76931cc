import { Anchor, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { CodeInput } from './code-input.tsx';
import classes from './second-factor-step.module.css';

interface SecondFactorStepProps {
  busy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
  /** Text of the way back to what was entered before. */
  backLabel: string;
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ busy, error, onCode, backLabel, onBack }: SecondFactorStepProps) {
  const [recovering, setRecovering] = useState(false);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const name = recovering ? 'recovery_code' : 'code';
  const problem = missing ? 'Please enter the code' : error;

  useEffect(() => {
    if (!busy) fieldOf(form.current, name)?.focus();
  }, [busy, name]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const field = fieldOf(form.current, name);
    const code = field?.value.trim() ?? '';
    setMissing(!code);
    if (code) onCode(code);
    else field?.focus();
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        <p className={classes.text}>
          {recovering
            ? 'Enter one of the recovery codes that you saved when you set up two-factor sign-in. Each code works once.'
            : 'Enter the six digits that your authenticator app shows for Dayitva.'}
        </p>
        {recovering ? (
          <TextInput
            name={name}
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={problem}
            required
          />
        ) : (
          <CodeInput name={name} label="Code" error={problem} />
        )}
        <SubmitButton loading={busy} loaderProps={{ children: 'Signing In...' }}>
          Sign In
        </SubmitButton>
        <div className={classes.ways}>
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovering(!recovering)}>
            {recovering ? 'Use the authenticator app' : 'Use a recovery code'}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            {backLabel}
          </Anchor>
        </div>
      </Stack>
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
