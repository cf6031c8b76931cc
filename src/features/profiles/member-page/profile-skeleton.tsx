import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Placeholder in the shape of a profile while it loads. */
export function ProfileSkeleton({ title = 'Your profile' }: { title?: string }) {
  return (
    <div role="status" aria-label={`Loading ${title.toLowerCase()}`}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Group align="flex-start" gap="lg" mb="xl" wrap="nowrap">
        <Skeleton circle height={72} />
        <Stack gap="xs" flex={1}>
          <Skeleton height={32} width="60%" />
          <Skeleton height={20} width="40%" />
        </Stack>
      </Group>
      <Skeleton height={40} mb="lg" />
      <Skeleton height={100} radius="md" mb="xl" />
      <Skeleton height={240} radius="md" />
    </div>
  );
}
