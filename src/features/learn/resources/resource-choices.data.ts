/* Choices of the resource library (specification part 2, "Resource upload" and section 9). */

export const RESOURCE_CATEGORIES = [
  'Templates',
  'Tools',
  'Guides',
  'Financial',
  'Reports',
  'Case Studies',
] as const;

export const RESOURCE_TYPES = ['document', 'spreadsheet', 'presentation', 'video', 'image'] as const;

export const RESOURCE_TYPE_LABELS: Record<(typeof RESOURCE_TYPES)[number], string> = {
  document: 'Document',
  spreadsheet: 'Spreadsheet',
  presentation: 'Presentation',
  video: 'Video',
  image: 'Image',
};

export const RESOURCE_AUDIENCES = [
  'Corporate CSR Teams',
  'NGOs',
  'Program Managers',
  'Finance Teams',
  'All Levels',
] as const;

/** The first one is the default. */
export const RESOURCE_LANGUAGES = ['English', 'Hindi', 'Regional'] as const;

/** The first one is the default. */
export const RESOURCE_SORTS = [
  'newest',
  'oldest',
  'mostDownloaded',
  'mostViewed',
  'highestRated',
  'alphabetical',
] as const;
export type ResourceSort = (typeof RESOURCE_SORTS)[number];

export const RESOURCE_SORT_LABELS: Record<ResourceSort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  mostDownloaded: 'Most downloaded',
  mostViewed: 'Most viewed',
  highestRated: 'Highest rated',
  alphabetical: 'Alphabetical',
};

export const RESOURCE_STATUSES = ['pending', 'published', 'returned', 'declined'] as const;

export const RESOURCE_SEARCH_MAX = 100;
export const RESOURCES_A_PAGE = 12;
export const LATEST_RESOURCES = 6;
