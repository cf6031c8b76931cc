import type { FilmLine } from '#features/demo/recordings/recordings.data.ts';

/** A place on the picture, in pixels of the film. */
export interface Place {
  x: number;
  y: number;
}

/** A part of the film in which nothing changes. */
export interface Frame {
  /** File of the picture. */
  picture: string;
  pointer: Place;
  /** True while the button of the mouse is down. */
  pressed: boolean;
  /** True while the page scrolls: the eye sees no small print then. */
  scrolling: boolean;
  seconds: number;
}

/** A recorded scene: its pictures in order, and what the captions say. */
export interface Take {
  frames: Frame[];
  lines: FilmLine[];
  seconds: number;
  /** File of the picture that stands for the film before it is played. */
  poster: string;
}
