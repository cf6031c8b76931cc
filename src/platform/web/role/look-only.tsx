import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';

/** Explains why a person whose role allows no change finds no button for one. */
export function LookOnly() {
  return (
    <Alert color="gray" mb="lg" icon={<IconEye size={18} stroke={1.5} aria-hidden />}>
      You can look at this. Ask an owner or manager to change it.
    </Alert>
  );
}
