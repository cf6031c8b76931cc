import { IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './chats-waiting.module.css';
import { useChats } from './live-chat.api.ts';

/** Line above other pages of supporters: who has one open can be asked for a chat, and sees here when someone asks. */
export function ChatsWaiting() {
  const { data } = useChats();
  const waiting = data?.chats.filter(({ state }) => state === 'waiting').length ?? 0;
  return (
    <p className={classes.line} data-waiting={waiting > 0 || undefined}>
      <IconMessages size={18} stroke={1.5} aria-hidden />
      <span role="status">
        {waiting === 0 && 'Nobody waits for a chat.'}
        {waiting === 1 && '1 member waits for a chat.'}
        {waiting > 1 && `${waiting} members wait for a chat.`}
      </span>
      <Link to="/admin/chats">Live chats</Link>
    </p>
  );
}
