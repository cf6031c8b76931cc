import { Checkbox, SimpleGrid } from '@mantine/core';
import { SERVICES } from '#features/support/status/status.rules.ts';

interface ServiceChoiceProps {
  value?: string[];
  onChange?: (value: string[]) => void;
  error?: string;
  disabled?: boolean;
}

/** The services that something is about, at least one. */
export function ServiceChoice({ disabled, ...group }: ServiceChoiceProps) {
  return (
    <Checkbox.Group label="Services" withAsterisk {...group}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs" mb="xs">
        {SERVICES.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} disabled={disabled} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
