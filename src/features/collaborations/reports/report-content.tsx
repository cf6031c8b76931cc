import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { filePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { INDICATORS_TITLE, IndicatorsTable } from '#features/collaborations/indicators/indicators-table.tsx';
import { formatDay } from '#platform/contract/dates.ts';
import { TableFrame } from '#platform/web/charts/table-frame.tsx';
import classes from './report-content.module.css';
import { fileText, NEWS_WORDS, quoteFacts } from './report-words.rules.ts';
import type { ReportContent as Content } from './reports.contract.ts';

/** What a report says: its texts, milestones, indicators and files. */
export function ReportContent({ collaborationId, content }: { collaborationId: string; content: Content }) {
  const texts = [
    ['Summary', content.summary],
    ['Challenges', content.challenges],
    ['Next steps', content.next_steps],
  ] as const;
  return (
    <div className={classes.content}>
      {texts.map(
        ([title, text]) =>
          text && (
            <section key={title} aria-label={title}>
              <h4 className={classes.heading}>{title}</h4>
              <p className={classes.text}>{text}</p>
            </section>
          ),
      )}
      <section aria-label="Milestones">
        <h4 className={classes.heading}>Milestones</h4>
        {content.milestones.length === 0 ? (
          <p className={classes.none}>No milestone was completed, due or overdue in the period.</p>
        ) : (
          <ul className={classes.list}>
            {content.milestones.map(({ title, news, due_date, completed_date }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and titles repeat
              <li key={at}>
                <strong>{NEWS_WORDS[news]}</strong>
                {completed_date && ` on ${formatDay(completed_date)}`}: {title}
                {due_date && ` (due ${formatDay(due_date)})`}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="Impact">
        <h4 className={classes.heading}>Impact</h4>
        {content.indicators.length === 0 ? (
          <p className={classes.none}>There are no indicators.</p>
        ) : (
          <TableFrame title={INDICATORS_TITLE}>
            <IndicatorsTable indicators={content.indicators} />
          </TableFrame>
        )}
      </section>
      {content.files.length > 0 && (
        <section aria-label="Files of the report">
          <h4 className={classes.heading}>Files</h4>
          <ul className={classes.list}>
            {content.files.map((file) => (
              <li key={file.id}>
                <Anchor component={Link} to={filePath(collaborationId, file.id)} inherit>
                  {fileText(file)}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      {content.comments.length > 0 && (
        <section aria-label="Comments of the report">
          <h4 className={classes.heading}>Comments</h4>
          {content.comments.map((comment) => (
            <figure key={comment.id} className={classes.quote}>
              <blockquote className={classes.text}>{comment.text}</blockquote>
              <figcaption className={classes.source}>{quoteFacts(comment)}</figcaption>
            </figure>
          ))}
        </section>
      )}
    </div>
  );
}
