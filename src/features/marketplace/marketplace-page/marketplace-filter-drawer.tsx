import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './marketplace-filter-drawer.module.css';

interface MarketplaceFilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** `96 results`; empty until known. */
  resultsText: string;
  /** The filter form. */
  children: ReactNode;
}

/** The filters on small screens, in a drawer from below within reach of the thumb. */
export function MarketplaceFilterDrawer(props: MarketplaceFilterDrawerProps) {
  // Mantine notes whom to give the focus back to when a drawer opens: one that loads late must not begin open.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <Drawer
      opened={isMounted && props.opened}
      onClose={props.onClose}
      position="bottom"
      size="auto"
      title="Filters"
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Close the filters' }}
    >
      {props.children}
      <Button fullWidth size="md" mt="md" onClick={props.onClose}>
        {props.resultsText ? `Show ${props.resultsText}` : 'Show results'}
      </Button>
    </Drawer>
  );
}
