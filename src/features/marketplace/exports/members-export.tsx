import { Group, Text } from '@mantine/core';
import { useSession } from '#platform/web/session.tsx';
import { ExportButtons, type WriteTable } from './export-buttons.tsx';
import { EXPORTED_MAX } from './exports.data.ts';

interface MembersExportProps {
  /** Number of members in the list. */
  total: number;
  write: WriteTable;
}

/** The line below a list of members that saves it as a file, as far as a file goes. */
export function MembersExport({ total, write }: MembersExportProps) {
  const isConfirmed = useSession().user?.email_confirmed;
  const members = total > EXPORTED_MAX ? `The first ${EXPORTED_MAX} members` : 'The whole list';
  return (
    <Group gap="xs" mt="md" role="group" aria-label="Save this list">
      {isConfirmed && (
        <Text size="sm" c="dimmed" w={{ base: '100%', xs: 'auto' }}>
          {members} as a table:
        </Text>
      )}
      <ExportButtons write={write} />
    </Group>
  );
}
