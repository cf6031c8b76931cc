import { Button, Skeleton } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { useChatConversation } from './chat-conversation.hook.ts';
import classes from './chat-desk.module.css';
import { ChatView } from './chat-view.tsx';
import { EndChat } from './end-chat.tsx';
import { useChats, useTakeChat } from './live-chat.api.ts';
import type { Chat, ListedChat } from './live-chat.contract.ts';

/** Chats with members, for supporters. While it is open, members can ask for a chat. The URL names the open one: `chat`. */
export function ChatDeskPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const list = useChats();
  const open = params.get('chat');
  const isMine = ({ supporter }: ListedChat) => supporter?.id === user?.account_id;
  const chats = list.data?.chats ?? [];
  const groups = [
    { title: 'Waiting', chats: chats.filter(({ state }) => state === 'waiting') },
    { title: 'Yours', chats: chats.filter((chat) => chat.state === 'open' && isMine(chat)) },
    { title: 'With others', chats: chats.filter((chat) => chat.state === 'open' && !isMine(chat)) },
  ];
  return (
    <PageBody>
      <PageHeading
        title="Live chats"
        action={
          <Button component={Link} to="/admin/tickets" variant="default">
            Support tickets
          </Button>
        }
      >
        While this page is open, members can ask you for a chat during the hours of the support team.
      </PageHeading>
      <div className={classes.sides} data-open={open ? true : undefined}>
        <nav className={classes.list} aria-label="Chats">
          {list.isPending && <Skeleton height={72} />}
          {list.isError && (
            <ErrorState
              title="Could not load the chats"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isSuccess && chats.length === 0 && (
            <EmptyState title="Nobody is waiting" icon={<IconMessages size={24} stroke={1.5} aria-hidden />}>
              A chat appears here as soon as a member asks for one.
            </EmptyState>
          )}
          {groups.map(
            (group) => group.chats.length > 0 && <Group key={group.title} {...group} open={open} />,
          )}
        </nav>
        {open && user && (
          <section className={classes.chat} aria-label="Open chat">
            <SupporterChat key={open} id={open} myId={user.account_id} />
          </section>
        )}
      </div>
    </PageBody>
  );
}

function Group({ title, chats, open }: { title: string; chats: ListedChat[]; open: string | null }) {
  return (
    <>
      <h2 className={classes.group}>
        {title} <span className={classes.count}>{chats.length}</span>
      </h2>
      <ul className={classes.chats}>
        {chats.map(({ id, member, supporter, latest, last_message_at }) => (
          <li key={id}>
            <Link
              to={`?chat=${id}`}
              className={classes.item}
              aria-current={id === open || undefined}
              preventScrollReset
            >
              <span className={classes.name}>{member.name}</span>
              <time className={classes.time} dateTime={last_message_at}>
                {formatTime(last_message_at)}
              </time>
              <span className={classes.latest}>{latest}</span>
              {title === 'With others' && <span className={classes.latest}>With {supporter?.name}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateWords({ state, supporter, ticket_number }: Chat, isMine: boolean): string {
  if (state === 'ended') return `This chat has ended. It is ticket ${ticket_number ?? ''}.`;
  if (state === 'waiting') return 'Waiting for a supporter.';
  return isMine
    ? 'You have this chat.'
    : `${supporter?.name ?? 'Another supporter'} has this chat. You can read it.`;
}

function SupporterChat({ id, myId }: { id: string; myId: string }) {
  const conversation = useChatConversation(id, 'supporter');
  const taking = useTakeChat(id);
  const { chat, line } = conversation;
  const isMine = chat?.supporter?.id === myId;
  const canWrite = chat?.state === 'open' && isMine;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (canWrite) input.current?.focus();
  }, [canWrite]);
  if (!chat) {
    return line === 'refused' ? (
      <EmptyState title="This chat is no longer here" action={<Link to="?">All chats</Link>} />
    ) : (
      <Skeleton height={240} />
    );
  }
  return (
    <>
      <header className={classes.head}>
        <Link to="?" className={classes.back}>
          All chats
        </Link>
        <h2 className={classes.member}>{chat.member.name}</h2>
        <p className={classes.state} role="status">
          {stateWords(chat, isMine)}
        </p>
      </header>
      {chat.transcript.length > 0 && (
        <details className={classes.before}>
          <summary>Before, with the assistant ({chat.transcript.length})</summary>
          <p>
            The page of the member sent these lines. The server keeps no copy, so it cannot tell if the
            assistant said so.
          </p>
          {chat.transcript.map(({ sender, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <p key={place}>
              <strong>{sender === 'member' ? chat.member.name : 'Assistant'}:</strong> {text}
            </p>
          ))}
        </details>
      )}
      <ChatView
        conversation={conversation}
        me="supporter"
        otherName={chat.member.name}
        canWrite={canWrite}
        inputRef={input}
      />
      <div className={classes.foot}>
        {chat.state === 'waiting' && (
          <Button onClick={() => taking.mutate()} loading={taking.isPending}>
            Take this chat
          </Button>
        )}
        {taking.error && (
          <p className={classes.failure} role="alert">
            {failureText(taking.error, 'You could not take this chat.')}
          </p>
        )}
        {canWrite && (
          <EndChat
            id={id}
            question="Is the question answered?"
            yes="Yes, resolved"
            no="No, keep an open ticket"
          />
        )}
        {chat.state === 'ended' && chat.ticket_number && (
          <Button component={Link} to={`/admin/tickets?ticket=${chat.ticket_number}`} variant="default">
            Open {chat.ticket_number}
          </Button>
        )}
      </div>
    </>
  );
}
