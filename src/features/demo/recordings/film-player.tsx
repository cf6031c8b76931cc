import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FILM_SIZE, filmFiles, filmTime } from './film-files.rules.ts';
import classes from './film-player.module.css';
import type { Film } from './films.data.ts';
import type { Recording } from './recordings.data.ts';

interface FilmPlayerProps {
  film: Film;
  recording: Recording;
}

/** Two films at once are two noises for the eye. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) if (video !== playing) video.pause();
}

/** Not by the attribute `default`, with which a browser loads them at once. */
function showCaptions(film: HTMLVideoElement): void {
  for (const track of film.textTracks) track.mode = 'showing';
}

/**
 * A film behind its poster; nothing of it is loaded before it is played. The browser's own controls play it: they are
 * there from the start where no script runs, and after the first press where one does.
 */
export function FilmPlayer({ film, recording }: FilmPlayerProps) {
  const [shows, setShows] = useState<'controls' | 'poster' | 'failure'>('controls');
  const video = useRef<HTMLVideoElement>(null);
  const { video: source, captions, poster } = filmFiles(film.name, recording.version);

  // A film that was started before the page was ready plays on.
  useEffect(() => {
    if (video.current?.paused !== false) return setShows('poster');
    showCaptions(video.current);
  }, []);

  const play = () => {
    setShows('controls');
    if (video.current) showCaptions(video.current);
    if (shows === 'failure') video.current?.load();
    // A failure is an event of the film (`onError`).
    video.current?.play().catch(() => undefined);
    // Once the controls are drawn: without them a film takes no focus.
    requestAnimationFrame(() => video.current?.focus());
  };

  return (
    <div className={classes.frame}>
      <video
        ref={video}
        className={classes.video}
        src={source}
        poster={poster}
        {...FILM_SIZE}
        preload="none"
        playsInline
        controls={shows === 'controls'}
        aria-label={film.title}
        onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
        onError={() => setShows('failure')}
      >
        <track kind="captions" src={captions} srcLang="en" label="English" />
      </video>
      {shows === 'poster' && (
        <button type="button" className={classes.cover} onClick={play}>
          <span className={classes.play}>
            <IconPlayerPlayFilled size={20} aria-hidden />
            <span>
              Play <span className={classes.unseen}>{film.title}, </span>
              {filmTime(recording.seconds)}
            </span>
          </span>
        </button>
      )}
      {shows === 'failure' && (
        <div className={classes.failure} role="alert">
          <p>The film could not be loaded.</p>
          <Button variant="default" onClick={play}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
