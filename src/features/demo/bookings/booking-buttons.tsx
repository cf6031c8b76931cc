import { Button } from '@mantine/core';
import { IconCalendarEvent, IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import classes from './demo-dialogs.module.css';

// Few visitors book, so the forms load only when they are opened.
const BookDemoDialog = lazy(async () => ({
  default: (await import('./book-demo-dialog.tsx')).BookDemoDialog,
}));
const GroupDemoDialog = lazy(async () => ({
  default: (await import('./group-demo-dialog.tsx')).GroupDemoDialog,
}));

/** Book Live Demo and Request Group Demo (specification part 2, "Demo"), each with its dialog. */
export function BookingButtons() {
  const live = useSubjectDialog<null>();
  const group = useSubjectDialog<null>();
  const askForGroup = () => {
    live.close();
    group.open(null);
  };
  return (
    <>
      <p className={classes.about}>
        Choose a time for a video call with us, for yourself and your colleagues. For a larger group, or in
        another language, tell us what you need and we offer you a time.
      </p>
      <div className={classes.buttons}>
        <Button
          size="md"
          leftSection={<IconCalendarEvent size={18} stroke={1.5} aria-hidden />}
          onClick={() => live.open(null)}
        >
          Book Live Demo
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconUsersGroup size={18} stroke={1.5} aria-hidden />}
          onClick={() => group.open(null)}
        >
          Request Group Demo
        </Button>
      </div>
      <Suspense>
        {live.opening > 0 && (
          <BookDemoDialog
            key={live.opening}
            opened={live.opened}
            onClose={live.close}
            onGroup={askForGroup}
          />
        )}
        {group.opening > 0 && (
          <GroupDemoDialog key={group.opening} opened={group.opened} onClose={group.close} />
        )}
      </Suspense>
    </>
  );
}
