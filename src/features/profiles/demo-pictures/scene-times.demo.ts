/** Colours of a scene at a time of the day or year, from the theme. */
interface SceneColours {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
}

interface SceneTime {
  /** End of the sentence that describes the drawing. */
  words: string;
  colours: SceneColours;
  /** Middle and radius of the sun. */
  sun: [x: number, y: number, radius: number];
}

export const TIMES: [SceneTime, ...SceneTime[]] = [
  {
    words: 'in the morning',
    colours: { sky: '#fdf7e9', sun: '#e8b244', far: '#c0e1cb', near: '#93cba6', ground: '#429561' },
    sun: [310, 70, 26],
  },
  {
    words: 'in the evening',
    colours: { sky: '#f5dca3', sun: '#d97263', far: '#eaa398', near: '#c5503f', ground: '#80271c' },
    sun: [300, 120, 34],
  },
  {
    words: 'in the rains',
    colours: { sky: '#cbd5ee', sun: '#f1eee7', far: '#8c9fd3', near: '#62b07d', ground: '#276b40' },
    sun: [110, 62, 24],
  },
];
