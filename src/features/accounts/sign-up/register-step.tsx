import { Stack } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import type { RegistrationForm } from './register.form.ts';
import classes from './register-step.module.css';

/** Props of every step. */
export interface RegisterStepProps {
  form: RegistrationForm;
  heading: RefObject<HTMLHeadingElement | null>;
}

interface RegisterStepFrameProps extends Pick<RegisterStepProps, 'heading'> {
  title: string;
  children: ReactNode;
}

/** Heading and fields of one step. The heading receives focus when the step appears. */
export function RegisterStep({ title, heading, children }: RegisterStepFrameProps) {
  return (
    <>
      <h2 className={classes.heading} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Stack gap="md">{children}</Stack>
    </>
  );
}
