import { Button, Drawer } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './admin-frame.module.css';
import { AdminTree } from './admin-tree.tsx';

/** The frame of all pages for admins: the tree at the left, on a narrow screen in a drawer, and the page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [isHidden, setIsHidden] = useLocalStorage({ key: 'admin_navigation_hidden', defaultValue: false });
  if (!isWide) return <NarrowFrame>{children}</NarrowFrame>;
  if (isHidden) {
    return (
      <div>
        <div className={classes.bar}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconLayoutSidebarLeftExpand size={18} stroke={1.5} aria-hidden />}
            onClick={() => setIsHidden(false)}
          >
            Show navigation
          </Button>
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <AdminTree />
        <Button
          className={classes.hide}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconLayoutSidebarLeftCollapse size={18} stroke={1.5} aria-hidden />}
          onClick={() => setIsHidden(true)}
        >
          Hide navigation
        </Button>
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

function NarrowFrame({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <div className={classes.bar}>
        <Button
          variant="default"
          leftSection={<IconMenu2 size={18} stroke={1.5} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          Admin pages
        </Button>
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        size="20rem"
        title="Admin pages"
        closeButtonProps={{ 'aria-label': 'Close the navigation' }}
      >
        <AdminTree onNavigate={close} />
      </Drawer>
      {children}
    </div>
  );
}
