import { Button, Drawer } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './admin-frame.module.css';
import { AdminTree } from './admin-tree.tsx';

/**
 * The frame of all pages for admins: the tree at the left, on a narrow screen in a drawer, and the page. The page keeps its
 * place in the tree of elements, so that a screen that turns loses no text.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [isHidden, setIsHidden] = useLocalStorage({ key: 'admin_navigation_hidden', defaultValue: false });
  const hasSide = isWide && !isHidden;
  return (
    <div className={classes.frame} data-side={hasSide || undefined}>
      <div className={hasSide ? classes.side : classes.bar}>
        {hasSide ? (
          <>
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
          </>
        ) : isWide ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconLayoutSidebarLeftExpand size={18} stroke={1.5} aria-hidden />}
            onClick={() => setIsHidden(false)}
          >
            Show navigation
          </Button>
        ) : (
          <TreeInDrawer />
        )}
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

function TreeInDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMenu2 size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Admin pages
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        size="20rem"
        title="Admin pages"
        closeButtonProps={{ 'aria-label': 'Close the navigation' }}
      >
        <AdminTree onNavigate={close} />
      </Drawer>
    </>
  );
}
