import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RecordMenuProps {
  /** Name of the record, so that each menu of a list has a label of its own. */
  name: string;
  /** The items, each a `Menu.Item`. */
  children: ReactNode;
}

/** The further actions of one record of a list, behind a button with three dots. */
export function RecordMenu({ name, children }: RecordMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`More actions for ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
