import { Button } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { SHARED_TOGETHER_MAX } from '#features/documents/shares/document-shares.contract.ts';
import classes from './share-selected.module.css';

interface ShareSelectedProps {
  count: number;
  onShare: () => void;
  onClear: () => void;
}

/** Bar at the lower edge of the list while documents are selected. */
export function ShareSelected({ count, onShare, onClear }: ShareSelectedProps) {
  const tooMany = count > SHARED_TOGETHER_MAX;
  return (
    <div className={classes.bar}>
      <p className={classes.words} role="status">
        {tooMany ? `${count} selected. You can share ${SHARED_TOGETHER_MAX} at a time.` : `${count} selected`}
      </p>
      <Button variant="default" onClick={onClear}>
        Clear selection
      </Button>
      <Button
        leftSection={<IconShare3 size={18} stroke={1.5} aria-hidden />}
        onClick={onShare}
        disabled={tooMany}
      >
        Share selected ({count})
      </Button>
    </div>
  );
}
