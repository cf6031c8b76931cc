import { Skeleton, Stack } from '@mantine/core';

/** Stands where figures of all grants load. */
export function LoadingOverview() {
  return (
    <Stack role="status" aria-label="Loading" gap="sm">
      <Skeleton height={72} />
      <Skeleton height={160} />
    </Stack>
  );
}
