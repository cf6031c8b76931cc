import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './marketplace-filter-drawer.module.css';

interface MarketplaceFilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** `96 results`; nothing while they are not known. */
  resultsText: string;
  /** The filter form. */
  children: ReactNode;
}

/** The filters where there is no room for them beside the list: from below, within reach of a thumb. */
export function MarketplaceFilterDrawer(props: MarketplaceFilterDrawerProps) {
  return (
    <Drawer
      opened={props.opened}
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
