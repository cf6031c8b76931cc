import { filmTime } from './film-files.rules.ts';
import classes from './film-transcript.module.css';
import type { FilmLine } from './recordings.data.ts';

interface FilmTranscriptProps {
  /** Title of the film, for ears that meet five transcripts. */
  title: string;
  lines: readonly FilmLine[];
  /** True to show it at once, in a box of the film's height. */
  open?: boolean;
}

/** The captions of a film as a text to read instead; without JavaScript too. */
export function FilmTranscript({ title, lines, open = false }: FilmTranscriptProps) {
  return (
    <details className={classes.transcript} open={open}>
      <summary>
        Transcript<span className={classes.unseen}> of {title}</span>
      </summary>
      <section
        className={classes.words}
        aria-label={`Transcript of ${title}`}
        data-open={open || undefined}
        tabIndex={open ? 0 : undefined}
      >
        <ol className={classes.lines}>
          {lines.map(({ at, text }) => (
            <li key={at}>
              <span className={classes.time}>{filmTime(at)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </details>
  );
}
