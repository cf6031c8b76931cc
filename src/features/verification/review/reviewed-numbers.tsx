import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import classes from './verification-review.module.css';

interface ReviewedNumbersProps {
  areShown: boolean;
  /** True if they were shown, and the member has changed a number or a paper since. */
  haveChanged: boolean;
  busy: boolean;
  onShow: () => void;
}

/** Button that shows the numbers of an open request in full, and what the member sees of that. */
export function ReviewedNumbers({ areShown, haveChanged, busy, onShow }: ReviewedNumbersProps) {
  if (areShown) return <ShownNote />;
  return (
    <div className={classes.numbers}>
      {haveChanged && (
        <p className={classes.note} role="status">
          The profile or a paper has changed. Show the numbers again.
        </p>
      )}
      <Button
        variant="default"
        leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
        loading={busy}
        onClick={onShow}
      >
        Show full numbers
      </Button>
      <p className={classes.note}>Each look is logged, and the member can see it.</p>
    </div>
  );
}

/** Takes the focus of the button that it replaces. */
function ShownNote() {
  const note = useFocusAtStart<HTMLParagraphElement>(true, false);
  return (
    <p ref={note} tabIndex={-1} className={classes.shown}>
      The numbers are shown in full, here and next to each paper. The member can see that you looked.
    </p>
  );
}
