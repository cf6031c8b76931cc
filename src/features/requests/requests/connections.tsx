import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useCollaborationRequestCounts } from './collaboration-requests.api.ts';
import { answerCollaborationRequest } from './collaboration-requests.contract.ts';
import { ConnectionList } from './connection-list.tsx';
import classes from './connections.module.css';

/** The Connections tab of the member's own profile: incoming and sent requests. The URL holds the sub-tab. */
export function Connections() {
  const may = useMayCall();
  const counts = useCollaborationRequestCounts().data;
  const [params, setParams] = useSearchParams();
  const shown = params.get('requests') === 'sent' ? 'sent' : 'incoming';
  const show = (tab: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set('requests', tab ?? 'incoming');
      return next;
    });

  return (
    <Tabs value={shown} onChange={show} variant="pills" keepMounted={false}>
      {!may(answerCollaborationRequest) && <LookOnly />}
      <Tabs.List mb="lg" aria-label="Collaboration requests">
        <Tabs.Tab value="incoming" className={classes.tab}>
          Incoming <WaitingCount waiting={counts?.received.waiting} />
        </Tabs.Tab>
        <Tabs.Tab value="sent" className={classes.tab}>
          Sent <WaitingCount waiting={counts?.sent.waiting} />
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="incoming">
        <ConnectionList direction="incoming" counts={counts?.received} />
      </Tabs.Panel>
      <Tabs.Panel value="sent">
        <ConnectionList direction="sent" counts={counts?.sent} />
      </Tabs.Panel>
    </Tabs>
  );
}

function WaitingCount({ waiting = 0 }: { waiting: number | undefined }) {
  if (waiting === 0) return null;
  return (
    <span className={classes.count}>
      {waiting}
      <span className={classes.words}> waiting</span>
    </span>
  );
}
