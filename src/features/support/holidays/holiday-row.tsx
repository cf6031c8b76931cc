import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatDay } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import classes from './holiday-row.module.css';
import { movedWords } from './holiday-words.rules.ts';
import { useCreateHoliday, useRemoveHoliday } from './holidays.api.ts';
import type { Holiday } from './holidays.contract.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A holiday with its removal. `onRemoved` is called when the row, and its button with it, is gone. */
export function HolidayRow({ holiday, onRemoved }: { holiday: Holiday; onRemoved: () => void }) {
  const { id, name, day, every_year, next_day } = holiday;
  const remove = useRemoveHoliday();
  const create = useCreateHoliday();
  const [asking, ask] = useDisclosure();
  const fail = (title: string) => (error: unknown) =>
    showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });
  const undo = () =>
    create.mutate(
      { day, name, every_year },
      {
        onSuccess: () => showToast({ title: 'Holiday restored', message: name, tone: 'success' }),
        onError: fail('Holiday not restored'),
      },
    );
  const submit = () =>
    remove.mutate(id, {
      onSuccess: ({ moved }) => {
        showToast({
          title: 'Holiday removed',
          message: `${name}. ${movedWords(moved)}`,
          tone: 'success',
          duration: UNDO_MS,
          action: { label: UNDO, run: undo },
        });
        onRemoved();
      },
      onError: fail('Holiday not removed'),
      onSettled: ask.close,
    });
  const weekday = WEEKDAYS[new Date(next_day).getUTCDay()];
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          {weekday}, {formatDay(next_day)}
          {every_year && ' · every year'}
        </p>
      </div>
      <Button variant="subtle" color="brick" size="sm" onClick={ask.open} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Remove this holiday?"
        confirmLabel="Remove holiday"
        destructive
        busy={remove.isPending}
        onConfirm={submit}
        onClose={ask.close}
      >
        “{name}” becomes a day of work{every_year ? ' in every year' : ''}. Tickets that wait over it are due
        earlier.
      </ConfirmDialog>
    </div>
  );
}
