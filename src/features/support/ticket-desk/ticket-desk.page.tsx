import { useDisclosure } from '@mantine/hooks';
import { IconMessages } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { currentParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { filtersOf, searchOf } from './desk-address.rules.ts';
import { DeskFilters } from './desk-filters.tsx';
import { useDeskFocus } from './desk-focus.hook.ts';
import { DeskLinks } from './desk-links.tsx';
import { DeskQueue } from './desk-queue.tsx';
import { useDeskShortcuts } from './desk-shortcuts.hook.ts';
import { DeskTicket, type TicketActions } from './desk-ticket.tsx';
import { SavedViews } from './saved-views.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import classes from './ticket-desk.module.css';
import { useTicketDrafts } from './ticket-drafts.hook.ts';

/**
 * The supporters' desk: the queue of tickets beside the open one; on a phone one after the other. The address has the
 * filters, `page` and `ticket`.
 */
export function TicketDeskPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { focusSearch, moveInQueue } = useDeskFocus();
  const filters = filtersOf(params);
  const open = params.get('ticket');
  const { draftOf, setDraft, hasContent } = useTicketDrafts();
  const [showsKeys, keys] = useDisclosure();
  const ticket = useRef<TicketActions>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const hrefWith = (name: 'page' | 'ticket', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return `?${next}`;
  };
  const hrefOfTicket = (number: string) => hrefWith('ticket', number);
  const go = (to: string) => navigate(to, { preventScrollReset: true });

  const { isOn, turn } = useDeskShortcuts((key) => {
    const run = {
      j: () => moveInQueue(1),
      k: () => moveInQueue(-1),
      r: () => ticket.current?.write('author'),
      n: () => ticket.current?.write('team'),
      a: () => ticket.current?.assignToMe(),
      e: () => ticket.current?.resolve(),
      '/': focusSearch,
      '?': keys.open,
    }[key];
    run();
  });

  return (
    <div className={classes.desk} data-open={open ? true : undefined}>
      <div className={classes.top}>
        <PageHeading title="Support tickets" action={<DeskLinks onShortcuts={keys.open} />} />
        <SavedViews filters={filters} />
        <DeskFilters
          filters={filters}
          onChange={(change) => {
            const now = currentParams();
            const opened = now.get('ticket');
            return go(searchOf({ ...filtersOf(now), ...change }) + (opened ? `&ticket=${opened}` : ''));
          }}
        />
      </div>
      <div className={classes.sides}>
        <div className={classes.queue}>
          <DeskQueue
            filters={filters}
            page={pageOf(params)}
            open={open}
            headingRef={heading}
            hrefOfTicket={hrefOfTicket}
            hrefOfPage={(page) => hrefWith('page', String(page))}
          />
        </div>
        <div className={classes.open}>
          {open ? (
            <DeskTicket
              key={open}
              ref={ticket}
              number={open}
              closed={hrefWith('ticket', null)}
              hrefOfTicket={hrefOfTicket}
              draftOf={draftOf}
              onDraft={setDraft}
              onMerged={(into) => go(hrefOfTicket(into))}
            />
          ) : (
            <EmptyState title="No ticket is open" icon={<IconMessages size={24} stroke={1.5} aria-hidden />}>
              Choose a ticket from the list. Late ones come first.
            </EmptyState>
          )}
        </div>
      </div>
      <ShortcutsDialog opened={showsKeys} isOn={isOn} onTurn={turn} onClose={keys.close} />
      <UnsavedChanges when={hasContent} message="An answer or a note that you have not sent will be lost." />
    </div>
  );
}
