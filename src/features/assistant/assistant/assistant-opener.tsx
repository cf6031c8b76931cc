import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { openAssistant } from './assistant-opening.hook.ts';

/** Button on a page that opens the assistant. */
export function AssistantOpener() {
  return (
    <Button
      variant="default"
      leftSection={<IconMessageQuestion size={18} stroke={1.5} aria-hidden />}
      onClick={openAssistant}
    >
      Ask the CSR Assistant
    </Button>
  );
}
