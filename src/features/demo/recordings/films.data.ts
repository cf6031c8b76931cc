/** The films of the page /demo: their places in public/films, in `recordings.data.ts` and in scripts/record-demo. */
export type FilmName =
  | 'dayitva-at-work'
  | 'matching'
  | 'impact-dashboard'
  | 'marketplace'
  | 'collaboration-tools';

export interface Film {
  name: FilmName;
  title: string;
  /** What the film shows, in one or two sentences. */
  about: string;
  /** Specification part 2, "Demo". */
  badge?: 'Popular' | 'New';
}

/** The video of the product. */
export const PRODUCT_FILM: Film = {
  name: 'dayitva-at-work',
  title: 'From the first look to shared work',
  about:
    'A company looks for a partner, asks for a collaboration, the NGO accepts, and both work in one workspace.',
};

/** The four feature demos, in the order of the specification (part 2, "Demo"). */
export const FEATURE_FILMS: readonly Film[] = [
  {
    name: 'matching',
    title: 'AI-Powered Matching',
    about: 'A search in plain words, how Dayitva understands it, and the reasons why a partner matches.',
    badge: 'Popular',
  },
  {
    name: 'impact-dashboard',
    title: 'Impact Dashboard',
    about: "Where India's CSR money goes: by state, per resident, by sector and by year, with the sources.",
    badge: 'New',
  },
  {
    name: 'marketplace',
    title: 'Marketplace Navigation',
    about:
      'Filters, the pages of the list, a profile with its checked registrations, and saving it for later.',
  },
  {
    name: 'collaboration-tools',
    title: 'Collaboration Tools',
    about: 'A workspace from inside: milestones, the team, the budget and the progress that both sides see.',
  },
];
