import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { formatAgo, formatInstant, formatTime } from '#platform/contract/dates.ts';
import { initialsOf } from '#platform/web/frame/initials.ts';
import { PictureOrInitials } from '#platform/web/ui/picture-or-initials.tsx';
import classes from './author-line.module.css';
import type { Author } from './posts.contract.ts';
import { FORMER_MEMBER } from './posts.rules.ts';

interface AuthorLineProps {
  author: Author | null;
  /** ISO instant of the post. */
  at: string;
  /** Appears behind the time. */
  children?: ReactNode;
}

/** Names the author of a post, and its time. */
export function AuthorLine({ author, at, children }: AuthorLineProps) {
  const name = author?.name ?? FORMER_MEMBER;
  return (
    <div className={classes.line}>
      <span className={classes.circle} aria-hidden>
        <PictureOrInitials
          url={author?.avatar_url}
          initials={initialsOf({ full_name: name })}
          className={classes.picture}
        />
      </span>
      <div className={classes.words}>
        <span className={classes.name}>
          {author?.slug ? <Link to={memberPath(author.slug)}>{name}</Link> : name}
        </span>
        <span className={classes.facts}>
          <time dateTime={at} title={`${formatInstant(at)}, ${formatTime(at)}`}>
            {formatAgo(at, new Date())}
          </time>
          {children}
        </span>
      </div>
    </div>
  );
}
