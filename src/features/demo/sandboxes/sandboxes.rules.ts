/** Time after which a sandbox is erased. */
export const SANDBOX_MINUTES = 30;

/** Sandboxes of the whole installation that exist at once. */
export const SANDBOXES_MAX = 10;

/** Sandboxes that visitors of one address have at once: an office or a home shares it. */
export const PER_ADDRESS_MAX = 2;

export const NOT_OFFERED = 'Sandboxes are not offered here.';
export const ALL_FULL = 'All sandboxes are in use. Please try again in a few minutes.';
export const ADDRESS_FULL =
  'Two sandboxes run from your address already. Please end one of them, or try again in a few minutes.';

/** Most bytes of all files of one sandbox, those of the demo data among them. */
export const SANDBOX_BYTES_MAX = 32 * 1024 * 1024;

/** The two accounts of a sandbox, side by side. */
export const SEATS = ['corporate', 'ngo'] as const;
export type Seat = (typeof SEATS)[number];

export const SEAT_NAMES: Record<Seat, string> = { corporate: 'Corporate', ngo: 'NGO' };

/** Members of the demo data who sit there. They run a collaboration together already. */
export const SEAT_EMAILS: Record<Seat, string> = {
  corporate: 'csr@tungavarna.example',
  ngo: 'programmes@aksharvan.example',
};

/** Steps of the task list, in order. Each ticks once its work was done in the sandbox. */
export const TASKS = ['request', 'accept', 'milestone'] as const;
export type Task = (typeof TASKS)[number];

/** Below this path are the APIs of the sandboxes. */
export const SANDBOX_PREFIX = '/sandbox';

/** Start of the addresses of one sandbox. */
export const sandboxStart = (token: string) => `${SANDBOX_PREFIX}/${token}`;
