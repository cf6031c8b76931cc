/** Path of the settings; every mail that can be switched off links to it. */
export const SETTINGS_PATH = '/profile?tab=settings';

/** Returns the path of a member's page. */
export const memberPath = (slug: string): string => `/members/${slug}`;

/** Returns the path to share a member by: the public page, else the profile in the marketplace. */
export const sharedPath = (member: { id: string; slug: string; is_page_public: boolean }): string =>
  member.is_page_public ? memberPath(member.slug) : `/marketplace?profile=${member.id}`;
