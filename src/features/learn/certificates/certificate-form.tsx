import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQueryParams } from '#platform/web/hydration.ts';
import classes from './certificate.page.module.css';
import { readCertificateNumber } from './certificate-number.rules.ts';
import { CERTIFICATES_PATH, certificatePath } from './certificates.rules.ts';

const NUMBER_MAX = 60;

/** Returns the problem of a number as it was typed. */
const errorOf = (typed: string) =>
  typed.trim() === ''
    ? 'Please enter the number of the certificate'
    : 'This number has a typing error. Please compare it again.';

/**
 * Takes a number as it is printed or read out, and opens its page. The browser keeps the text, not React: it may be
 * typed, and even sent, before any script has come; the address then has it.
 */
export function CertificateForm() {
  const navigate = useNavigate();
  const sent = useQueryParams().get('number');
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  const open = (typed: string, replace = false) => {
    const number = readCertificateNumber(typed);
    if (number) return void navigate(certificatePath(number), { replace });
    setError(errorOf(typed));
    input.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(input.current?.value ?? '');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a form that was sent before the page worked
  useEffect(() => {
    if (sent === null || !input.current) return;
    input.current.value = sent.slice(0, NUMBER_MAX);
    open(sent, true);
  }, [sent]);

  return (
    <form className={classes.form} action={CERTIFICATES_PATH} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        className={classes.number}
        name="number"
        label="Certificate number"
        description="As printed on the certificate: DV-7K3M-9XQ2-4TPA"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={NUMBER_MAX}
        error={error}
        onChange={() => setError(null)}
      />
      <Button type="submit" variant="default">
        Check
      </Button>
    </form>
  );
}
