import { Alert } from '@mantine/core';

/** Says on the screen after verification that the person can ask to join an organisation, once signed in. */
export function JoinHint({ organisation }: { organisation: string }) {
  return (
    <Alert color="ink" mb="lg" title={`Do you work for ${organisation}?`}>
      It has confirmed your email domain. Sign in, and ask its owners for access on your Account page instead
      of keeping a second profile of the same organisation.
    </Alert>
  );
}
