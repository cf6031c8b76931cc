import type { BlockWords } from '#features/content/content-blocks/content-blocks.contract.ts';

/** Blocks with which the operator can be reached. Only the operator knows them: without words a block is not shown. */
export const SUPPORT_CONTACT = {
  email: { title: 'Email', content: '' },
  phone: { title: 'Phone', content: '' },
  address: { title: 'Address', content: '' },
  hours: { title: 'Hours', content: '<p>Mon-Fri 9:00 AM - 6:00 PM IST</p>' },
  forum: { title: 'Community forum', content: '<p>Ask in the community forum</p>' },
} satisfies Record<string, BlockWords>;

/** Key of the page of these blocks. */
export const SUPPORT_PAGE = 'support';
