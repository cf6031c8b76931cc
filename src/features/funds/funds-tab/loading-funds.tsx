import { Skeleton, Stack } from '@mantine/core';

export function LoadingFunds() {
  return (
    <Stack role="status" aria-label="Loading the funds">
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
    </Stack>
  );
}
