import { IconEye, IconHeart } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import type { CaseStudyCard as Card } from './case-studies.contract.ts';
import { CaseStudyAuthor } from './case-study-author.tsx';
import classes from './case-study-card.module.css';
import { CaseStudyFigures } from './case-study-figures.tsx';
import { caseStudyPath } from './case-study-paths.rules.ts';

const GOALS_SHOWN = 2;

/** A published story in a list: its title leads to its page. */
export function CaseStudyCard({ story }: { story: Card }) {
  const titleId = useId();
  const { title, summary, organizations, sdg_goals, author, published_at, views, likes, slug } = story;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        <Link to={caseStudyPath(slug)}>{title}</Link>
      </h3>
      <p className={classes.organizations}>{organizations.join(', ')}</p>
      <p className={classes.summary}>{summary}</p>
      <CaseStudyFigures figures={story} />
      <TagList tags={sdg_goals} label="SDG goals" limit={GOALS_SHOWN} />
      <footer className={classes.foot}>
        <p className={classes.byline}>
          <CaseStudyAuthor author={author} />
          {published_at && (
            <>
              {' · '}
              <time dateTime={published_at}>{formatInstant(published_at)}</time>
            </>
          )}
        </p>
        <p className={classes.counts}>
          <span>
            <IconEye size={16} stroke={1.5} role="img" aria-label="Views" /> {formatCount(views)}
          </span>
          <span>
            <IconHeart size={16} stroke={1.5} role="img" aria-label="Likes" /> {formatCount(likes)}
          </span>
        </p>
      </footer>
    </article>
  );
}
