import { Alert, Stack } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';

interface FormFrameProps {
  /** What went wrong and belongs to no field. */
  problem: string | null;
  /** Whether the first field has the focus as soon as the form is there. */
  focused?: boolean;
  className?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form with what went wrong at its head. */
export function FormFrame({ problem, focused, className, onSubmit, children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [focused]);
  return (
    <form ref={form} className={className} method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {problem && (
          <Alert color="brick" role="alert">
            {problem}
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  );
}
