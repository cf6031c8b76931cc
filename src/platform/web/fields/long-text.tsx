import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './long-text.module.css';

/** A text of which a list shows four lines, and the rest when asked. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const id = useId();
  useEffect(() => {
    const node = paragraph.current;
    // An open text says nothing of whether it would be cut.
    if (!node || open) return;
    const observer = new ResizeObserver(() => setCut(node.scrollHeight > node.clientHeight + 1));
    observer.observe(node);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div>
      <p ref={paragraph} id={id} className={classes.text} data-cut={!open || undefined}>
        {text}
      </p>
      {isCut && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
