import { formatDecimal } from '#features/collaborations/indicators/decimals.rules.ts';
import { STATE_WORDS, stateOf } from '#features/collaborations/indicators/indicator-progress.rules.ts';
import { percentOf, plannedText } from '#features/collaborations/indicators/indicator-words.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import classes from './report-content.module.css';
import { NEWS_WORDS, quoteFacts } from './report-words.rules.ts';
import type { ReportContent as Content } from './reports.contract.ts';

/** Makes the frame focusable: not every browser lets the keyboard scroll it otherwise. */
const STOP_FOR_KEYBOARD = { tabIndex: 0 };

/** What a report says: its texts, milestones, indicators and files. */
export function ReportContent({ content }: { content: Content }) {
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
          <section className={classes.frame} aria-label="Planned against reached" {...STOP_FOR_KEYBOARD}>
            <Indicators indicators={content.indicators} />
          </section>
        )}
      </section>
      {content.files.length > 0 && (
        <section aria-label="Files of the report">
          <h4 className={classes.heading}>Files</h4>
          <ul className={classes.list}>
            {content.files.map(({ id, name, version }) => (
              <li key={id}>
                {name} (version {version})
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

function Indicators({ indicators }: Pick<Content, 'indicators'>) {
  return (
    <table className={classes.table}>
      <caption>Planned against reached</caption>
      <thead>
        <tr>
          <th scope="col">Indicator</th>
          <th scope="col">Planned</th>
          <th scope="col">Reached</th>
          <th scope="col">Target</th>
          <th scope="col">Way to the target</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {indicators.map((one) => (
          <tr key={one.name}>
            <th scope="row">
              {one.name} ({one.unit})
            </th>
            <td>{one.actual_date ? plannedText(one, one.actual_date) : '–'}</td>
            <td>
              {one.actual_value ? formatDecimal(one.actual_value) : '–'}
              {one.actual_date && ` on ${formatDay(one.actual_date)}`}
            </td>
            <td>{formatDecimal(one.target_value)}</td>
            <td>{percentOf(one) ?? '–'}</td>
            <td>{STATE_WORDS[stateOf(one)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
