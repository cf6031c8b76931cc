import { Tabs, TextInput } from '@mantine/core';
import { IconMessageCircle, IconSearch, IconTicket } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SupportFigures } from '#features/support/figures/support-figures.tsx';
import { HelpQuestions } from '#features/support/help/help-questions.tsx';
import type { HelpItem } from '#features/support/help/help-search.rules.ts';
import { Contact } from '#features/support/tickets/contact.tsx';
import { useTicketCounts } from '#features/support/tickets/support-tickets.api.ts';
import { TicketList } from '#features/support/tickets/ticket-list.tsx';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { ActionCard } from './action-card.tsx';
import classes from './support.page.module.css';

const StatusPanel = lazy(() =>
  import('#features/support/status/status-panel.tsx').then((module) => ({ default: module.StatusPanel })),
);

const TABS = ['faqs', 'contact', 'tickets', 'status'] as const;
const SEARCH_MAX = 100;

interface SupportPageProps {
  /** Puts the words that admins have published into the questions. */
  editHelp: (items: HelpItem[]) => HelpItem[];
  /** Opens the chat assistant, which this area does not know. */
  onChat: () => void;
  /** Cards of the operator's telephone and mailbox; none where they are not set. */
  operatorCards: ReactNode;
  /** Below the form of the Contact tab: the operator's address, hours and other ways. */
  contactFacts: ReactNode;
}

/** The support centre (specification part 2, section 2). The tab is in the URL; the questions are prerendered. */
export function SupportPage({ onChat, editHelp, operatorCards, contactFacts }: SupportPageProps) {
  const navigate = useNavigate();
  const params = useQueryParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'faqs';
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const show = (next: string | null) => navigate({ search: next === 'faqs' ? '' : `?tab=${next}` });
  const find = (text: string) => {
    setSearch(text);
    if (text && tab !== 'faqs') void show('faqs');
  };

  // Keeps text that was typed before the page was ready.
  useEffect(() => setSearch(input.current?.value ?? ''), []);

  return (
    <PageBody>
      <PageHeading title="Support Center" display>
        Answers to questions about Dayitva and CSR rules, and people who help.
      </PageHeading>
      <SupportFigures />
      <nav className={classes.actions} aria-label="Ways to reach us">
        <ActionCard
          icon={IconTicket}
          label="Submit a Ticket"
          about="Write to the team"
          to="/support?tab=contact"
        />
        <ActionCard
          icon={IconMessageCircle}
          label="Live Chat"
          about="Ask the assistant first"
          onPress={onChat}
        />
        {operatorCards}
      </nav>
      <search className={classes.search}>
        <TextInput
          ref={input}
          label="Search for help"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={search}
          onChange={(event) => find(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        />
      </search>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <TabRow label="Support" current={tab}>
          <Tabs.Tab value="faqs" data-tab="faqs">
            FAQs
          </Tabs.Tab>
          <Tabs.Tab value="contact" data-tab="contact">
            Contact
          </Tabs.Tab>
          <Tabs.Tab value="tickets" data-tab="tickets">
            Tickets
            <ActiveCount />
          </Tabs.Tab>
          <Tabs.Tab value="status" data-tab="status">
            Status
          </Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="faqs">
          <HelpQuestions search={search} edit={editHelp} onClear={() => setSearch('')} />
        </Tabs.Panel>
        <Tabs.Panel value="contact" keepMounted>
          <Contact facts={contactFacts} />
        </Tabs.Panel>
        <Tabs.Panel value="tickets">
          <TicketList />
        </Tabs.Panel>
        <Tabs.Panel value="status">
          <Suspense fallback={<PageSpinner />}>
            <StatusPanel />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}

/** Number of the member's tickets that are not resolved. */
function ActiveCount() {
  const { data } = useTicketCounts('', useSession().status === 'signed-in');
  const active = data ? data.open + data['in-progress'] : 0;
  return active > 0 && <span className={classes.count}>{active} active</span>;
}
