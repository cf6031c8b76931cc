import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './film-card.module.css';
import { filmTime } from './film-files.rules.ts';
import { FilmPlayer } from './film-player.tsx';
import { FilmTranscript } from './film-transcript.tsx';
import type { Film } from './films.data.ts';
import { RECORDINGS } from './recordings.data.ts';

interface FilmCardProps {
  film: Film;
  /** True for the video of the product: larger, with its transcript beside it. */
  main?: boolean;
}

const TONES = { Popular: 'attention', New: 'active' } as const;

/** A film with its title, its time and its transcript. */
export function FilmCard({ film, main = false }: FilmCardProps) {
  const recording = RECORDINGS[film.name];
  const Title = main ? 'h2' : 'h3';
  return (
    <article className={classes.card} data-main={main || undefined}>
      <FilmPlayer film={film} recording={recording} />
      <div className={classes.words}>
        <header className={classes.head}>
          <Title className={classes.title}>{film.title}</Title>
          {film.badge && <StateBadge tone={TONES[film.badge]}>{film.badge}</StateBadge>}
        </header>
        <p className={classes.about}>{film.about}</p>
        <p className={classes.facts}>
          {filmTime(recording.seconds)} min, {(recording.bytes / 1e6).toFixed(1)} MB, no sound, with captions
        </p>
        <FilmTranscript title={film.title} lines={recording.lines} open={main} />
      </div>
    </article>
  );
}
