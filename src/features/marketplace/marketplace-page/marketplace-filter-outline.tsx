import { Skeleton, Stack } from '@mantine/core';

/** The filter form before its script has come. */
export function MarketplaceFilterOutline() {
  return (
    <Stack gap="md">
      <Skeleton height={60} />
      <Skeleton height={190} />
      <Skeleton height={60} />
      <Skeleton height={60} />
    </Stack>
  );
}
