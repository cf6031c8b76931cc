import type { BlockWords } from '#features/content/content-blocks/content-blocks.contract.ts';

const words = (content: string, title = ''): BlockWords => ({ title, content });

/*
 * Words of the home page where no block is published, while blocks load, and if they cannot be loaded: page key ->
 * block key -> words (specification part 1, "Home page content").
 */

export const HOME_HERO = {
  badge: words("India's Premier CSR Platform"),
  main_heading: words('CSR that both sides can stand behind'),
  sub_heading: words(
    'Corporates, NGOs and consultants find each other here, agree on a project, and run it in one shared workspace with milestones, dates and people.',
  ),
};

export const HOME_FEATURES = {
  main_heading: words('One platform, three places to work'),
  sub_heading: words('From the first search to the last milestone, in the same account.'),
};

/** The figures strip. The title is the label, the content the figure. */
export const HOME_IMPACT = {
  active_organizations: words('350+', 'Active organizations'),
  lives_impacted: words('8.3M+', 'Lives impacted'),
  states_covered: words('28', 'States and UTs covered'),
};

export const HOME_USER_TYPES = {
  main_heading: words('Built for each side of the table'),
  sub_heading: words('See what Dayitva does for you.'),
};

export const HOME_TESTIMONIALS = {
  main_heading: words('Stories from members'),
  sub_heading: words('In their own words. We review every story before publishing it.'),
};
