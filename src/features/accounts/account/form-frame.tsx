import { Alert, Stack } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';

interface FormFrameProps {
  /** Error that belongs to no field. */
  problem: string | null;
  /** True to focus the first field when the form appears. */
  focused?: boolean;
  className?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Form with its error at the top. */
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
