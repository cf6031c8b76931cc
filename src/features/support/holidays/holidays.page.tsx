import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { HolidayRow } from './holiday-row.tsx';
import { useHolidays } from './holidays.api.ts';

/** The holidays of the support team, for admins (decision 24). */
export function HolidaysPage() {
  const holidays = useHolidays();
  const dialog = useSubjectDialog<null>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageBody width="reading">
      <PageHeading title="Holidays">
        The promise of 24 hours runs in business hours, Mon-Fri, 9:00 AM - 6:00 PM IST. On these days it does
        not run. A change moves the due times of open tickets at once.
      </PageHeading>
      <Group mb="lg">
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => dialog.open(null)}
        >
          Add holiday
        </Button>
      </Group>
      <ReviewList
        what="holidays"
        query={holidays}
        items={holidays.data}
        heading="Listed days"
        headingRef={heading}
        look="rows"
        height={64}
        empty={{ title: 'No holidays', text: 'The clock runs on every weekday.' }}
      >
        {(holiday) => <HolidayRow holiday={holiday} onRemoved={() => heading.current?.focus()} />}
      </ReviewList>
      {dialog.opening > 0 && (
        <HolidayDialog key={dialog.opening} opened={dialog.opened} onClose={dialog.close} />
      )}
    </PageBody>
  );
}
