import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTime } from '#platform/contract/dates.ts';
import type { AnswerSource } from './assistant.contract.ts';
import classes from './assistant-bubble.module.css';
import type { AssistantMessage } from './assistant-conversation.hook.ts';

interface AssistantBubbleProps {
  message: AssistantMessage;
  /** Language of a question in Hindi (BCP 47). */
  lang?: string;
  onFollow?: () => void;
}

/** One message with its time; an answer also has links to its sources. */
export function AssistantBubble({ message, lang, onFollow }: AssistantBubbleProps) {
  const { id, sender, foreword, text, timestamp, sources = [], unanswered } = message;
  return (
    <div id={id} className={classes.message} data-sender={sender}>
      <div className={classes.bubble}>
        <span className={classes.who}>{sender === 'bot' ? 'CSR Assistant:' : 'You:'}</span>
        {foreword && <p lang={foreword.lang}>{foreword.text}</p>}
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
        {sources.length > 0 && (
          <ul className={classes.sources}>
            {sources.map((source) => (
              <li key={source.url}>
                <SourceLink source={source} question={unanswered} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <time className={classes.time} dateTime={timestamp}>
        {formatTime(timestamp)}
      </time>
    </div>
  );
}

interface SourceLinkProps {
  source: AnswerSource;
  question?: string;
  onFollow?: () => void;
}

/** Link to a page of this site or to an external source. */
function SourceLink({ source: { title, url }, question, onFollow }: SourceLinkProps) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} state={question ? { question } : undefined} onClick={onFollow}>
        {title}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title} <IconExternalLink size={14} stroke={1.5} aria-label="(opens in a new tab)" />
    </a>
  );
}
