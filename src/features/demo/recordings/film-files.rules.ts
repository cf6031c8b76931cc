import type { FilmName } from './films.data.ts';

/** Size of the pictures of a film, in pixels. */
export const FILM_SIZE = { width: 1280, height: 720 };

/** Addresses of the three files of a film. Browsers keep them for good: the version changes with their content. */
export const filmFiles = (name: FilmName, version: string) => ({
  video: `/films/${name}.webm?v=${version}`,
  captions: `/films/${name}.vtt?v=${version}`,
  poster: `/films/${name}.webp?v=${version}`,
});

/** A time of a film as players show it: `1:04`. */
export function filmTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
