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

export const RESOURCE_AUDIENCES = [
  'Corporate CSR Teams',
  'NGOs',
  'Program Managers',
  'Finance Teams',
  'All Levels',
] as const;

/** The first one is the default. */
export const RESOURCE_LANGUAGES = ['English', 'Hindi', 'Regional'] as const;
