import type { ContentPage } from './content-blocks.contract.ts';

interface ContentPageWords {
  /** Name for admins (specification part 2, "Admin"). */
  label: string;
  /** Address at which its blocks are shown. */
  path: string;
  /** Its blocks are questions with their answers: admins know each by its question. */
  hasQuestions?: true;
}

/** Pages, or parts of a page, as admins see them. */
export const CONTENT_PAGE_WORDS: Record<ContentPage, ContentPageWords> = {
  home_hero: { label: 'Homepage Content', path: '/' },
  home_impact: { label: 'Impact Section', path: '/' },
  home_features: { label: 'Features Content', path: '/#platform' },
  home_user_types: { label: 'User Types Section', path: '/#for-whom' },
  home_testimonials: { label: 'Testimonials', path: '/#testimonials' },
  faq: { label: 'Questions of the home page', path: '/#faq', hasQuestions: true },
  help: { label: 'Help of the Support Center', path: '/support', hasQuestions: true },
  terms: { label: 'Terms of Service', path: '/terms' },
  privacy: { label: 'Privacy Policy', path: '/privacy' },
  support: { label: 'Support contact', path: '/support?tab=contact' },
  operator: { label: 'Operator', path: '/terms#operator' },
};
