import { Button, Tabs } from '@mantine/core';
import { IconCalendarEvent, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { useDemoRequests, useDemoSlots } from './booking-desk.api.ts';
import classes from './booking-desk.module.css';
import { OfferSlotsDialog } from './offer-slots-dialog.tsx';
import { RequestCard } from './request-card.tsx';
import { SlotCard } from './slot-card.tsx';

const TABS = [
  ['upcoming', 'Times to come'],
  ['requests', 'Group requests'],
  ['past', 'Past times'],
  ['answered', 'Answered requests'],
] as const;
type Tab = (typeof TABS)[number][0];

/** /admin/demos: the times that admins offer, who has booked them, and requests for a group. The tab is in the address. */
export function BookingDeskPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = TABS.find(([value]) => value === params.get('tab'))?.[0] ?? 'upcoming';
  const waiting = useDemoRequests('waiting', 1).data?.pagination.total ?? 0;
  const dialog = useSubjectDialog<null>();
  return (
    <PageBody width="reading">
      <PageHeading
        title="Demos"
        action={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => dialog.open(null)}
          >
            Offer times
          </Button>
        }
      >
        Visitors and members book the times that you offer. You get an email about each booking, with an entry
        for your calendar.
      </PageHeading>
      <Tabs
        value={tab}
        onChange={(next) => navigate({ search: next === 'upcoming' ? '' : `?tab=${next}` })}
        keepMounted={false}
      >
        <TabRow label="Demos" current={tab}>
          {TABS.map(([value, label]) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
              {value === 'requests' && waiting > 0 && <span className={classes.count}>{waiting}</span>}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value={tab}>
          {tab === 'upcoming' || tab === 'past' ? <Slots view={tab} /> : <Requests tab={tab} />}
        </Tabs.Panel>
      </Tabs>
      {dialog.opening > 0 && (
        <OfferSlotsDialog key={dialog.opening} opened={dialog.opened} onClose={dialog.close} />
      )}
    </PageBody>
  );
}

const pageLink = (tab: Tab) => (page: number) => `?tab=${tab}&page=${page}`;

function Slots({ view }: { view: 'upcoming' | 'past' }) {
  const [params] = useSearchParams();
  const slots = useDemoSlots(view, pageOf(params));
  return (
    <ReviewList
      what="times"
      query={slots}
      items={slots.data?.records}
      heading={view === 'past' ? 'Past times' : 'Times to come'}
      height={110}
      empty={
        view === 'past'
          ? { title: 'No past times', text: 'Demos that are over appear here.' }
          : {
              title: 'No times are offered',
              text: 'Nobody can book a demo until you offer times. The page of the demo says so, and offers the request for a group.',
              icon: <IconCalendarEvent size={24} stroke={1.5} aria-hidden />,
            }
      }
      footer={slots.data && <Pager pagination={slots.data.pagination} hrefOf={pageLink(view)} />}
    >
      {(slot) => <SlotCard slot={slot} isPast={view === 'past'} />}
    </ReviewList>
  );
}

function Requests({ tab }: { tab: 'requests' | 'answered' }) {
  const [params] = useSearchParams();
  const view = tab === 'requests' ? 'waiting' : 'answered';
  const requests = useDemoRequests(view, pageOf(params));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ReviewList
      what="requests"
      query={requests}
      items={requests.data?.records}
      heading={tab === 'requests' ? 'Waiting for an answer' : 'Answered'}
      headingRef={heading}
      height={200}
      empty={{
        title: tab === 'requests' ? 'No requests are waiting' : 'No request was answered yet',
        text: 'Requests for a group demo appear here.',
        icon: <IconUsersGroup size={24} stroke={1.5} aria-hidden />,
      }}
      footer={requests.data && <Pager pagination={requests.data.pagination} hrefOf={pageLink(tab)} />}
    >
      {(request) => <RequestCard request={request} onAnswered={() => heading.current?.focus()} />}
    </ReviewList>
  );
}
